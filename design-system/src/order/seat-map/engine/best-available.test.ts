import fc from 'fast-check'
import { placeAuditorium } from '../geometry/place.ts'
import { findBestByForce, listSubsets, getWorth } from '../sample/oracles.ts'
import { createSampleAuditorium, createStatuses, vault, vaultTaken } from '../sample/auditoriums.ts'
import { findBestAvailable } from './best-available.ts'
import { planSeats, type PlanSeat } from './plan.ts'
import { listBreaches, defaultSeatRules } from './rules.ts'
import { SeatEngine } from './seat-engine.ts'
import type { SeatLimit, SeatRules } from './types.ts'

const getNames = (engine: SeatEngine, ids: readonly string[] | null) =>
  ids && engine.seats(ids).map((seat) => seat.name)

describe('best available', () => {
  const standard = (count: number) => [{ areaCategoryId: 'standard', count }]

  it('finds the seats of the design in its room', () => {
    const engine = new SeatEngine({
      auditorium: vault,
      statuses: createStatuses(vault, vaultTaken),
      limits: standard(3),
    })
    expect(getNames(engine, engine.bestAvailable())).toEqual(['H10', 'H11', 'H12'])
    expect(engine.getSnapshot().selection).toEqual([])
  })

  it('keeps to the category of the tickets', () => {
    const limits = [{ areaCategoryId: 'premier', count: 2 }]
    const engine = new SeatEngine({ auditorium: vault, statuses: createStatuses(vault, vaultTaken), limits })
    const seats = engine.seats(engine.bestAvailable() ?? [])
    expect(seats).toHaveLength(2)
    expect(seats.every((seat) => seat.categoryId === 'premier')).toBe(true)
  })

  it('takes a wheelchair place with its companion first, and the others near them', () => {
    const limits = [
      { areaCategoryId: 'standard', count: 1 },
      { areaCategoryId: 'wheelchair', count: 2 },
    ]
    const engine = new SeatEngine({ auditorium: vault, statuses: createStatuses(vault, vaultTaken), limits })
    const seats = engine.seats(engine.bestAvailable() ?? [])
    expect(seats.map((seat) => seat.kind).sort()).toEqual(['Companion', 'Normal', 'Wheelchair'])
    expect(seats.every((seat) => ['E', 'F', 'G'].includes(seat.rowLabel))).toBe(true)
  })

  it('sells sofas whole', () => {
    const limits = [{ areaCategoryId: 'sofa', count: 4 }]
    const engine = new SeatEngine({ auditorium: vault, statuses: createStatuses(vault, vaultTaken), limits })
    expect(getNames(engine, engine.bestAvailable())).toEqual(['N10', 'N11', 'N12', 'N13'])
  })

  describe('of three on sofas for two', () => {
    const auditorium = createSampleAuditorium([{ category: 'sofa', rows: [['A', 'LRLRLR']] }])
    const three = (rules: SeatRules) => {
      const limits = [{ areaCategoryId: 'sofa', count: 3 }]
      const engine = new SeatEngine({ auditorium, statuses: createStatuses(auditorium), limits, rules })
      const ids = engine.bestAvailable()
      engine.select(ids ?? [])
      return { names: getNames(engine, ids), engine }
    }
    const partial = { ...defaultSeatRules, sofaFilled: { enabled: true, allowSinglePartial: true } }

    it('leaves a part of one free where that is allowed', () => {
      const { names, engine } = three(partial)
      expect(names).toHaveLength(3)
      expect(engine.getSnapshot()).toMatchObject({ ready: true, refusal: null })
    })

    it('is nothing where sofas are sold whole', () => {
      expect(three(defaultSeatRules).names).toBeNull()
    })

    it('takes whole sofas first for a party that they seat', () => {
      const limits = [{ areaCategoryId: 'sofa', count: 2 }]
      const engine = new SeatEngine({
        auditorium,
        statuses: createStatuses(auditorium),
        limits,
        rules: partial,
      })
      const seats = engine.seats(engine.bestAvailable() ?? [])
      expect(new Set(seats.flatMap((seat) => seat.groupIds)).size).toBe(1)
    })

    it('finds it also where nothing is said against parts of sofas', () => {
      const off = { ...defaultSeatRules, sofaFilled: { enabled: false, allowSinglePartial: false } }
      expect(three(off).names).toHaveLength(3)
    })
  })

  it('divides a party that no row can hold, and says null when there are not enough', () => {
    const auditorium = createSampleAuditorium([
      {
        category: 'standard',
        rows: [
          ['A', 'ssss'],
          ['B', 'ssss'],
        ],
      },
    ])
    const engine = new SeatEngine({ auditorium, statuses: createStatuses(auditorium), limits: standard(6) })
    expect(engine.bestAvailable()).toHaveLength(6)
    engine.setLimits(standard(9))
    expect(engine.bestAvailable()).toBeNull()
  })
})

it('agrees with brute force on small rooms: fewest parts, one row first, nearest the focal point', () => {
  const row = fc.array(fc.constantFrom('.', '.', 'x'), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(fc.tuple(row, row, row), fc.integer({ min: 1, max: 4 }), (rows, count) => {
      const plan = planSeats(
        createSampleAuditorium([
          { category: 'standard', rows: rows.map((_, i) => ['ABC'[i] as string, 'ss_ss'] as const) },
        ]),
      )
      const place = placeAuditorium(plan)
      const marks = rows.flat()
      const isFree = (seat: PlanSeat) => marks[seat.index] === '.'
      const found = findBestAvailable({
        plan,
        place,
        rules: defaultSeatRules,
        limits: [{ areaCategoryId: 'standard', count }],
        isFree,
      })
      const best = findBestByForce(plan, place, isFree, count)
      expect(found !== null).toBe(best !== undefined)
      if (!found || !best) return
      expect(new Set(found)).toEqual(new Set(found.filter(isFree)))
      expect(new Set(found).size).toBe(count)
      expect(listBreaches(plan, defaultSeatRules, found, isFree)).toEqual([])
      // More than two parts are put together as they come: any choice that is allowed will do.
      if (best.runs > 2) return
      const worth = getWorth(place, found)
      expect(worth).toEqual({ ...best, score: expect.closeTo(best.score, 6) as number })
    }),
    { numRuns: 1_500, seed: 11 },
  )
})

describe('places that are bound to each other', () => {
  /** Companion seats are a kind of place of their own, as where a ticket is for them alone. */
  function withCompanions(areas: Parameters<typeof createSampleAuditorium>[0]) {
    const auditorium = createSampleAuditorium(areas)
    const own = <S extends { type: string; areaCategoryId: string }>(seat: S): S =>
      seat.type === 'Companion' ? { ...seat, areaCategoryId: 'companion' } : seat
    return planSeats({
      ...auditorium,
      areas: auditorium.areas.map((area) => ({
        ...area,
        rows: area.rows.map((row) => ({ ...row, seats: row.seats.map(own) })),
      })),
    })
  }
  const find = (
    plan: ReturnType<typeof planSeats>,
    limits: SeatLimit[],
    isFree: (seat: PlanSeat) => boolean,
  ) => findBestAvailable({ plan, place: placeAuditorium(plan), rules: defaultSeatRules, limits, isFree })

  it('goes on to the next best wheelchair place when the best has lost its companion seat', () => {
    const plan = withCompanions([{ category: 'wheelchair', rows: [['A', 'WC_WC_WC']] }])
    const limits = [
      { areaCategoryId: 'companion', count: 1 },
      { areaCategoryId: 'wheelchair', count: 1 },
    ]
    const names = (lost: string[]) =>
      find(plan, limits, (seat) => !lost.includes(seat.name))?.map((seat) => seat.name)
    expect(names([])).toEqual(['A3', 'A4'])
    expect(names(['A4'])).toEqual(['A5', 'A6'])
    expect(names(['A4', 'A6'])).toEqual(['A1', 'A2'])
    expect(names(['A2', 'A4', 'A6'])).toBeUndefined()
  })

  /** How often a seat's status is read before the search finds that nothing fits. */
  function countLookups(
    rowCount: number,
    wanted: Record<string, number>,
    isTaken: (seat: PlanSeat) => boolean,
  ) {
    const letters = [...'ABCDEFGHJKLMNPQRST']
    const rows = letters.slice(0, rowCount).map((label) => [label, 'WC_WC_WC_WC_WC_WC_WC_WC'] as const)
    const plan = withCompanions([{ category: 'wheelchair', rows }])
    let count = 0
    const limits = Object.entries(wanted).map(([areaCategoryId, each]) => ({ areaCategoryId, count: each }))
    const found = find(plan, limits, (seat) => {
      count += 1
      return !isTaken(seat)
    })
    expect(found).toBeNull()
    return count / plan.seats.length
  }

  it('knows at one look that there are too few', () => {
    const noCompanions = (seat: PlanSeat) => seat.categoryId === 'companion'
    expect(countLookups(12, { wheelchair: 4, companion: 4 }, noCompanions)).toBeLessThan(4)
  })

  it('gives up a room where every place has lost its other half, before a visitor feels it', () => {
    const isHalf = (seat: PlanSeat) => (seat.categoryId === 'companion') === (seat.row % 2 === 0)
    expect(countLookups(12, { wheelchair: 3, companion: 3 }, isHalf)).toBeLessThan(5_000)
  })

  const marks = (length: number) =>
    fc.array(fc.constantFrom('.', '.', 'x'), { minLength: length, maxLength: length })
  const count = (max: number) => fc.integer({ min: 0, max })

  it('finds seats whenever brute force does, for parties of several kinds in rooms with few places left', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('WC_WC', 'WCWC', 'CW_WC', 'WCCW'),
        fc.constantFrom('LRLR', 'LMR_LR', 'LMRLR'),
        marks(20),
        fc.record({ wheelchair: count(2), companion: count(2), sofa: count(4), standard: count(3) }),
        (places, sofas, statuses, wanted) => {
          const plan = withCompanions([
            { category: 'wheelchair', rows: [['A', places]] },
            { category: 'standard', rows: [['B', 'ss_ss']] },
            { category: 'sofa', rows: [['C', sofas]] },
          ])
          const isFree = (seat: PlanSeat) => statuses[seat.index] === '.'
          const limits = Object.entries(wanted)
            .map(([areaCategoryId, each]) => ({ areaCategoryId, count: each }))
            .filter((limit) => limit.count > 0)
          fc.pre(limits.length > 0)
          const choices = limits.reduce<PlanSeat[][]>(
            (sets, limit) => {
              const own = plan.seats.filter(
                (seat) => isFree(seat) && seat.categoryId === limit.areaCategoryId,
              )
              return sets.flatMap((set) => listSubsets(own, limit.count).map((more) => [...set, ...more]))
            },
            [[]],
          )
          const isPossible = choices.some(
            (seats) => listBreaches(plan, defaultSeatRules, seats, isFree).length === 0,
          )
          const found = find(plan, limits, isFree)
          expect(found !== null).toBe(isPossible)
          if (!found) return
          expect(listBreaches(plan, defaultSeatRules, found, isFree, limits)).toEqual([])
          for (const limit of limits) {
            expect(found.filter((seat) => seat.categoryId === limit.areaCategoryId)).toHaveLength(limit.count)
          }
        },
      ),
      { numRuns: 700, seed: 23 },
    )
  })

  it('ends in a moment where a large room has nothing that fits', () => {
    const rows = Array.from({ length: 12 }, (_, i) => [String(i + 1), 'LRLRLRLRLRLRLRLR'] as const)
    const plan = planSeats(createSampleAuditorium([{ category: 'sofa', rows }]))
    const begun = performance.now()
    expect(find(plan, [{ areaCategoryId: 'sofa', count: 9 }], () => true)).toBeNull()
    expect(performance.now() - begun).toBeLessThan(2_000)
  })
})
