import type { FilmAdvanceBookingRule } from '@foyer/contract/wire/films'
import { hasRewardPeriod, findPeriod, getBookingOpening } from './booking-opening.ts'

const early = '2026-11-20T06:00:00Z'
const opens = '2026-11-22T06:00:00Z'
const createRule = (...periods: [startsAt: string, restriction: string][]): FilmAdvanceBookingRule => ({
  id: 'r1',
  filmId: 'f1',
  siteId: null,
  bookingPeriods: periods.map(([startsAt, restriction]) => ({
    startsAt,
    orderBookingModes: ['Paid'],
    restriction,
    rewardId: restriction === 'MemberReward' ? 'preview' : null,
  })),
})
const rule = createRule([opens, 'None'], [early, 'MemberReward'])
const at = (instant: string, offset = 0) => Date.parse(instant) + offset
const holder = new Set(['preview'])

it('S4-129: a period of everybody applies to everybody, from its first moment on', () => {
  expect(getBookingOpening(rule, at(opens, -1))).toEqual({ kind: 'holders', opensAt: opens })
  expect(getBookingOpening(rule, at(opens))).toEqual({ kind: 'open' })
})

it('S4-130 S6-012: a period of a reward applies to who holds it', () => {
  expect(getBookingOpening(rule, at(early), holder)).toEqual({ kind: 'open' })
  expect(getBookingOpening(rule, at(early, -1), holder)).toEqual({ kind: 'closed', opensAt: early })
})

it('S4-131: and to nobody else, another reward included', () => {
  expect(getBookingOpening(rule, at(early))).toEqual({ kind: 'holders', opensAt: opens })
  expect(getBookingOpening(rule, at(early), new Set(['birthday']))).toMatchObject({ kind: 'holders' })
  expect(getBookingOpening(createRule([early, 'MemberReward']), at(opens))).toEqual({
    kind: 'holders',
    opensAt: null,
  })
})

it('S4-132: the earliest that applies counts', () => {
  const twice = createRule([opens, 'None'], ['2026-11-21T06:00:00Z', 'None'], [early, 'MemberReward'])
  expect(getBookingOpening(twice, at(early, -1))).toEqual({ kind: 'closed', opensAt: '2026-11-21T06:00:00Z' })
  expect(findPeriod(twice, at(opens), holder)?.startsAt).toBe(opens)
})

it('is open without a rule or any period, and closed by a restriction that nobody knows', () => {
  expect(getBookingOpening(null, 0)).toEqual({ kind: 'open' })
  expect(getBookingOpening(createRule(), 0)).toEqual({ kind: 'open' })
  expect(getBookingOpening(createRule([early, 'Staff']), at(opens), holder)).toEqual({
    kind: 'closed',
    opensAt: null,
  })
  expect([hasRewardPeriod(rule), hasRewardPeriod(createRule([early, 'None']))]).toEqual([true, false])
})
