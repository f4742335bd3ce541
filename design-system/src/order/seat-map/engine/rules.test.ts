import fc from 'fast-check'
import { findGapsByOracle, findGaps, readRow } from '../sample/oracles.ts'
import { createSampleAuditorium } from '../sample/auditoriums.ts'
import { planSeats } from './plan.ts'
import { listBreaches, defaultSeatRules } from './rules.ts'
import type { SeatRules } from './types.ts'

/** What speaks against a row as text, a line a gap: "gap-between 4,5". */
function findBreaches(text: string, rules: SeatRules = defaultSeatRules): string[] {
  const { plan, chosen, isFree } = readRow(text)
  return listBreaches(plan, rules, chosen, isFree).map(
    (breach) => `${breach.rule} ${breach.seatIds.map((id) => plan.byId.get(id)?.column).join(',')}`,
  )
}

describe('gaps between chosen seats', () => {
  it('refuses a free seat between two chosen ones', () => {
    expect(findBreaches('..o.o..')).toEqual(['gap-between 4'])
  })

  it('refuses wider gaps by default and allows them when told so', () => {
    expect(findBreaches('..o..o..')).toEqual(['gap-between 4,5'])
    const wide = { ...defaultSeatRules, gapBetween: { enabled: true, allowMultiSeatGaps: true } }
    expect(findBreaches('..o..o..', wide)).toEqual([])
    expect(findBreaches('..o.o..', wide)).toEqual(['gap-between 4'])
  })

  it('lets an aisle or a taken seat divide a party', () => {
    expect(findBreaches('...o_o...')).toEqual([])
    expect(findBreaches('..oxo..')).toEqual([])
  })

  it('is silent when switched off', () => {
    const off = { ...defaultSeatRules, gapBetween: { enabled: false, allowMultiSeatGaps: false } }
    expect(findBreaches('..o.o..', off)).toEqual([])
  })
})

describe('single seats left at an aisle', () => {
  it('refuses one free seat between the choice and the end of the block', () => {
    expect(findBreaches('.oo....')).toEqual(['single-from-aisle 1'])
    expect(findBreaches('..._....oo._')).toEqual(['single-from-aisle 11'])
  })

  it('allows two free seats, and none', () => {
    expect(findBreaches('..oo...')).toEqual([])
    expect(findBreaches('oo.....')).toEqual([])
  })

  it('allows the gap when all the other seats of the run are chosen', () => {
    expect(findBreaches('.ooo')).toEqual([])
    expect(findBreaches('.ooox.')).toEqual([])
    const strict = {
      ...defaultSeatRules,
      singleFromAisle: { ...defaultSeatRules.singleFromAisle, allowIfRestChosen: false },
    }
    expect(findBreaches('.ooo', strict)).toEqual(['single-from-aisle 1'])
  })

  it('blames nobody for a seat that was alone before', () => {
    expect(findBreaches('.x..oo..')).toEqual([])
  })
})

describe('single seats left at a taken seat', () => {
  it('refuses one free seat between the choice and a taken one', () => {
    expect(findBreaches('..x.oo...')).toEqual(['single-from-unavailable 4'])
  })

  it('allows it when the run holds only the choice besides', () => {
    expect(findBreaches('..x.oox..')).toEqual([])
  })

  it('is the case of the design: H11 to H13 leaves H10 alone, H10 to H12 does not', () => {
    expect(findBreaches('xxx.ooo..x')).toEqual(['single-from-unavailable 4'])
    expect(findBreaches('xxxooo...x')).toEqual([])
  })
})

describe('sofas, companions and limits', () => {
  const plan = planSeats(
    createSampleAuditorium([
      { category: 'standard', rows: [['F', 'WC_ssss_CW']] },
      { category: 'sofa', rows: [['N', 'LRLMR']] },
    ]),
  )
  const named = (names: string) => plan.seats.filter((seat) => names.split(' ').includes(seat.name))
  const getBrokenRules = (names: string, rules = defaultSeatRules) =>
    listBreaches(plan, rules, named(names), () => true).map((breach) => breach.rule)

  it('refuses part of a sofa, and names the empty part', () => {
    expect(listBreaches(plan, defaultSeatRules, named('N1'), () => true)).toEqual([
      { rule: 'sofa-filled', seatIds: named('N2').map((seat) => seat.id) },
    ])
    expect(getBrokenRules('N1 N2')).toEqual([])
    expect(getBrokenRules('N3 N4')).toEqual(['sofa-filled'])
  })

  it('allows one sofa in part when told so, and no second', () => {
    const loose = { ...defaultSeatRules, sofaFilled: { enabled: true, allowSinglePartial: true } }
    expect(getBrokenRules('N1', loose)).toEqual([])
    expect(getBrokenRules('N2 N3', loose)).toEqual(['sofa-filled', 'sofa-filled'])
  })

  it('asks for the wheelchair place of a companion', () => {
    expect(getBrokenRules('F2')).toEqual(['wheelchair-associated'])
    expect(getBrokenRules('F1 F2')).toEqual([])
    expect(getBrokenRules('F1')).toEqual([])
    expect(getBrokenRules('F1 F7')).toEqual(['wheelchair-associated'])
  })

  it('counts the seats of each category, and those without a category together', () => {
    const limits = [
      { areaCategoryId: 'wheelchair', count: 1 },
      { areaCategoryId: null, count: 1 },
    ]
    expect(listBreaches(plan, defaultSeatRules, named('F1 F3'), () => true, limits)).toEqual([])
    const over = listBreaches(plan, defaultSeatRules, named('F1 F2 F3'), () => true, limits)
    expect(over.map((breach) => breach.rule)).toContain('limit')
  })
})

describe('a rule that is switched off', () => {
  const plan = planSeats(
    createSampleAuditorium([
      { category: 'standard', rows: [['F', 'WC_ssss_CW']] },
      { category: 'sofa', rows: [['N', 'LRLMR']] },
    ]),
  )
  const named = (names: string) => plan.seats.filter((seat) => names.split(' ').includes(seat.name))
  const getBreaches = (
    names: string,
    rules: SeatRules,
    limits: Parameters<typeof listBreaches>[4] = undefined,
  ) => listBreaches(plan, rules, named(names), () => true, limits).map((breach) => breach.rule)

  it('is silent about single seats left at an aisle', () => {
    const off = {
      ...defaultSeatRules,
      singleFromAisle: { ...defaultSeatRules.singleFromAisle, enabled: false },
    }
    expect(findBreaches('.oo....')).not.toEqual([])
    expect(findBreaches('.oo....', off)).toEqual([])
  })

  it('is silent about single seats left at a taken seat', () => {
    const off = {
      ...defaultSeatRules,
      singleFromUnavailable: { ...defaultSeatRules.singleFromUnavailable, enabled: false },
    }
    expect(findBreaches('..x.oo...')).not.toEqual([])
    expect(findBreaches('..x.oo...', off)).toEqual([])
  })

  it('is silent about sofas, companions and limits', () => {
    const limits = [{ areaCategoryId: null, count: 1 }]
    expect(
      getBreaches('N1', { ...defaultSeatRules, sofaFilled: { enabled: false, allowSinglePartial: false } }),
    ).toEqual([])
    expect(getBreaches('F2', { ...defaultSeatRules, wheelchairAssociated: { enabled: false } })).toEqual([])
    expect(getBreaches('N1 N2', defaultSeatRules, limits)).toContain('limit')
    expect(getBreaches('N1 N2', { ...defaultSeatRules, limit: { enabled: false } }, limits)).not.toContain(
      'limit',
    )
  })
})

describe('sofas beside a single seat', () => {
  const plan = planSeats(createSampleAuditorium([{ category: 'sofa', rows: [['N', 'sLRsss']] }]))
  const [alone, left, right, ...others] = plan.seats
  const ignored = (ignoreSofas: boolean, isFree: (seat: (typeof plan.seats)[number]) => boolean) =>
    listBreaches(
      plan,
      {
        ...defaultSeatRules,
        singleFromAisle: { ...defaultSeatRules.singleFromAisle, ignoreSofas },
        singleFromUnavailable: { ...defaultSeatRules.singleFromUnavailable, ignoreSofas },
      },
      [left, right].filter((seat) => seat !== undefined),
      isFree,
    ).map((breach) => breach.rule)

  it('are no reason to blame the choice for a seat left at an aisle, unless they are told to be', () => {
    expect(ignored(true, () => true)).toEqual([])
    expect(ignored(false, () => true)).toEqual(['single-from-aisle'])
  })

  it('nor for one left at a taken seat', () => {
    const isFree = (seat: (typeof plan.seats)[number]) => seat !== others[1]
    expect(alone && isFree(alone)).toBe(true)
    expect(ignored(true, isFree)).toEqual([])
    expect(ignored(false, isFree)).toContain('single-from-unavailable')
  })
})

describe('a brute-force oracle', () => {
  const marks = fc.array(fc.constantFrom('.', '.', '.', 'x', 'o', 'o', '_'), {
    minLength: 1,
    maxLength: 16,
  })
  const single = fc.record({
    enabled: fc.boolean(),
    ignoreSofas: fc.boolean(),
    allowIfRestChosen: fc.boolean(),
  })
  const anyRules = fc
    .record({
      gapBetween: fc.record({ enabled: fc.boolean(), allowMultiSeatGaps: fc.boolean() }),
      singleFromAisle: single,
      singleFromUnavailable: single,
    })
    .map((own): SeatRules => ({ ...defaultSeatRules, ...own }))
  /** Sofas of two and three and wheelchair places with companions among other seats, cut to the row. */
  const anyPlaces = fc
    .array(fc.constantFrom('s', 's', 's', 'LR', 'LMR', 'WC', 'CW'), { minLength: 16, maxLength: 16 })
    .map((parts) => parts.join('').slice(0, 16))

  it('agrees on 5,000 random rows', () => {
    fc.assert(
      fc.property(marks, (row) => {
        const text = row.join('')
        expect(findGaps(text)).toEqual(findGapsByOracle(text))
      }),
      { numRuns: 5_000, seed: 7 },
    )
  })

  it('agrees on 5,000 with sofas, wheelchair places and companions, under whatever options', () => {
    fc.assert(
      fc.property(marks, anyPlaces, anyRules, (row, places, rules) => {
        const text = row.join('')
        expect(findGaps(text, places, rules)).toEqual(findGapsByOracle(text, places, rules))
      }),
      { numRuns: 5_000, seed: 7 },
    )
  })
})
