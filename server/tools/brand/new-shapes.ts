import type { Shapes } from '@foyer/contract/channel/shapes'
import type { RadiusStyle } from '@foyer/theme-tokens/values/radius'

/**
 * Shapes that match the corners of a new brand: hairlines and centred type with straight ones, bands and stickers with
 * fully rounded ones.
 */
export const shapesByRadius: Readonly<Record<RadiusStyle, Shapes>> = {
  Straight: {
    footer: 'Colophon',
    filmList: 'Programme',
    eventCard: 'Plate',
    pageHead: 'Plate',
    consent: 'Slip',
  },
  Rounded: { footer: 'Columns', filmList: 'Rows', eventCard: 'Stub', pageHead: 'Plain', consent: 'Bar' },
  FullRounded: { footer: 'Band', filmList: 'Tiles', eventCard: 'Sticker', pageHead: 'Band', consent: 'Card' },
}
