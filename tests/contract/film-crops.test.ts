import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  backdropRatio,
  frameRatios,
  getBandCrop,
  getCrop,
  getMiddle,
  getPlacement,
} from '@foyer/contract/framing/crop'
import type { FrameName, PictureBox, PictureFraming } from '@foyer/contract/wire/framing'
import type { FilmSource } from '../../server/src/catalogue/source.ts'

/** Where every film's subject is in the frames of the pages, and that no lettering stands on it. No browser. */

const folder = path.resolve('brands/shared/films')
const films = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as FilmSource)
  .map(({ slug, framing }): [string, PictureFraming] => {
    if (!framing) throw new Error(`${slug} has no framing.`)
    return [slug, framing]
  })

/** A hair, as a fraction: the numbers of the films have four digits. */
const hair = 0.003

const overlap = (a: PictureBox, b: PictureBox) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > hair &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > hair

/** Where a part of the picture stands in a frame: as the pages lay it, in pixels of the frame. */
function layIn(framing: PictureFraming, name: FrameName, frame: { width: number; height: number }) {
  const { zoom, focus, at } = getPlacement(framing.frames[name].crop, getMiddle(framing.core))
  const height = Math.max(frame.height, frame.width / backdropRatio) * zoom
  const width = height * backdropRatio
  const left = Math.max(frame.width - width, Math.min(0, frame.width * at.x - width * focus.x))
  const top = Math.max(frame.height - height, Math.min(0, frame.height * at.y - height * focus.y))
  return { left, top, width, height }
}

it('has a framing for all films', () => {
  expect(films).toHaveLength(24)
})

describe.each(films)('%s', (_slug, framing) => {
  const { core, subject, frames } = framing

  it.each(Object.keys(frameRatios) as FrameName[])(
    'is laid in the %s frame as it was cut by hand',
    (name) => {
      const width = 1000
      const frame = { width, height: width / frameRatios[name] }
      const { crop } = frames[name]
      const laid = layIn(framing, name, frame)
      expect(-laid.left / laid.width).toBeCloseTo(crop.x, 2)
      expect(-laid.top / laid.height).toBeCloseTo(crop.y, 2)
      expect(frame.width / laid.width).toBeCloseTo(crop.width, 2)
    },
  )

  it('has its words on the picture from 1024 px, left of the subject, at every width', () => {
    for (let width = 1024; width <= 1920; width += 16) {
      const name = width < 1280 ? 'medium' : 'wide'
      expect(frames[name].lettering).not.toBeNull()
      const height = Math.min(820, Math.max(704, width * 0.44))
      const laid = layIn(framing, name, { width, height })
      const margin = Math.max(width < 1280 ? 40 : 80, (width - 1280) / 2)
      const space = laid.left + subject.x * laid.width - margin - 24
      // The narrowest lettering that is still read from a sofa.
      expect([width, space > 250]).toEqual([width, true])
    }
  })

  it('has lettering on the picture of a tablet only where it misses the subject', () => {
    const { lettering } = frames.tablet
    if (!lettering) return
    const drawn = toPicture(lettering, frames.tablet.crop)
    for (let width = 600; width <= 1023; width += 9) {
      const frame = { width, height: Math.min(620, width / frameRatios.tablet) }
      const laid = layIn(framing, 'tablet', frame)
      const box = {
        x: (lettering.x * frame.width - laid.left) / laid.width,
        y: (lettering.y * frame.height - laid.top) / laid.height,
        width: (lettering.width * frame.width) / laid.width,
        height: (lettering.height * frame.height) / laid.height,
      }
      // Inside the place that was drawn for it, which may be a corner of the subject's box, or clear of that box.
      const isFree = box.x + box.width <= Math.max(subject.x, drawn.x + drawn.width) + hair
      expect([width, isFree || !overlap(box, subject)]).toEqual([width, true])
    }
  })

  it.each([
    ['the picture of a phone’s home page', 1],
    ['the picture of a phone’s film page', 5 / 4],
  ])('is whole in %s, takes most of it, and is near its middle', (_, ratio) => {
    const crop = getCrop(framing, ratio)
    expect(subject.width / crop.width).toBeGreaterThanOrEqual(0.55 - hair)
    expect(core.x).toBeGreaterThanOrEqual(crop.x - hair)
    expect(core.x + core.width).toBeLessThanOrEqual(crop.x + crop.width + hair)
    const middle = (getMiddle(core).x - crop.x) / crop.width
    expect(middle).toBeGreaterThan(0.45)
    expect(middle).toBeLessThan(0.73)
  })

  it('is in the middle of an upright plate', () => {
    const { crop } = frames.upright
    expect(Math.abs((getMiddle(core).x - crop.x) / crop.width - 0.5)).toBeLessThan(0.13)
  })

  it.each([428 / 132, 358 / 84])('shows its detail in the band of a ticket: %d', (ratio) => {
    const crop = getBandCrop(framing, ratio)
    const { detail } = framing
    const shown = Math.min(crop.x + crop.width, detail.x + detail.width) - Math.max(crop.x, detail.x)
    expect(shown / crop.width).toBeGreaterThan(0.5)
  })
})

/** A part of a frame as the part of the picture that it shows. */
function toPicture(part: PictureBox, crop: PictureBox): PictureBox {
  return {
    x: crop.x + part.x * crop.width,
    y: crop.y + part.y * crop.height,
    width: part.width * crop.width,
    height: part.height * crop.height,
  }
}
