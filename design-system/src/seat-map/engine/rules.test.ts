import fc from 'fast-check'
import { sampleRoom } from '../sample/rooms.ts'
import { planRoom, type PlanSeat, type SeatPlan } from './plan.ts'
import { breaches, defaultSeatRules } from './rules.ts'
import type { SeatRules } from './types.ts'

/** A row as text: `.` free, `x` taken, `o` chosen, `_` aisle; upper-case letters are sofa parts, `c` and `w` chosen access places. */
function judge(text: string, rules: SeatRules = defaultSeatRules): string[] {
  const { plan, chosen, isFree } = read(text)
  return breaches(plan, rules, chosen, isFree).map(
    (breach) => `${breach.rule} ${breach.seatIds.map((id) => plan.byId.get(id)?.column).join(',')}`,
  )
}

function read(text: string): { plan: SeatPlan; chosen: PlanSeat[]; isFree: (seat: PlanSeat) => boolean } {
  const places = [...text].map((mark) => (mark === '_' ? '_' : 's')).join('')
  const plan = planRoom(sampleRoom([{ category: 'standard', rows: [['A', places]] }]))
  const markOf = (seat: PlanSeat) => text[seat.column - 1]
  return {
    plan,
    chosen: plan.seats.filter((seat) => markOf(seat) === 'o'),
    isFree: (seat) => markOf(seat) !== 'x',
  }
}

describe('gaps between chosen seats', () => {
  it('refuses a free seat between two chosen ones', () => {
    expect(judge('..o.o..')).toEqual(['gap-between 4'])
  })

  it('refuses wider gaps by default and allows them when told so', () => {
    expect(judge('..o..o..')).toEqual(['gap-between 4,5'])
    const wide = { ...defaultSeatRules, gapBetween: { enabled: true, allowMultiSeatGaps: true } }
    expect(judge('..o..o..', wide)).toEqual([])
    expect(judge('..o.o..', wide)).toEqual(['gap-between 4'])
  })

  it('lets an aisle or a taken seat divide a party', () => {
    expect(judge('...o_o...')).toEqual([])
    expect(judge('..oxo..')).toEqual([])
  })

  it('is silent when switched off', () => {
    const off = { ...defaultSeatRules, gapBetween: { enabled: false, allowMultiSeatGaps: false } }
    expect(judge('..o.o..', off)).toEqual([])
  })
})

describe('single seats left at an aisle', () => {
  it('refuses one free seat between the choice and the end of the block', () => {
    expect(judge('.oo....')).toEqual(['single-from-aisle 1'])
    expect(judge('..._....oo._')).toEqual(['single-from-aisle 11'])
  })

  it('allows two free seats, and none', () => {
    expect(judge('..oo...')).toEqual([])
    expect(judge('oo.....')).toEqual([])
  })

  it('allows the gap when all the other seats of the run are chosen', () => {
    expect(judge('.ooo')).toEqual([])
    expect(judge('.ooox.')).toEqual([])
    const strict = {
      ...defaultSeatRules,
      singleFromAisle: { ...defaultSeatRules.singleFromAisle, allowIfRestChosen: false },
    }
    expect(judge('.ooo', strict)).toEqual(['single-from-aisle 1'])
  })

  it('blames nobody for a seat that was alone before', () => {
    expect(judge('.x..oo..')).toEqual([])
  })
})

describe('single seats left at a taken seat', () => {
  it('refuses one free seat between the choice and a taken one', () => {
    expect(judge('..x.oo...')).toEqual(['single-from-unavailable 4'])
  })

  it('allows it when the run holds only the choice besides', () => {
    expect(judge('..x.oox..')).toEqual([])
  })

  it('is the case of the design: H11 to H13 leaves H10 alone, H10 to H12 does not', () => {
    expect(judge('xxx.ooo..x')).toEqual(['single-from-unavailable 4'])
    expect(judge('xxxooo...x')).toEqual([])
  })
})

describe('sofas, companions and limits', () => {
  const plan = planRoom(
    sampleRoom([
      { category: 'standard', rows: [['F', 'WC_ssss_CW']] },
      { category: 'sofa', rows: [['N', 'LRLMR']] },
    ]),
  )
  const named = (names: string) => plan.seats.filter((seat) => names.split(' ').includes(seat.name))
  const rulesOf = (names: string, rules = defaultSeatRules) =>
    breaches(plan, rules, named(names), () => true).map((breach) => breach.rule)

  it('refuses part of a sofa, and names the empty part', () => {
    expect(breaches(plan, defaultSeatRules, named('N1'), () => true)).toEqual([
      { rule: 'sofa-filled', seatIds: named('N2').map((seat) => seat.id) },
    ])
    expect(rulesOf('N1 N2')).toEqual([])
    expect(rulesOf('N3 N4')).toEqual(['sofa-filled'])
  })

  it('allows one sofa in part when told so, and no second', () => {
    const loose = { ...defaultSeatRules, sofaFilled: { enabled: true, allowSinglePartial: true } }
    expect(rulesOf('N1', loose)).toEqual([])
    expect(rulesOf('N2 N3', loose)).toEqual(['sofa-filled', 'sofa-filled'])
  })

  it('asks for the wheelchair place of a companion', () => {
    expect(rulesOf('F2')).toEqual(['wheelchair-associated'])
    expect(rulesOf('F1 F2')).toEqual([])
    expect(rulesOf('F1')).toEqual([])
    expect(rulesOf('F1 F7')).toEqual(['wheelchair-associated'])
  })

  it('counts the seats of each category, and those without a category together', () => {
    const limits = [
      { areaCategoryId: 'wheelchair', count: 1 },
      { areaCategoryId: null, count: 1 },
    ]
    expect(breaches(plan, defaultSeatRules, named('F1 F3'), () => true, limits)).toEqual([])
    const over = breaches(plan, defaultSeatRules, named('F1 F2 F3'), () => true, limits)
    expect(over.map((breach) => breach.rule)).toContain('limit')
  })
})

/**
 * The rules told another way: every free, unchosen seat is looked at alone, by what stands to its left and right.
 * Slow and plain on purpose.
 */
function oracle(text: string): string[] {
  const found = new Set<string>()
  for (const block of blocksOf(text)) {
    block.forEach(({ mark, column }, i) => {
      if (mark !== '.') return
      let l = i
      while (block[l - 1]?.mark === '.') l -= 1
      let r = i
      while (block[r + 1]?.mark === '.') r += 1
      const left = block[l - 1]?.mark ?? 'aisle'
      const right = block[r + 1]?.mark ?? 'aisle'
      const alone = l === r
      if (left === 'o' && right === 'o') found.add(`gap-between ${column}`)
      else if (alone && (left === 'o' || right === 'o')) {
        const step = left === 'o' ? -1 : 1
        let j = i + step
        while (block[j]?.mark === 'o') j += step
        if (block[j]?.mark !== '.') return
        const far = left === 'o' ? right : left
        found.add(`${far === 'aisle' ? 'single-from-aisle' : 'single-from-unavailable'} ${column}`)
      }
    })
  }
  return [...found].sort()
}

function blocksOf(text: string): { mark: string; column: number }[][] {
  const blocks: { mark: string; column: number }[][] = [[]]
  ;[...text].forEach((mark, i) => {
    if (mark === '_') blocks.push([])
    else blocks[blocks.length - 1]?.push({ mark, column: i + 1 })
  })
  return blocks
}

it('agrees with a brute-force oracle on 20,000 random rows', () => {
  const row = fc.array(fc.constantFrom('.', '.', '.', 'x', 'o', 'o', '_'), { minLength: 1, maxLength: 16 })
  fc.assert(
    fc.property(row, (marks) => {
      const text = marks.join('')
      const seatByColumn = judge(text).flatMap((line) => {
        const [rule, columns = ''] = line.split(' ')
        return columns.split(',').map((column) => `${rule} ${column}`)
      })
      expect(seatByColumn.sort()).toEqual(oracle(text))
    }),
    { numRuns: 20_000, seed: 7 },
  )
})
