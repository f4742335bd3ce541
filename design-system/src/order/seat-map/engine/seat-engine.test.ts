import { parlour, createSampleAuditorium, createStatuses, vault, vaultTaken } from '../sample/auditoriums.ts'
import { defaultSeatRules } from './rules.ts'
import { SeatEngine, type SeatEngineOptions } from './seat-engine.ts'

const limit = (areaCategoryId: string | null, count: number) => ({ areaCategoryId, count })

function vaultEngine(options: Partial<SeatEngineOptions> = {}) {
  const engine = new SeatEngine({
    auditorium: vault,
    statuses: createStatuses(vault, vaultTaken),
    limits: [limit('standard', 3)],
    ...options,
  })
  const ids = (...names: string[]) =>
    names.map((name) => engine.plan.seats.find((s) => s.name === name)?.id ?? '')
  const names = (list: readonly string[] | null | undefined) => engine.seats(list ?? []).map((s) => s.name)
  const press = (...list: string[]) => ids(...list).forEach((id) => engine.toggle(id))
  return { engine, ids, names, press, chosen: () => names(engine.getSnapshot().selection) }
}

describe('choosing seats', () => {
  it('chooses, gives back, and is ready when every ticket has a seat', () => {
    const { engine, press, chosen } = vaultEngine()
    press('H10', 'H11')
    expect(engine.getSnapshot()).toMatchObject({ complete: false, ready: false, needed: 3 })
    press('H12')
    expect(chosen()).toEqual(['H10', 'H11', 'H12'])
    expect(engine.getSnapshot()).toMatchObject({ complete: true, ready: true, refusal: null })
    press('H12')
    expect(chosen()).toEqual(['H10', 'H11'])
    expect(engine.getSnapshot().lastEvent).toMatchObject({ type: 'removed' })
  })

  it('takes a seat of which nothing is said for sold, or for what it is told to', () => {
    const silent = vaultEngine({ statuses: new Map() })
    silent.press('H10')
    expect(silent.chosen()).toEqual([])
    const generous = vaultEngine({ statuses: new Map(), unlisted: 'Available' })
    generous.press('H10')
    expect(generous.chosen()).toEqual(['H10'])
    generous.engine.setStatuses(new Map())
    expect(generous.engine.getSnapshot().lost).toBeNull()
  })

  it('moves the oldest choice when the tickets are used up', () => {
    const { engine, press, chosen, names } = vaultEngine()
    press('H10', 'H11', 'H12', 'H13')
    expect(chosen()).toEqual(['H11', 'H12', 'H13'])
    const event = engine.getSnapshot().lastEvent
    expect(event).toMatchObject({ type: 'refused' })
    expect(names(engine.getSnapshot().refusal?.seatIds)).toEqual(['H10'])
  })

  it('counts each category for itself', () => {
    const { press, chosen, engine } = vaultEngine({ limits: [limit('standard', 1), limit('premier', 1)] })
    press('H10', 'K1')
    expect(chosen()).toEqual(['H10', 'K1'])
    press('K2')
    expect(chosen()).toEqual(['H10', 'K2'])
    press('N1')
    expect(engine.getSnapshot().refusal).toMatchObject({ rule: 'limit' })
    expect(chosen()).toEqual(['H10', 'K2'])
  })

  it('tells seats for which there is a ticket from others, and says why these cannot be had', () => {
    const { engine, press, ids, chosen } = vaultEngine({ limits: [limit('premier', 2)] })
    const fits = (name: string) => engine.seats(ids(name)).map((seat) => engine.fits(seat))
    expect([fits('K1'), fits('H10')]).toEqual([[true], [false]])
    press('H10')
    expect(engine.getSnapshot().refusal).toMatchObject({
      rule: 'limit',
      seatIds: ids('H10'),
      alternative: null,
    })
    expect(chosen()).toEqual([])
    press('K1')
    expect(engine.getSnapshot().refusal).toBeNull()
    engine.setLimits([limit('standard', 1)])
    expect(fits('H10')).toEqual([true])
  })

  it('takes every seat to fit while nothing is said of tickets', () => {
    const { engine, ids } = vaultEngine({ limits: [] })
    expect(engine.seats(ids('H10', 'K1')).every((seat) => engine.fits(seat))).toBe(true)
  })

  it('says so when a seat is taken, and changes nothing', () => {
    const { engine, press, chosen } = vaultEngine()
    press('H9')
    expect(chosen()).toEqual([])
    expect(engine.getSnapshot().lastEvent).toMatchObject({ type: 'unavailable' })
  })

  it('keeps the same snapshot until something changes, and tells its listeners once', () => {
    const { engine, press } = vaultEngine()
    const before = engine.getSnapshot()
    expect(engine.getSnapshot()).toBe(before)
    const listener = jest.fn()
    const stop = engine.subscribe(listener)
    press('H10')
    expect(listener).toHaveBeenCalledTimes(1)
    expect(engine.getSnapshot()).not.toBe(before)
    stop()
    press('H11')
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('refusals', () => {
  it('offers the nearest allowed choice, as the design does: H10 to H12 for H11 to H13', () => {
    const { engine, press, names, chosen } = vaultEngine()
    press('H11', 'H12', 'H13')
    const { refusal, offered, ready, complete } = engine.getSnapshot()
    expect(refusal).toMatchObject({ rule: 'single-from-unavailable' })
    expect(names(refusal?.seatIds)).toEqual(['H10'])
    expect(names(offered)).toEqual(['H10', 'H11', 'H12'])
    expect({ ready, complete }).toEqual({ ready: false, complete: true })
    engine.acceptOffer()
    expect(chosen()).toEqual(['H10', 'H11', 'H12'])
    expect(engine.getSnapshot()).toMatchObject({ ready: true, refusal: null, offered: [] })
  })

  it('gives the choice back when the visitor wants to choose again', () => {
    const { engine, press, chosen } = vaultEngine()
    press('H11', 'H12', 'H13')
    engine.dismissOffer()
    expect(chosen()).toEqual([])
    expect(engine.getSnapshot().refusal).toBeNull()
  })

  it('offers the wheelchair place to whoever chose its companion alone', () => {
    const { engine, press, names } = vaultEngine({ limits: [limit('wheelchair', 1)] })
    press('F2')
    expect(engine.getSnapshot().refusal?.rule).toBe('wheelchair-associated')
    expect(names(engine.getSnapshot().offered)).toEqual(['F1'])
  })

  it('does not judge a choice that is still growing', () => {
    const { engine, press } = vaultEngine()
    press('H11')
    expect(engine.getSnapshot().refusal).toBeNull()
    expect(engine.confirm()).toMatchObject({ rule: 'single-from-unavailable' })
  })

  it('follows the rules it is given', () => {
    const off = { ...defaultSeatRules.singleFromUnavailable, enabled: false }
    const { engine, press } = vaultEngine({ rules: { ...defaultSeatRules, singleFromUnavailable: off } })
    press('H11', 'H12', 'H13')
    expect(engine.getSnapshot().ready).toBe(true)
  })
})

describe('sofas', () => {
  const sofas = (count: number) => vaultEngine({ limits: [limit('sofa', count)] })

  it('are chosen and given back whole', () => {
    const { press, chosen } = sofas(2)
    press('N10')
    expect(chosen()).toEqual(['N10', 'N11'])
    press('N11')
    expect(chosen()).toEqual([])
  })

  it('move whole', () => {
    const { press, chosen } = sofas(2)
    press('N10', 'N1')
    expect(chosen()).toEqual(['N1', 'N2'])
  })

  it('give the last of an odd party a part of one, where one may stay partly filled', () => {
    const rules = { ...defaultSeatRules, sofaFilled: { enabled: true, allowSinglePartial: true } }
    const { engine, press, chosen } = vaultEngine({ limits: [limit('sofa', 3)], rules })
    press('N10', 'N12')
    expect(chosen()).toEqual(['N10', 'N11', 'N12'])
    expect(engine.getSnapshot()).toMatchObject({ ready: true, refusal: null })
    press('N12')
    expect(chosen()).toEqual(['N10', 'N11'])
  })

  it('are left to whole parties without that', () => {
    const { engine, press } = sofas(3)
    press('N10', 'N12')
    expect(engine.getSnapshot().ready).toBe(false)
  })

  it('too large for the tickets are refused, and one that fits is offered', () => {
    const { engine, names, ids } = sofas(2)
    engine.setStatuses(createStatuses(vault))
    engine.toggle(ids('N7')[0] as string)
    const { refusal, offered } = engine.getSnapshot()
    expect(refusal?.rule).toBe('limit')
    expect(names(offered)).toHaveLength(2)
    expect(names(offered).every((name) => name.startsWith('N'))).toBe(true)
  })
})

describe('seats that go while the map is open', () => {
  it('says which, keeps the rest and offers a swap like for like', () => {
    const { engine, press, ids, names, chosen } = vaultEngine()
    press('H10', 'H11', 'H12')
    engine.loseSeats(ids('H10'))
    expect(chosen()).toEqual(['H11', 'H12'])
    const { lost, offered, ready, lastEvent } = engine.getSnapshot()
    expect(names(lost?.seatIds)).toEqual(['H10'])
    expect(names(lost?.remaining)).toEqual(['H11', 'H12'])
    expect(names(offered)).toEqual(['H11', 'H12', 'H13'])
    expect(ready).toBe(false)
    expect(lastEvent?.type).toBe('lost')
    engine.acceptOffer()
    expect(chosen()).toEqual(['H11', 'H12', 'H13'])
    expect(engine.getSnapshot()).toMatchObject({ ready: true, lost: null })
  })

  it('notices from fresh statuses, and stays calm when others go', () => {
    const { engine, press, ids, chosen } = vaultEngine()
    press('H10', 'H11', 'H12')
    const statuses = createStatuses(vault, vaultTaken)
    statuses.set(ids('A1')[0] as string, 'Sold')
    engine.setStatuses(statuses)
    expect(chosen()).toHaveLength(3)
    expect(engine.getSnapshot().lost).toBeNull()
    const gone = new Map(statuses)
    gone.set(ids('H11')[0] as string, 'House')
    engine.setStatuses(gone)
    expect(engine.getSnapshot().lost?.seatIds).toEqual(ids('H11'))
  })

  it('moves the whole party when nothing beside it is free', () => {
    const auditorium = createSampleAuditorium([
      {
        category: 'standard',
        rows: [
          ['A', 'ssss'],
          ['B', 'ssss'],
        ],
      },
    ])
    const statuses = createStatuses(auditorium, { A: 'xx..', B: '....' })
    const engine = new SeatEngine({ auditorium, statuses, limits: [limit('standard', 2)] })
    engine.select(['1_1_3', '1_1_4'])
    engine.loseSeats(['1_1_3'])
    const rows = engine.seats(engine.getSnapshot().offered).map((seat) => seat.rowLabel)
    expect(rows).toEqual(['B', 'B'])
  })

  it('adds a second loss to the first', () => {
    const { engine, press, ids } = vaultEngine()
    press('H10', 'H11', 'H12')
    engine.loseSeats(ids('H10'))
    engine.loseSeats(ids('H12'))
    expect(engine.getSnapshot().lost?.seatIds).toEqual(ids('H10', 'H12'))
    expect(engine.getSnapshot().lost?.alternative).toHaveLength(3)
  })
})

describe('tickets that change', () => {
  it('keeps the oldest seats that still have a ticket', () => {
    const { engine, press, chosen } = vaultEngine()
    press('H10', 'H11', 'H12')
    engine.setLimits([limit('standard', 2)])
    expect(chosen()).toEqual(['H10', 'H11'])
  })

  it('takes seats before tickets: limits are maxima, judged when asked', () => {
    const { engine, press, chosen } = vaultEngine({ limits: [limit(null, 4)], exact: false })
    press('H11', 'K1')
    expect(chosen()).toEqual(['H11', 'K1'])
    expect(engine.getSnapshot()).toMatchObject({ complete: true, refusal: null })
    expect(engine.confirm()?.rule).toBe('single-from-unavailable')
    expect(engine.getSnapshot().ready).toBe(false)
  })
})

it('reads areas that stand side by side as one row of the room', () => {
  const { engine } = vaultEngine()
  const row = engine.plan.rows.find((candidate) => candidate.label === 'F')
  expect(row?.seats.map((seat) => seat.kind[0]).join('')).toBe('WCWCNNNNNNNNNNCWCW')
  expect(row?.aislesBefore).toBe(1)
  const straight = new SeatEngine({ auditorium: parlour, statuses: createStatuses(parlour), limits: [] })
  expect(straight.plan.seats.every((seat) => straight.place.of(seat).angle === 0)).toBe(true)
})
