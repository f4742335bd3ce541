import { jobsKey, scheduleJob } from './job-times.ts'
import { ScheduledJobs } from './scheduled-jobs.ts'
import type { Storage } from './storage.ts'

const noon = Date.parse('2026-11-22T12:00:00Z')

beforeEach(() => {
  jest.useFakeTimers({ now: noon })
})
afterEach(() => {
  jest.useRealTimers()
})

/** A browser in which every `load` is a page that was loaded. */
function browser(stored?: string) {
  const entries = new Map<string, string>(stored === undefined ? [] : [[jobsKey, stored]])
  const local: Storage = {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  }
  const reset = jest.fn()
  const logger = { warn: jest.fn(), error: jest.fn() }
  const load = () =>
    new ScheduledJobs({
      local,
      clock: { now: () => Date.now() },
      logger,
      handlers: { 'loyalty-reset': reset, 'forget-tickets': () => undefined },
    })
  const schedule = (at: number) => scheduleJob(local, 'loyalty-reset', at)
  return { entries, load, schedule, reset, logger }
}

describe('a scheduled job', () => {
  it('runs within a second once its time has passed, once, and is gone over two reloads', () => {
    const { entries, load, schedule, reset } = browser()
    const first = load()
    schedule(noon + 60_000)
    const stop = first.start()
    jest.advanceTimersByTime(59_000)
    expect(reset).not.toHaveBeenCalled()
    stop()
    const stopAgain = load().start()
    jest.advanceTimersByTime(1_000)
    expect(reset).toHaveBeenCalledTimes(1)
    expect(entries.size).toBe(0)
    stopAgain()
    const stopLast = load().start()
    jest.advanceTimersByTime(10_000)
    expect(reset).toHaveBeenCalledTimes(1)
    stopLast()
  })

  it('whose time passed while no page was open runs at once', () => {
    const { load, schedule, reset } = browser()
    schedule(noon - 1)
    load().start()()
    expect(reset).toHaveBeenCalledTimes(1)
  })

  it('is looked for once a second, no more often', () => {
    const { load, schedule, reset } = browser()
    schedule(noon + 100)
    const stop = load().start()
    jest.advanceTimersByTime(999)
    expect(reset).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(reset).toHaveBeenCalledTimes(1)
    stop()
  })

  it('runs once for two tabs', () => {
    const { load, schedule, reset } = browser()
    schedule(noon + 500)
    const stops = [load().start(), load().start()]
    jest.advanceTimersByTime(5_000)
    expect(reset).toHaveBeenCalledTimes(1)
    for (const stop of stops) stop()
  })

  it('that fails is told in the log, and gone', () => {
    const { entries, load, schedule, reset, logger } = browser()
    reset.mockImplementation(() => {
      throw new Error('no')
    })
    schedule(noon)
    load().start()()
    expect(logger.error).toHaveBeenCalledTimes(1)
    expect(entries.size).toBe(0)
  })
})

it.each(['', 'null', '[]', '{"loyalty-reset":5}', '{"loyalty-reset":"soon"}', '{"another":"2020-01-01"}'])(
  'passes over jobs that are not as they were written: %s',
  (stored) => {
    const { load, reset } = browser(stored)
    load().start()()
    expect(reset).not.toHaveBeenCalled()
  },
)
