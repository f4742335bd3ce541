import type { PictureBox } from '@foyer/contract/wire/framing'
import type { EventPresentation, SitePresentation } from '@foyer/contract/wire/pictures'
import { mapRead, or, orAbsent, orNull, record, unusable, type Reader } from './reader.ts'
import { flag, fraction, number, text } from './values.ts'

export const color: Reader<string> = mapRead(text, (value) =>
  /^#[0-9a-f]{6}$/i.test(value) ? value : unusable,
)
export const point = record<{ x: number; y: number }>({ x: fraction, y: fraction })

/** A part of no width or height would be enlarged without end. */
const size = mapRead(fraction, (value) => (value > 0 ? value : unusable))
export const box = record<PictureBox>({ x: fraction, y: fraction, width: size, height: size })

/** Colors and positions become styles of the page: all of them or none. */
export const eventPresentation = record<EventPresentation>({
  hero: record<EventPresentation['hero']>({ ground: color, on: color, accent: color }),
  focalPoint: point,
  lettering: orAbsent(
    record<NonNullable<EventPresentation['lettering']>>({
      languageTag: text,
      ratio: mapRead(number, (value) => (value > 0 ? value : unusable)),
      place: orNull(box),
      hasPageInks: or(flag, false),
    }),
  ),
})

export const sitePresentation = record<SitePresentation>({ focalPoint: point, hasNight: or(flag, false) })
