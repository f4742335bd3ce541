import { failed, success } from '../../cache/result.ts'
import { answerChallenges } from './answer-challenges.ts'
import type { ApiClient, CallOptions } from './api-client.ts'
import type { Failure } from './failure.ts'

const challenge = {
  algorithm: 'SHA-256' as const,
  salt: 'salt',
  challenge: 'abc',
  maximum: 60_000,
  signature: 'signed',
}
const challenged: Failure = {
  kind: 'condition',
  condition: 'captcha-required',
  status: 403,
  problem: { type: 'urn:foyer:problem:captcha-required', status: 403, title: 'A challenge', challenge },
  retryable: false,
}
const order = { status: 200, body: { order: {} }, serverTime: null }

/** A client whose calls come to these results, the last of them for ever. */
function createClient(results: readonly (Failure | 'ok')[]) {
  const calls: CallOptions[] = []
  const client: ApiClient = {
    call: async (_operation, _request, options = {}) => {
      const result = results[Math.min(calls.length, results.length - 1)]
      calls.push(options)
      return result === 'ok' || result === undefined ? success(order as never) : failed(result)
    },
  }
  return { client, calls }
}
const hold = (client: ApiClient, options?: CallOptions) =>
  client.call('resetOrderExpiry', { params: { orderId: 'o' } }, options)

describe('a call that a server wants work for', () => {
  it('is repeated with the answer', async () => {
    const { client, calls } = createClient([challenged, 'ok'])
    const solve = jest.fn(async () => 'solved')
    const result = await hold(answerChallenges(client, async () => solve))
    expect(result).toMatchObject({ ok: true })
    expect(solve).toHaveBeenCalledWith(challenge, undefined)
    expect(calls).toEqual([{}, { captchaResponse: 'solved' }])
  })

  it('is asked for another where the first ran out, and given up after three', async () => {
    const { client, calls } = createClient([challenged])
    const result = await hold(answerChallenges(client, async () => async () => 'solved'))
    expect(result).toEqual(failed(challenged))
    expect(calls).toHaveLength(4)
  })

  it('is refused where nobody finds the number', async () => {
    const { client, calls } = createClient([challenged])
    expect(await hold(answerChallenges(client, async () => async () => null))).toEqual(failed(challenged))
    expect(calls).toHaveLength(1)
  })

  it('fetches nothing where nothing is asked', async () => {
    const load = jest.fn()
    const { client } = createClient(['ok'])
    await hold(answerChallenges(client, load))
    expect(load).not.toHaveBeenCalled()
  })
})
