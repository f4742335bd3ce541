import { answerLimit, longestWait, repeatWhileSeen, type Turn } from './repeat-while-seen.ts'

const every = 2_000

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** A page that can be hidden, over scripted turns; the last one over and over. */
function open(...turns: Turn[]) {
  let isVisible = true
  const listeners = new Set<() => void>()
  const signals: AbortSignal[] = []
  const ask = jest.fn(async (signal: AbortSignal): Promise<Turn> => {
    signals.push(signal)
    return (turns.length > 1 ? turns.shift() : turns[0]) ?? 'again'
  })
  const page = {
    isVisible: () => isVisible,
    onChange(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const stop = repeatWhileSeen({ ask, every: () => every, page })
  const show = (visible: boolean) => {
    isVisible = visible
    for (const listener of listeners) listener()
  }
  return { ask, listeners, show, signals, stop }
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

it('asks every two seconds', async () => {
  const { ask, stop } = open('again')
  await pass(every - 1)
  expect(ask).not.toHaveBeenCalled()
  await pass(1)
  expect(ask).toHaveBeenCalledTimes(1)
  await pass(3 * every)
  expect(ask).toHaveBeenCalledTimes(4)
  stop()
})

it('says nothing while the page is hidden, and asks at once when it is seen again', async () => {
  const { ask, show, stop } = open('again')
  show(false)
  await pass(60_000)
  expect(ask).not.toHaveBeenCalled()
  show(true)
  await pass(0)
  expect(ask).toHaveBeenCalledTimes(1)
  await pass(every)
  expect(ask).toHaveBeenCalledTimes(2)
  stop()
})

it('waits twice as long after each failure, half a minute at most, and as before once it is answered', async () => {
  const { ask, stop } = open(...Array.from({ length: 6 }, (): Turn => 'failed'), 'again')
  await pass(every)
  const waits: number[] = []
  for (let count = 1; count <= 7; count += 1) {
    let waited = 0
    while (ask.mock.calls.length === count) {
      await pass(500)
      waited += 500
    }
    waits.push(waited)
  }
  expect(waits).toEqual([4_000, 8_000, 16_000, longestWait, longestWait, longestWait, every])
  stop()
})

it('does not wait for the end of a failure when the network is back', async () => {
  const { ask, show, stop } = open('failed')
  await pass(every)
  show(true)
  await pass(0)
  expect(ask).toHaveBeenCalledTimes(2)
  stop()
})

it('asks no more once it is done', async () => {
  const { ask, show } = open('again', 'done')
  await pass(2 * every)
  show(true)
  await pass(60_000)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('gives up a question that is not answered, and asks one at a time', async () => {
  const { ask, show, signals, stop } = open('again')
  let answer: (turn: Turn) => void = () => undefined
  ask.mockImplementationOnce((signal) => {
    signals.push(signal)
    return new Promise((resolve) => {
      answer = resolve
    })
  })
  await pass(every)
  show(true)
  await pass(answerLimit - 1)
  expect([ask.mock.calls.length, signals[0]?.aborted]).toEqual([1, false])
  await pass(1)
  expect(signals[0]?.aborted).toBe(true)
  answer('failed')
  await pass(2 * every - 1)
  expect(ask).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(ask).toHaveBeenCalledTimes(2)
  stop()
})

it('hears and asks nothing after it was stopped', async () => {
  const { ask, listeners, stop } = open('again')
  stop()
  await pass(60_000)
  expect([ask.mock.calls.length, listeners.size]).toEqual([0, 0])
})
