import { render } from '@testing-library/react'
import { SeatEngine, SeatMap } from '../index.ts'
import type { SeatMapModel } from '../engine/types.ts'
import { screenGeometry } from '../geometry/extent.ts'
import { parlour, createStatuses, vault } from '../sample/auditoriums.ts'
import { sampleTexts } from '../sample/texts.ts'

/** The specification's measures, read from what is drawn. */

function draw(auditorium: SeatMapModel, chosen: readonly string[] = []) {
  const engine = new SeatEngine({
    auditorium,
    statuses: createStatuses(auditorium),
    limits: [{ areaCategoryId: 'standard', count: 2 }],
    selection: chosen,
  })
  const { container } = render(<SeatMap engine={engine} texts={sampleTexts} />)
  const find = (selector: string) => {
    const found = container.querySelector(selector)
    if (!found) throw new Error(`nothing drawn: ${selector}`)
    return found
  }
  return { container, find }
}

const parseNumbers = (text: string | null) => (text?.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
const attributes = (element: Element, ...names: string[]) =>
  names.map((name) => Number(element.getAttribute(name)))

/** The screen's path: its lower edge from left to right, then its upper one back, each an arc by one control point. */
function screenIn(find: (selector: string) => Element) {
  const [left = 0, low = 0, , lowBend = 0, right = 0, , outer = 0, high = 0, , highBend = 0] = parseNumbers(
    find('[data-paint=screen] path').getAttribute('d'),
  )
  return {
    /** An arc's middle lies half-way between its ends and its control point. */
    heights: [low - high, (low + lowBend) / 2 - (high + highBend) / 2],
    bevel: [outer - right, outer + left],
    half: outer,
  }
}

describe('the screen', () => {
  it('is 35 high in a straight room, from end to end, and its ends are cut by 30', () => {
    const { heights, bevel } = screenIn(draw(parlour).find)
    expect(heights).toEqual([35, 35])
    expect(bevel).toEqual([30, 30])
  })

  it('is 35 high in the middle of a curved room', () => {
    const { heights } = screenIn(draw(vault).find)
    expect(heights[1]).toBeCloseTo(35, 0)
  })

  const getReach = (find: (selector: string) => Element) =>
    -(parseNumbers(find('[data-slot=shape]').getAttribute('viewBox'))[0] ?? 0)

  it.each([
    ['straight', parlour],
    ['curved', vault],
  ])('has 10 and more beside it in a %s room', (_, auditorium) => {
    const { find } = draw(auditorium)
    expect(getReach(find) - screenIn(find).half).toBeGreaterThanOrEqual(10)
  })

  it('has its 10 where it is what reaches furthest, wider than the rows', () => {
    const wider = jest.replaceProperty(screenGeometry, 'perHalfWidth', 4 as never)
    try {
      const { find } = draw(vault)
      expect(getReach(find) - screenIn(find).half).toBeCloseTo(10, 0)
    } finally {
      wider.restore()
    }
  })
})

describe('the label of a row in use', () => {
  it('is a box of 25, its letter in the middle', () => {
    const { container } = draw(parlour, ['1_2_1', '1_2_2'])
    const boxes = [...container.querySelectorAll('[data-paint=letter-box]')]
    const letters = container.querySelectorAll('[data-paint=letter][data-used]')
    expect(boxes).toHaveLength(2)
    boxes.forEach((box, side) => {
      const [x = 0, width, height] = attributes(box, 'x', 'width', 'height')
      expect([width, height]).toEqual([25, 25])
      expect(x + 12.5).toBeCloseTo(Number(letters[side]?.getAttribute('x')), 1)
    })
  })

  it('stands 8 from the first seat of its row and from the last', () => {
    const { container, find } = draw(parlour, ['1_2_1', '1_2_2'])
    const [before, after] = [...container.querySelectorAll('[data-paint=letter-box]')]
    if (!before || !after) throw new Error('no labels')
    const getMiddle = (seat: string) =>
      parseNumbers(find(`[data-seat=${seat}]`).getAttribute('transform'))[0] ?? 0
    const [left = 0, width = 0] = attributes(before, 'x', 'width')
    // A seat takes 44 of its row.
    expect(getMiddle('B1') - 22 - (left + width)).toBeCloseTo(8, 1)
    const [right = 0] = attributes(after, 'x')
    expect(right - (getMiddle('B12') + 22)).toBeCloseTo(8, 1)
  })
})
