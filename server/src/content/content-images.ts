import type { ContentImage } from '@foyer/contract/omnia/grid'
import {
  linkPreviewAddress,
  linkPreviewSize as previewSize,
  type LinkPreviewKind,
} from '@foyer/contract/omnia/link-preview'
import type { ImageSource } from './page-source.ts'
import { ContentError } from './read-source.ts'
import type { ContentContext } from './content-context.ts'

/** Size in pixels in which a picture is referred to; a page asks for others by `width`. */
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
/** What the brands' own drawings are. */
const fileSize = [800, 600] as const
const previewFile = '/brand/social/open-graph.png'

/** The picture that is drawn for links to a film or a cinema. @param alt its title or name */
export function getDrawnPreview(
  kind: LinkPreviewKind,
  id: string,
  alt: string,
  { mediaVersion }: Pick<ContentContext, 'mediaVersion'>,
): { mobile: ContentImage } {
  const url = linkPreviewAddress(kind, id, mediaVersion)
  return { mobile: { url, alt, dimensions: previewSize, fromLeft: 50, fromTop: 50 } }
}

/** @throws ContentError when it names a picture that is not there */
export function toImage(source: ImageSource, context: ContentContext, fallbackAlt = ''): ContentImage {
  const { media, file, alt = fallbackAlt, fromLeft = 50, fromTop = 50 } = source
  if ((media === undefined) === (file === undefined)) {
    throw new ContentError(['a picture needs either media or file'])
  }
  if (file !== undefined && context.hasFile?.(file) === false)
    throw new ContentError([`there is no file ${file}`])
  const [width, height] = media === undefined ? fileSize : sizes[media.split('/')[0] as keyof typeof sizes]
  return {
    url: media === undefined ? (file ?? '') : mediaUrl(media, context),
    alt,
    dimensions: { width, height },
    fromLeft,
    fromTop,
  }
}

function mediaUrl(media: string, context: ContentContext): string {
  const [kind = '', name = ''] = media.split('/')
  const { films, sites, events, attributes } = context.catalogue
  const version = context.mediaVersion === undefined ? '' : `?v=${context.mediaVersion}`
  if (kind.startsWith('Film')) return `/media/entity/get/${kind}/${context.filmId(name)}${version}`
  if (!(sites.has(name) || events.has(name) || attributes.has(name) || films.has(name)))
    throw new ContentError([`there is no picture ${media}`])
  return `/media/entity/get/${kind}/${name}${version}`
}

/**
 * The picture that an editor chose for a link's preview.
 * @throws ContentError when it is a file: only pictures of the catalogue can be cut to the preview's shape
 */
export function getChosenPreview(source: ImageSource, context: ContentContext): ContentImage {
  if (source.file !== undefined)
    throw new ContentError([
      `seo.image takes a picture of the catalogue (media), not the file ${source.file}`,
    ])
  return toImage(source, context)
}

/**
 * The picture that stands for a page elsewhere, which is the one of a link's preview as well unless that has its own.
 * @throws ContentError when it is a file and would be the preview's
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

/** The picture of a link's preview: the given one cut to its shape, else the brand's own. */
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
