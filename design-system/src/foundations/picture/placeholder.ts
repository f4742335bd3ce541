import type { IconName } from '../icon/index.ts'

const glyphs = {
  eventGallery: 'calendar',
  eventPoster: 'calendar',
  filmAdvertisement: 'no-film',
  filmBackdrop: 'no-film',
  filmPoster: 'no-film',
  filmStill: 'no-film',
  filmTitleTreatment: 'no-film',
  itemImage: 'food',
  memberPhoto: 'user',
  memberRewardImage: 'gift',
  memberRewardThumbnail: 'gift',
  redirectPaymentMethodIcon: 'card',
  siteGallery: 'pin',
} as const satisfies Record<string, IconName>

/** Kind of a picture's subject. */
export type PlaceholderType = keyof typeof glyphs

/**
 * The placeholder icon for a kind of picture.
 * @throws for an unknown kind: types exclude it in code, data can contain any
 */
export function getPlaceholderGlyph(type: PlaceholderType): IconName {
  if (!Object.hasOwn(glyphs, type)) throw new TypeError(`Unrecognised placeholder type: ${String(type)}`)
  return glyphs[type]
}
