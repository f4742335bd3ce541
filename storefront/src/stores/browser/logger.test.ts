import { createConsoleLogger } from './logger.ts'

describe('the log of the browser', () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined)
  const error = jest.spyOn(console, 'error').mockReturnValue(undefined)
  beforeEach(() => {
    warn.mockClear()
    error.mockClear()
  })
  afterAll(() => {
    warn.mockRestore()
    error.mockRestore()
  })

  it.each([
    ['DEBUG', 1],
    ['INFO', 1],
    ['WARN', 1],
    ['ERROR', 0],
  ] as const)('with the threshold %s has %d warnings of one, and every error', (threshold, warnings) => {
    const logger = createConsoleLogger(threshold)
    logger.warn('The films are late')
    logger.error('There are no films')
    expect(warn).toHaveBeenCalledTimes(warnings)
    expect(error).toHaveBeenCalledWith('There are no films')
  })
})
