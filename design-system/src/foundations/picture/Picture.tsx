import { styled } from '../styled/index.ts'
import { useState, ViewTransition, type ComponentPropsWithRef } from 'react'
import { Icon } from '../icon/index.ts'
import { media } from '../media/index.ts'
import { getPlaceholderGlyph, type PlaceholderType } from './placeholder.ts'
import { laid } from './placement.ts'
import { createPictureSet, type PictureSource } from './source.ts'

/** Shapes a picture is shown in; `fill` covers the positioned parent. */
export type PictureRatio = '2:3' | '16:9' | '4:3' | '1:1' | '2.3:1' | 'fill'

const ratios: Record<PictureRatio, number | null> = {
  '2:3': 2 / 3,
  '16:9': 16 / 9,
  '4:3': 4 / 3,
  '1:1': 1,
  '2.3:1': 2.3,
  fill: null,
}

const Root = styled('span', { name: 'FoyerPicture', slot: 'Root' })({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  background: 'var(--foyer-surface-2)',
  color: 'var(--foyer-text-muted)',
  '&[data-rounded=lg]': { borderRadius: 'var(--foyer-radius-lg)' },
  '&[data-rounded=md]': { borderRadius: 'var(--foyer-radius-md)' },
  '&[data-ratio="2:3"]': { aspectRatio: '2 / 3' },
  '&[data-ratio="16:9"]': { aspectRatio: '16 / 9' },
  '&[data-ratio="4:3"]': { aspectRatio: '4 / 3' },
  '&[data-ratio="1:1"]': { aspectRatio: '1' },
  '&[data-ratio="2.3:1"]': { aspectRatio: '2.3' },
  '&[data-ratio=fill]': { position: 'absolute', inset: 0 },
  '&[data-laid]': { containerType: 'size' },
  // Both are in the page, and the attribute of <html> shows one: a switch of mode needs no script. What is not shown is
  // not loaded, as it is lazy.
  '[data-mode=dark] & > [data-for=light], [data-mode=light] & > [data-for=dark]': { display: 'none' },
  '& [data-slot=placeholder]': { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' },
})

const Image = styled('img', {
  name: 'FoyerPicture',
  slot: 'Image',
  shouldForwardProp: (prop) => prop !== 'focal',
})<{ focal: string }>(({ focal }) => ({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: focal,
  '&[data-laid=always]': laid,
  '&[data-laid=sm]': { [media.up.sm]: laid },
  // The phone's crop is centred on its subject already.
  '&[data-cut=phone]': { [media.below.sm]: { objectPosition: '50% 50%' } },
}))

export interface PictureProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** By width and format; a plate without one. */
  source?: PictureSource | undefined
  /** Width to height; the picture is cropped around its focal point. */
  ratio: PictureRatio
  /** The `sizes` attribute: how wide the picture is shown at which width of the window. */
  sizes: string
  /** Empty for decoration. */
  alt: string
  /** The page's LCP picture: loaded immediately and with priority. */
  priority?: boolean | undefined
  /** Widest file to offer, px. */
  maxWidth?: number | undefined
  /**
   * Another crop below 600 px: its width over height, and another source if it is another picture. The service crops
   * around the focal point, so that a wide picture keeps its subject on a phone and only the visible part is loaded.
   */
  phone?: { ratio: number; source?: PictureSource | undefined } | undefined
  /**
   * Laid by the variables of `placePicture`, which an element around it has, at every width of the window or from 600 px:
   * for `fill` and a picture of 16 by 9. Without it, the picture is cropped around its focal point.
   */
  laid?: 'always' | 'sm' | undefined
  /** Tried when the first fails; absent, the source's own. */
  fallback?: PictureSource | undefined
  /** Kind of the subject: the icon shown when no source loads. */
  placeholder?: PlaceholderType | undefined
  /** Corners, as the theme sets them; default 'none'. */
  rounded?: 'lg' | 'md' | 'none' | undefined
}

/** Class of a picture's view transition, for the global style. */
const travel = 'foyer-picture'

const centre = { x: 0.5, y: 0.5 }
const phoneMedia = '(max-width: 599px)'
/** Three device pixels to each of a wide phone's 400. */
const widestOnPhone = 1200

/**
 * A picture in a fixed shape: nothing shifts while it loads; a second source and then a placeholder replace one that
 * fails. For a film's poster with fallbacks and watchlist see `film-thumbnail`; for an icon, `icon`. Our own: it has a
 * second source and a placeholder; Material UI's CardMedia has neither.
 */
export function Picture(props: PictureProps) {
  const {
    source,
    ratio,
    sizes,
    alt,
    priority,
    maxWidth = 1920,
    phone,
    fallback,
    placeholder = 'filmPoster',
    rounded = 'none',
    laid: laidFrom,
    ...rest
  } = props
  const [failed, setFailed] = useState<readonly string[]>([])
  const candidates = [source, fallback ?? source?.fallback]
  const shown = candidates.find((each) => each && !failed.includes(each.url))
  const fail = (url: string) => setFailed((urls) => [...urls, url])
  const night = shown === source ? shown?.night : undefined
  const hasNight = night !== undefined && !failed.includes(night.url)

  /** @param mode the one in which it is shown; in both without it */
  const renderImage = (file: PictureSource, mode?: 'light' | 'dark') => {
    const isOwn = shown === source
    const focal = file.focalPoint ?? shown?.focalPoint ?? centre
    const onPhone = phone && isOwn ? (mode === 'dark' ? file : (phone.source ?? file)) : undefined
    return (
      <picture data-for={mode}>
        {phone && onPhone && onPhone.resizable !== false && (
          <source
            media={phoneMedia}
            srcSet={createPictureSet(onPhone, phone.ratio, widestOnPhone).srcSet}
            sizes={sizes}
          />
        )}
        <Image
          key={file.url}
          // Before its address: an image that is created eager is loaded immediately.
          loading={priority && mode === undefined ? 'eager' : 'lazy'}
          {...createPictureSet(file, ratios[ratio], maxWidth)}
          sizes={file.resizable === false ? undefined : sizes}
          alt={alt}
          focal={`${focal.x * 100}% ${focal.y * 100}%`}
          data-cut={onPhone ? 'phone' : undefined}
          // What is shown instead of it has another subject.
          data-laid={isOwn ? laidFrom : undefined}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onError={() => fail(file.url)}
          // An image that failed before the page's script loaded fires no event. Checked after the frame: earlier,
          // the browser would compute the styles of the whole page to answer.
          ref={(image) => {
            if (!image?.complete || file.resizable === false) return
            const timer = setTimeout(() => {
              if (image.naturalWidth === 0 && !failed.includes(file.url)) fail(file.url)
            })
            return () => clearTimeout(timer)
          }}
        />
      </picture>
    )
  }

  const picture = (
    <Root data-ratio={ratio} data-rounded={rounded} data-laid={laidFrom} {...rest}>
      {shown ? (
        <>
          {renderImage(shown, hasNight ? 'light' : undefined)}
          {hasNight && renderImage(night, 'dark')}
        </>
      ) : (
        <span
          data-slot="placeholder"
          data-placeholder={placeholder}
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
        >
          <Icon name={getPlaceholderGlyph(placeholder)} size={40} />
        </span>
      )}
    </Root>
  )
  if (source?.sharedAs === undefined) return picture
  return (
    <ViewTransition name={source.sharedAs} share={travel} default="none">
      {picture}
    </ViewTransition>
  )
}
