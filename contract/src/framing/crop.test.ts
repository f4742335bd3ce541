import type { PictureFraming } from '../wire/framing.ts'
import { backdropRatio, getBandCrop, getCrop, getPlacement } from './crop.ts'

const cut = { crop: { x: 0.1, y: 0, width: 0.9, height: 1 }, lettering: null }
const upright = { crop: { x: 0.55, y: 0, width: 0.45, height: 1 }, lettering: null }
const framing: PictureFraming = {
  subject: { x: 0.6, y: 0.1, width: 0.38, height: 0.8 },
  core: { x: 0.7, y: 0.2, width: 0.2, height: 0.6 },
  detail: { x: 0.72, y: 0.2, width: 0.16, height: 0.2 },
  frames: { wide: cut, medium: cut, tablet: cut, phone: cut, upright },
}

it('shows in a frame of a known shape what was cut by hand', () => {
  expect(getCrop(framing, 4 / 5)).toBe(upright.crop)
  expect(getCrop(framing, 0.803)).toBe(upright.crop)
})

it.each([1, 1.05, 1.25, 1.4])(
  'shows the whole core in another frame, and mostly the subject: %d',
  (ratio) => {
    const { x, y, width, height } = getCrop(framing, ratio)
    const { core, subject } = framing
    expect((width / height) * backdropRatio).toBeCloseTo(ratio)
    expect(x).toBeLessThanOrEqual(core.x)
    expect(x + width).toBeGreaterThanOrEqual(core.x + core.width)
    expect(y).toBeLessThanOrEqual(core.y)
    expect(y + height).toBeGreaterThanOrEqual(core.y + core.height)
    expect(subject.width / width).toBeGreaterThanOrEqual(0.55 - 1e-9)
  },
)

it('never shows more than the picture', () => {
  for (const ratio of [0.3, 0.9, 1.7, 3, 9]) {
    const { x, y, width, height } = getCrop(framing, ratio)
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9)
  }
})

it('enlarges the detail in a band', () => {
  const { x, width } = getBandCrop(framing, 358 / 84)
  expect(0.16 / width).toBeCloseTo(0.62)
  expect(x + width / 2).toBeCloseTo(0.8)
})

it('places the picture so that a frame of the crop’s shape shows just the crop', () => {
  const crop = { x: 0.5, y: 0.2, width: 0.25, height: 0.5 }
  const { zoom, focus, at } = getPlacement(crop, { x: 0.6, y: 0.4 })
  expect(zoom).toBe(2)
  expect(focus).toEqual({ x: 0.6, y: 0.4 })
  expect(at.x).toBeCloseTo(0.4)
  expect(at.y).toBeCloseTo(0.4)
})
