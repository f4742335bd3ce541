import type { Ref } from 'react'
import { Button } from '../../actions/button/index.ts'
import { LazyDialog } from '../lazy-dialog/index.ts'
import { PlainLink } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { Picture, pictureSet, type PictureSource } from '../../foundations/picture/index.ts'
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
  '&:focus-visible': { outlineOffset: -4 },
})

const FilmPicture = styled(Picture, { name: 'FoyerPopup', slot: 'Picture' })({ marginBlockEnd: 20 })

/** The widest file asked for, px. */
const filmWidth = 800
const imageWidth = 1920

export interface PopupFilm {
  /** Of the film: the heading. */
  title: string
  /** A line under the title. */
  text?: string | undefined
  /** Over the button, 16:9. */
  picture?: PictureSource | undefined
  /** To the film's page. */
  action: { label: string; href: string }
}

export interface PopupImage {
  /** The file, by width and format. */
  source: PictureSource
  /** Alternative text; the name of its link. */
  alt: string
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
  if (film) {
    const { title, text, picture, action } = film
    return (
      <LazyDialog {...rest} data-kind="film" title={title} text={text} onClose={onClose}>
        {picture && (
          <FilmPicture
            data-slot="picture"
            source={picture}
            ratio="16:9"
            sizes="(max-width: 599px) 100vw, 560px"
            alt=""
            maxWidth={filmWidth}
            rounded="md"
          />
        )}
        <Button href={action.href} fullWidth onClick={onClose}>
          {action.label}
        </Button>
      </LazyDialog>
    )
  }
  const drawn = (
    <Image
      data-slot="image"
      {...pictureSet(image.source, null, imageWidth)}
      sizes="100vw"
      alt={image.alt}
      width={image.width}
      height={image.height}
      decoding="async"
    />
  )
  return (
    <LazyDialog {...rest} data-kind="image" aria-label={image.alt} onClose={onClose}>
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
