import { createAdjustableClock, createFixedClock } from '../domain/clock.ts'
import { LeftOutRecords } from './left-out-records.ts'

const found = (count: number) => ({ films: { count, fields: ['title'] } })

it('counts every record, and logs the same finding once a minute', () => {
  const clock = createAdjustableClock(createFixedClock(0))
  const records = new LeftOutRecords(clock)
  const log = { warn: jest.fn() }
  records.add('getFilms', found(2), log)
  records.add('getFilms', found(2), log)
  expect(records.total).toBe(4)
  expect(log.warn).toHaveBeenCalledTimes(1)
  expect(log.warn).toHaveBeenCalledWith({ call: 'getFilms', leftOut: found(2) }, expect.any(String))
  records.add('getSiteFilms', found(1), log)
  expect(log.warn).toHaveBeenCalledTimes(2)
  clock.advance(60_000)
  records.add('getFilms', found(1), log)
  expect(log.warn).toHaveBeenCalledTimes(3)
  expect(records.total).toBe(6)
})
