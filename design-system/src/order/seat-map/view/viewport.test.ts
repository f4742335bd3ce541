import {
  canPan,
  keepInside,
  panView,
  fitAuditorium,
  reveal,
  zoomAt,
  largestScale,
  type Direction,
} from './viewport.ts'

/** An auditorium of 1,200 by 900 units behind a window of 600 by 400 px. */
const box = { x: -600, y: -200, width: 1200, height: 900 }
const size = { width: 600, height: 400 }
const inside = (scale: number, x: number, y: number) => keepInside({ scale, x, y }, box, size)
const directions: readonly Direction[] = ['left', 'right', 'up', 'down']

describe('zoom', () => {
  it('shows the whole room, in the middle', () => {
    expect(fitAuditorium(box, size)).toEqual({ scale: 400 / 900, x: 0, y: 250 })
  })

  it('goes no further away than the whole room', () => {
    expect(inside(0.01, 0, 0)).toEqual(fitAuditorium(box, size))
  })

  it('goes no closer than two and a half times the size that the room is drawn at', () => {
    expect(largestScale).toBe(2.5)
    expect(inside(40, 0, 0).scale).toBe(2.5)
    expect(zoomAt({ scale: 2, x: 0, y: 0 }, 10, 0, 0).scale).toBe(2.5)
  })

  it('never enlarges a room beyond that to fill a window', () => {
    expect(fitAuditorium({ x: 0, y: 0, width: 20, height: 20 }, size).scale).toBe(2.5)
  })

  it('keeps what is under the finger under the finger', () => {
    const before = { scale: 1, x: 100, y: 50 }
    const after = zoomAt(before, 2, 120, -40)
    expect(after.x + 120 / after.scale).toBeCloseTo(before.x + 120)
    expect(after.y - 40 / after.scale).toBeCloseTo(before.y - 40)
  })
})

describe('pan', () => {
  it('holds the window in the room, but for a little past its sides and its last row', () => {
    expect(inside(1, -9999, -9999)).toEqual({ scale: 1, x: -600 - 24 + 300, y: -200 + 200 })
    expect(inside(1, 9999, 9999)).toEqual({ scale: 1, x: 600 + 24 - 300, y: 700 + 56 - 200 })
    expect(inside(1, 10, 20)).toEqual({ scale: 1, x: 10, y: 20 })
  })

  it('centres what is smaller than the window', () => {
    const wide = { x: 0, y: 0, width: 1000, height: 100 }
    expect(keepInside({ scale: 1, x: 400, y: 9 }, wide, size)).toEqual({ scale: 1, x: 400, y: 50 })
  })

  it('steps two fifths of the window, so that its middle is still seen', () => {
    const view = { scale: 2, x: 0, y: 200 }
    expect(panView(view, box, size, 'right')).toEqual({ scale: 2, x: 120, y: 200 })
    expect(panView(view, box, size, 'left')).toEqual({ scale: 2, x: -120, y: 200 })
    expect(panView(view, box, size, 'up')).toEqual({ scale: 2, x: 0, y: 120 })
    expect(panView(view, box, size, 'down')).toEqual({ scale: 2, x: 0, y: 280 })
  })

  it('knows where there is no more of the room', () => {
    const open = (view: Parameters<typeof canPan>[0]) =>
      directions.filter((direction) => canPan(view, box, size, direction))
    expect(open(fitAuditorium(box, size))).toEqual([])
    expect(open({ scale: 2, x: 0, y: 200 })).toEqual(directions)
    expect(open(inside(1, -9999, -9999))).toEqual(['right', 'down'])
    expect(open(inside(1, 9999, 9999))).toEqual(['left', 'up'])
  })

  it('ends at every end, however often one steps', () => {
    for (const direction of directions) {
      let view = { scale: 2.5, x: 0, y: 200 }
      for (let step = 0; step < 20; step += 1) view = panView(view, box, size, direction)
      expect(canPan(view, box, size, direction)).toBe(false)
      expect(keepInside(view, box, size)).toEqual(view)
    }
  })
})

describe('what is revealed', () => {
  const view = { scale: 1, x: 0, y: 200 }
  const wide = { width: 800, height: 400 }

  it('moves nothing that can be seen, and no further than it must', () => {
    expect(reveal(view, wide, { x: 350, y: 50 }, 44)).toEqual(view)
    expect(reveal(view, wide, { x: 500, y: 200 }, 44)).toEqual({ ...view, x: 500 - (400 - 44) })
    expect(reveal(view, wide, { x: 0, y: -100 }, 44)).toEqual({ ...view, y: -100 + (200 - 44) })
    expect(reveal(view, wide, { x: 0, y: 400 }, 44)).toEqual({ ...view, y: 400 - (200 - 44) })
  })

  it('stands above the buttons of a phone, whatever the zoom', () => {
    const phone = { width: 390, height: 400 }
    expect(reveal(view, phone, { x: 0, y: 400 }, 44).y).toBe(400 - (200 - 44 - 56))
    expect(reveal({ ...view, scale: 2 }, phone, { x: 0, y: 400 }, 44).y).toBe(400 - (100 - 44 - 28))
    // At the last row as well.
    const last = reveal(view, phone, { x: 0, y: 640 }, 44)
    expect(keepInside(last, box, phone)).toEqual(last)
  })

  it('is in the middle of what is left of a window too small for it', () => {
    const { x, y } = reveal(view, { width: 100, height: 100 }, { x: 10, y: 20 }, 130)
    expect([x, y]).toEqual([10, 20 + 28])
  })
})
