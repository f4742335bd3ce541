import { createHash } from 'node:crypto'
import { readProofOfWork } from '@foyer/contract/wire/captcha'
import { failed, success } from '../../cache/result.ts'
import type { ApiClient } from '../http/api-client.ts'
import { CaptchaAnswer } from './captcha-answer.ts'

const salt = 'salt.1800000000000'
const challenge = {
  algorithm: 'SHA-256',
  salt,
  challenge: createHash('sha256').update(`${salt}1234`).digest('hex'),
  maximum: 60_000,
  signature: 'signed',
} as const

function setUp(answer: unknown = success({ status: 200, body: { challenge }, serverTime: null })) {
  const call = jest.fn(async (_operation: string, _request: unknown) => answer)
  return { call, captcha: new CaptchaAnswer({ call } as unknown as ApiClient, 'sign-in') }
}

it('is found from the form’s first focus on, once, for the form’s action', async () => {
  const { captcha, call } = setUp()
  captcha.begin()
  captcha.begin()
  expect(readProofOfWork((await captcha.answer()) ?? '')).toMatchObject({ salt, found: 1_234 })
  expect(call).toHaveBeenCalledTimes(1)
  expect(call.mock.calls[0]?.slice(0, 2)).toEqual(['createCaptchaChallenge', { body: { action: 'sign-in' } }])
})

it('is another one for the next call', async () => {
  const { captcha, call } = setUp()
  captcha.begin()
  await captcha.answer()
  captcha.spend()
  expect(await captcha.answer()).toBeUndefined()
  captcha.begin()
  expect(await captcha.answer()).toBeDefined()
  expect(call).toHaveBeenCalledTimes(2)
})

it.each([
  ['the server needs none', success({ status: 200, body: { challenge: null }, serverTime: null })],
  ['the server does not answer', failed({ kind: 'transport', reason: 'network', retryable: true })],
  [
    'the challenge has no solution',
    success({ status: 200, body: { challenge: { ...challenge, maximum: 10 } }, serverTime: null }),
  ],
])('is none where %s: the call goes without', async (_, answer) => {
  const { captcha } = setUp(answer)
  captcha.begin()
  expect(await captcha.answer()).toBeUndefined()
})

it('is given up with the form', async () => {
  const { captcha } = setUp()
  captcha.begin()
  const answer = captcha.answer()
  captcha.spend()
  expect(await answer).toBeUndefined()
})
