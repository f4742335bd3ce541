import { failed, success, type Result } from '../../cache/result.ts'
import type { Failure } from './failure.ts'
import { poll } from './polling.ts'

const offline: Failure = { kind: 'transport', reason: 'network', retryable: true }

describe('poll', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('asks at once and ends with the first answer that is done', async () => {
    const ask = jest.fn(() => Promise.resolve(success('Completed')))
    await expect(poll({ ask, isDone: (status) => status !== 'Pending' })).resolves.toEqual(
      success('Completed'),
    )
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('waits 1, 2, 4, 8 s and clips the last wait to 30 s in all, then says that it was never ready', async () => {
    const start = Date.now()
    const requestedAt: number[] = []
    const ask = () => {
      requestedAt.push((Date.now() - start) / 1_000)
      return Promise.resolve(success('Pending'))
    }
    const result = poll({ ask, isDone: () => false })
    await jest.advanceTimersByTimeAsync(60_000)
    await expect(result).resolves.toEqual(failed({ kind: 'polling', retryable: true }))
    expect(requestedAt).toEqual([0, 1, 3, 7, 15, 30])
  })

  it('ends with a failure of the question', async () => {
    const answers: Result<string, Failure>[] = [success('Pending'), failed(offline)]
    const result = poll({ ask: () => Promise.resolve(answers.shift()!), isDone: () => false })
    await jest.advanceTimersByTimeAsync(1_000)
    await expect(result).resolves.toEqual(failed(offline))
  })

  it('stops when it is given up', async () => {
    const ask = jest.fn(() => Promise.resolve(success('Pending')))
    const controller = new AbortController()
    const result = poll({ ask, isDone: () => false, signal: controller.signal })
    await jest.advanceTimersByTimeAsync(1_500)
    controller.abort()
    await jest.advanceTimersByTimeAsync(0)
    await expect(result).resolves.toMatchObject({
      ok: false,
      failure: { kind: 'transport', reason: 'aborted' },
    })
    expect(ask).toHaveBeenCalledTimes(3)
  })
})
