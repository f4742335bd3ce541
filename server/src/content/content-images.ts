import type { ContentImage } from '@foyer/contract/omnia/grid'
import {
  getLinkPreviewAddress,
  linkPreviewSize as previewSize,
  type LinkPreviewKind,
} from '@foyer/contract/omnia/link-preview'
import { firstInterior } from '../catalogue/build-pictures.ts'
import type { ImageSource } from './page-source.ts'
import { ContentError } from './read-source.ts'
import type { ContentContext } from './content-context.ts'

/** Default size of a picture's address, pixels; a page requests other sizes by `width`. */
const sizes = {
  FilmPosterGraphic: [800, 1200],
  FilmBackdrop: [1600, 900],
  FilmStill: [1600, 900],
  FilmAdvertising: [1600, 533],
  FilmTitleTreatment: [800, 400],
  CinemaGraphic: [1600, 667],
  AttributeIconGraphic: [48, 48],
  EventPosterGraphic: [800, 1200],
} as const
/** Size of the brands' own drawings, pixels. */
const fileSize = [800, 600] as const
const previewFile = '/brand/social/open-graph.png'

/** Preview picture drawn for links to a film or cinema. @param alt its title or name */
export function getDrawnPreview(
  kind: LinkPreviewKind,
  id: string,
  alt: string,
  { mediaVersion }: Pick<ContentContext, 'mediaVersion'>,
): { mobile: ContentImage } {
  const url = getLinkPreviewAddress(kind, id, mediaVersion)
  return { mobile: { url, alt, dimensions: previewSize, fromLeft: 50, fromTop: 50 } }
}

/** @throws ContentError if it names a picture that does not exist */
export function toImage(source: ImageSource, context: ContentContext, fallbackAlt = ''): ContentImage {
  const { media, file, alt = fallbackAlt, fromLeft = 50, fromTop = 50 } = source
  if ((media === undefined) === (file === undefined)) {
    throw new ContentError(['a picture needs either media or file'])
  }
  if (file !== undefined && context.hasFile?.(file) === false)
    throw new ContentError([`there is no file ${file}`])
  const [width, height] = media === undefined ? fileSize : getMediaSize(media, context)
  return {
    url: media === undefined ? (file ?? '') : mediaUrl(media, context),
    alt,
    dimensions: { width, height },
    fromLeft,
    fromTop,
  }
}

/** Rooms of cinemas and events with a picture of their own are 16 by 9. */
function getMediaSize(media: string, { catalogue }: ContentContext): readonly [number, number] {
  const [kind = '', name = '', number] = media.split('/')
  const isInside = kind === 'CinemaGraphic' && Number(number ?? 1) >= firstInterior
  const isOwn = kind === 'EventPosterGraphic' && catalogue.events.get(name)?.presentation !== undefined
  return isInside || isOwn ? sizes.FilmBackdrop : sizes[kind as keyof typeof sizes]
}

function mediaUrl(media: string, context: ContentContext): string {
  const [kind = '', name = '', number] = media.split('/')
  const { films, sites, events, attributes } = context.catalogue
  const parts = [
    ...(context.mediaVersion === undefined ? [] : [`v=${context.mediaVersion}`]),
    ...(number === undefined ? [] : [`sequenceNumber=${number}`]),
  ]
  const version = parts.length === 0 ? '' : `?${parts.join('&')}`
  if (kind.startsWith('Film')) return `/media/entity/get/${kind}/${context.filmId(name)}${version}`
  if (!(sites.has(name) || events.has(name) || attributes.has(name) || films.has(name)))
    throw new ContentError([`there is no picture ${media}`])
  return `/media/entity/get/${kind}/${name}${version}`
}

/**
 * The preview picture that an editor chose.
 * @throws ContentError if it is a file: only catalogue pictures can be cut to the preview's shape
 */
export function getChosenPreview(source: ImageSource, context: ContentContext): ContentImage {
  if (source.file !== undefined)
    throw new ContentError([
      `seo.image takes a picture of the catalogue (media), not the file ${source.file}`,
    ])
  return toImage(source, context)
}

/**
 * The picture that represents a page elsewhere; also its preview picture unless that is set.
 * @throws ContentError if it is a file and would be the preview
 */
export function toPromotionImage(
  source: ImageSource,
  hasPreview: boolean,
  context: ContentContext,
): ContentImage {
  const image = toImage(source, context)
  if (source.file !== undefined && !hasPreview)
    throw new ContentError([
      `promotionImage is the file ${source.file}, of which no link's preview can be cut: seo.image should name a picture of the catalogue (media) beside it`,
    ])
  return image
}

/** The preview picture: the given one cut to its shape, or else the brand's own. */
export function toPreview(image: ContentImage | null): { mobile: ContentImage } {
  const isOfCatalogue = image?.url.startsWith('/media/') ?? false
  const separator = image?.url.includes('?') ? '&' : '?'
  return {
    mobile: {
      url: isOfCatalogue
        ? `${image?.url}${separator}width=${previewSize.width}&height=${previewSize.height}`
        : previewFile,
      alt: isOfCatalogue ? (image?.alt ?? '') : '',
      dimensions: previewSize,
      fromLeft: 50,
      fromTop: 50,
    },
  }
}
