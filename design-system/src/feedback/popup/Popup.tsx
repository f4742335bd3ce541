import { useState, type Ref } from 'react'
import { Button } from '../../actions/button/index.ts'
import { LazyDialog } from '../lazy-dialog/index.ts'
import { PlainLink } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import {
  Picture,
  createPictureSet,
  placePicture,
  type PictureSource,
} from '../../foundations/picture/index.ts'
import { placeLettering, type FilmFraming } from '../../internal/framing/framing.ts'
import { styled } from '../../foundations/styled/index.ts'

const Image = styled('img', { name: 'FoyerPopup', slot: 'Image' })({
  display: 'block',
  inlineSize: 'auto',
  blockSize: 'auto',
  maxInlineSize: 'calc(100vw - 32px)',
  maxBlockSize: '88dvh',
  objectFit: 'contain',
  [media.below.sm]: { maxInlineSize: '100vw', marginInline: 'auto' },
})

const ImageLink = styled(PlainLink, { name: 'FoyerPopup', slot: 'Link' })({
  display: 'block',
  // Of the caption, whose text has a color of its own: browsers draw a link's line in blue.
  textDecorationColor: 'var(--foyer-primary-text)',
  '&:focus-visible': { outlineOffset: -4 },
})

const Caption = styled('span', { name: 'FoyerPopup', slot: 'Caption' })({
  display: 'block',
  // No wider than the picture.
  inlineSize: 0,
  minInlineSize: '100%',
  padding: '20px 24px 24px',
  color: 'var(--foyer-text)',
  fontFamily: 'var(--foyer-font-heading)',
  fontSize: 'var(--foyer-text-lg)',
  fontWeight: 'var(--foyer-heading-weight)',
  lineHeight: 1.3,
  textWrap: 'balance',
})

/** Width over height of a film's picture: that of the frame which its framing is made for. */
const artRatio = 1024 / 640

/** A film's picture, from edge to edge above the words, with its lettering in its place. */
const Art = styled('div', {
  name: 'FoyerPopup',
  slot: 'Art',
  shouldForwardProp: (prop) => prop !== 'framing' && prop !== 'ground',
})<{ framing: FilmFraming | undefined; ground: string | undefined }>(
  ({ framing, ground }) => ({
    ...(framing && {
      ...placePicture(framing.medium.placement),
      ...placeLettering(framing.medium.lettering),
    }),
    background: ground,
  }),
  {
    // It precedes the heading, which is read first.
    order: -1,
    margin: '-36px -40px 24px',
    [media.below.sm]: { margin: '-24px -16px 20px' },
    '& > [data-slot=picture]': { position: 'relative', aspectRatio: `${artRatio}` },
    '[dir=rtl] & > [data-slot=picture] > span': { scale: '-1 1' },
    '& > img': {
      display: 'block',
      inlineSize: 'auto',
      blockSize: 'auto',
      maxInlineSize: '60%',
      maxBlockSize: 110,
      margin: '16px 24px',
    },
    '&[data-on]': { position: 'relative' },
    '&[data-on] > img': {
      position: 'absolute',
      insetInlineStart: 'calc(100% * var(--foyer-lettering-x))',
      insetBlockStart: 'calc(100% * var(--foyer-lettering-y))',
      inlineSize: 'calc(100% * var(--foyer-lettering-width))',
      blockSize: 'calc(100% * var(--foyer-lettering-height))',
      maxInlineSize: 'none',
      maxBlockSize: 'none',
      margin: 0,
      objectFit: 'contain',
      objectPosition: 'left center',
      '[dir=rtl] &': { objectPosition: 'right center' },
    },
  },
)

/** The widest file asked for, px. */
const filmWidth = 1200
const imageWidth = 1920

export interface PopupFilm {
  /** Of the film: the heading. */
  title: string
  /** A line under the title. */
  text?: string | undefined
  /** Above the words. */
  picture?: PictureSource | undefined
  /** How the picture is cut by its subject. */
  framing?: FilmFraming | undefined
  /** Color of the ground that the lettering is drawn for. */
  ground?: string | undefined
  /** The title as a drawing, on the picture or below it as the framing says; `ratio` is width over height. */
  lettering?: { source: PictureSource; ratio: number } | undefined
  /** To the film's page. */
  action: { label: string; href: string }
}

export interface PopupImage {
  /** The file, by width and format. */
  source: PictureSource
  /** Alternative text; the name of its link. Empty beside a caption. */
  alt: string
  /** Words below it, for a picture without any. */
  caption?: string | undefined
  /** Of the file, px: its shape is kept. */
  width: number
  /** Of the file, px. */
  height: number
  /** Makes the picture a link to this address. */
  href?: string | undefined
}

interface PopupFrame {
  /** Whether it is shown; controlled by its owner. */
  open: boolean
  /** By its cross, by Escape, by a press outside, and when its link is followed. The caller closes. */
  onClose: () => void
  /** Spoken name of the button that closes it. */
  closeLabel: string
  /** Of the root. */
  ref?: Ref<HTMLDivElement> | undefined
  /** Of the root. */
  id?: string | undefined
  /** Of the root. */
  className?: string | undefined
  [data: `data-${string}`]: string | number | boolean | undefined
}

interface OfAFilm extends PopupFrame {
  /** A film with the way to its page; or else a picture. */
  film: PopupFilm
  image?: undefined
}

interface OfAPicture extends PopupFrame {
  /** A picture, with a link or without; or else a film. */
  image: PopupImage
  film?: undefined
}

export type PopupProps = OfAFilm | OfAPicture

/**
 * Promoted content, once, over the page: a film with a link to it, or a picture up to 88 % of the window's height with
 * or without a link. Keyboard as the modal dialog of the ARIA Authoring Practices. The page decides when and how often
 * it opens. Loaded when it is first opened. For news that can wait see `announcement`; for content that a visitor has
 * requested, `dialog`.
 */
export function Popup({ film, image, onClose, ...rest }: PopupProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (film) {
    const { title, text, picture, framing, ground, action } = film
    const lettering = picture && film.lettering?.source.url !== failed ? film.lettering : undefined
    return (
      <LazyDialog
        {...rest}
        data-kind="film"
        data-pictured={picture ? '' : undefined}
        data-lettered={lettering ? '' : undefined}
        title={title}
        text={text}
        onClose={onClose}
      >
        {picture && (
          <Art framing={framing} ground={ground} data-on={framing?.medium.lettering ? '' : undefined}>
            <div data-slot="picture">
              <Picture
                source={picture}
                ratio="fill"
                sizes="(max-width: 599px) 100vw, 640px"
                alt=""
                maxWidth={filmWidth}
                laid={framing && 'always'}
              />
            </div>
            {lettering && (
              <img
                {...createPictureSet(lettering.source, null, filmWidth)}
                sizes="320px"
                alt=""
                width={filmWidth}
                height={Math.round(filmWidth / lettering.ratio)}
                decoding="async"
                onError={() => setFailed(lettering.source.url)}
              />
            )}
          </Art>
        )}
        <Button href={action.href} fullWidth onClick={onClose}>
          {action.label}
        </Button>
      </LazyDialog>
    )
  }
  const drawn = (
    <>
      <Image
        data-slot="image"
        {...createPictureSet(image.source, null, imageWidth)}
        sizes="100vw"
        alt={image.alt}
        width={image.width}
        height={image.height}
        decoding="async"
      />
      {image.caption !== undefined && <Caption>{image.caption}</Caption>}
    </>
  )
  return (
    <LazyDialog {...rest} data-kind="image" aria-label={image.caption ?? image.alt} onClose={onClose}>
      {image.href === undefined ? (
        drawn
      ) : (
        <ImageLink href={image.href} onClick={onClose}>
          {drawn}
        </ImageLink>
      )}
    </LazyDialog>
  )
}
