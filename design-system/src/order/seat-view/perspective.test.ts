import { SeatEngine } from '../seat-map/index.ts'
import type { SeatMapModel } from '../seat-map/index.ts'
import { createBigAuditorium, createStatuses, parlour, vault } from '../seat-map/sample/auditoriums.ts'
import { frame, project } from './perspective.ts'
import { getSight } from './sight.ts'

function viewFrom(auditorium: SeatMapModel, name: string) {
  const engine = new SeatEngine({ auditorium, statuses: createStatuses(auditorium), limits: [] })
  const seat = engine.plan.seats.find((each) => each.name === name)
  if (!seat) throw new Error(`no seat ${name}`)
  const view = project(engine.place, engine.plan, seat)
  const numbers = (view.screen.match(/-?[\d.]+/g) ?? []).map(Number)
  const [lx = 0, lt = 0, rx = 0, rt = 0, , rb = 0, , lb = 0] = numbers
  return {
    view,
    sight: getSight(engine.place, seat),
    seat,
    screen: { left: lx, right: rx, width: rx - lx, leftHeight: lb - lt, rightHeight: rb - rt },
  }
}

it('the screen is as wide in the frame as the angle it fills', () => {
  const { screen, sight } = viewFrom(parlour, 'D7')
  const focus = frame.width / 2 / Math.tan((frame.degrees * Math.PI) / 360)
  // Seen almost from its middle.
  expect(screen.width).toBeCloseTo(2 * focus * Math.tan((sight.fills * Math.PI) / 360), -0.5)
})

it('it is smaller from each row further back', () => {
  const widths = ['A7', 'D7', 'H7', 'M7'].map((name) => viewFrom(vault, name).screen.width)
  expect(widths.toSorted((a, b) => b - a)).toEqual(widths)
})

it('its nearer side is higher: the left one from the left, the right one from the right', () => {
  const { plan } = new SeatEngine({ auditorium: vault, statuses: createStatuses(vault), limits: [] })
  const last = plan.rows[2]?.seats.at(-1)?.name ?? ''
  const [left, right] = [viewFrom(vault, 'C1').screen, viewFrom(vault, last).screen]
  expect(left.leftHeight).toBeGreaterThan(left.rightHeight * 1.2)
  expect(right.rightHeight).toBeGreaterThan(right.leftHeight * 1.2)
  expect(left.leftHeight).toBeCloseTo(right.rightHeight, 0)
})

it('the picture lies on the screen: its strips join, and begin and end at its corners', () => {
  const { view, screen } = viewFrom(vault, 'C1')
  expect(view.strips.length).toBeGreaterThan(4)
  const at = (strip: (typeof view.strips)[number] | undefined, u: number, v: number) => {
    const [a, b, c, d, e, f] = strip?.matrix ?? [0, 0, 0, 0, 0, 0]
    return { x: a * u + c * v + e, y: b * u + d * v + f }
  }
  expect(at(view.strips[0], 0, 0.5).x).toBeCloseTo(screen.left, 0)
  expect(at(view.strips.at(-1), 1, 0.5).x).toBeCloseTo(screen.right, 0)
  for (const [index, strip] of view.strips.slice(1).entries()) {
    const before = view.strips[index]
    expect(strip.from).toBe(before?.to)
    for (const v of [0, 0.5, 1]) {
      const [a, b] = [at(before, strip.from, v), at(strip, strip.from, v)]
      expect(Math.abs(a.x - b.x)).toBeLessThan(0.05)
      expect(Math.abs(a.y - b.y)).toBeLessThan(1.2)
    }
  }
})

it('from near the middle it is laid in few pieces', () => {
  expect(viewFrom(parlour, 'D7').view.strips.length).toBeLessThan(8)
})

it('nobody sits before the first row, and rows in front are there for those behind', () => {
  expect(viewFrom(vault, 'A7').view.rows).toEqual([])
  const behind = viewFrom(vault, 'H7')
  expect(behind.view.rows.length).toBe(behind.seat.row)
})

it('every number of every view is one', () => {
  for (const auditorium of [vault, parlour, createBigAuditorium(20)]) {
    const engine = new SeatEngine({ auditorium, statuses: createStatuses(auditorium), limits: [] })
    for (const row of engine.plan.rows)
      for (const seat of [row.seats[0], row.seats.at(-1)]) {
        if (!seat) continue
        const view = JSON.stringify(project(engine.place, engine.plan, seat))
        expect(view).not.toMatch(/NaN|Infinity|null/)
      }
  }
})
