import { drawing, getScale, placeMarkers } from './layout.ts'

const at = (east: number, north: number) => ({ east, north })
const middle = { x: drawing.width / 2, y: drawing.height / 2 }

test('a place stands in its direction, north up, at its distance', () => {
  const places = [at(300, 0), at(0, 300), at(-150, -150)]
  const scale = getScale(places)
  const [east, north, southWest] = placeMarkers(places, scale)
  expect(east).toEqual({ x: middle.x + 300 * scale.unitsPerMetre, y: middle.y })
  expect(north?.x).toBeCloseTo(middle.x)
  expect(north?.y).toBeCloseTo(middle.y - 300 * scale.unitsPerMetre)
  expect(southWest?.x).toBeCloseTo(middle.x - 150 * scale.unitsPerMetre)
  expect(southWest?.y).toBeCloseTo(middle.y + 150 * scale.unitsPerMetre)
})

test('what is far away stands at the edge and does not make the rest small', () => {
  const places = [at(0, 200), at(4_000, 100)]
  const [near, far] = placeMarkers(places, getScale(places))
  expect(near).not.toHaveProperty('bearing')
  expect(near?.y).toBeCloseTo(20)
  expect(far?.bearing).toBeCloseTo(88.6, 1)
  expect(far?.x).toBeCloseTo(drawing.width - 20)
})

test.each([
  [[at(0, 200)], 200],
  [[at(0, 390)], 200],
  [[], 500],
  [[at(9_000, 0)], 500],
])('the bar of %j is the longest that fits: %s m', (places, bar) => {
  expect(getScale(places).bar).toBe(bar)
})

test('no marker covers the cinema, or another', () => {
  const places = [at(1, 2), at(30, 30), at(32, 31), at(33, 30), at(500, 500)]
  const points = placeMarkers(places, getScale(places))
  points.forEach((point, index) => {
    expect(Math.hypot(point.x - middle.x, point.y - middle.y)).toBeGreaterThanOrEqual(27.9)
    for (const other of points.slice(index + 1))
      expect(Math.hypot(point.x - other.x, point.y - other.y)).toBeGreaterThan(20)
  })
})

test('all markers are in the drawing', () => {
  const places = Array.from({ length: 24 }, (_, turn) =>
    at(Math.sin(turn) * 90 * turn, Math.cos(turn) * 90 * turn),
  )
  for (const { x, y } of placeMarkers(places, getScale(places))) {
    expect(x).toBeGreaterThanOrEqual(19.9)
    expect(x).toBeLessThanOrEqual(drawing.width - 19.9)
    expect(y).toBeGreaterThanOrEqual(19.9)
    expect(y).toBeLessThanOrEqual(drawing.height - 19.9)
  }
})
