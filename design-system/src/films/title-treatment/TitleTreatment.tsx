import { styled } from '../../foundations/styled/index.ts'
import { useState, type ComponentPropsWithRef } from 'react'
import { media } from '../../foundations/media/index.ts'
import { createPictureSet, type PictureSource } from '../../foundations/picture/index.ts'

const Root = styled('h2', { name: 'FoyerTitleTreatment', slot: 'Root' })({
  marginBlockStart: 16,
  maxInlineSize: 540,
  fontSize: 'var(--foyer-text-2xl)',
  lineHeight: 1.12,
  outline: 'none',
  '& > img': {
    display: 'block',
    inlineSize: 'auto',
    blockSize: 'auto',
    objectFit: 'contain',
    objectPosition: 'left bottom',
  },
  '[dir=rtl] & > img': { objectPosition: 'right bottom' },
  '&[data-size=hero] > img': { maxInlineSize: 'min(470px, 100%)', maxBlockSize: 320 },
  '&[data-size=film] > img': { maxInlineSize: 'min(470px, 100%)', maxBlockSize: 200 },
  // On the page's own background a lettering made for the film's is shown in one ink, that of the text.
  '[data-heading=center] &': {
    marginInline: 'auto',
    textAlign: 'center',
    '& > img': {
      marginInline: 'auto',
      objectPosition: 'center bottom',
      filter: 'brightness(0)',
      opacity: 0.9,
    },
    '&[data-size=film] > img': { maxBlockSize: 170 },
    // Slides are as tall as the tallest: letterings of like height leave the others no hole.
    '&[data-size=hero] > img': { maxBlockSize: 132, [media.below.sm]: { maxBlockSize: 96 } },
  },
  '[data-heading=center][data-mode=dark] & > img': { filter: 'brightness(0) invert(1)' },
  // On the film's ground it keeps its colors.
  '[data-heading=center] [data-film-ground] && > img': { filter: 'none', opacity: 1 },
  // No stronger than the ink: on its film's ground every lettering keeps its colors.
  '[data-heading=center] &:where([data-ink=Solid]) > img': {
    filter: 'brightness(0) drop-shadow(0 1px 0 #000)',
    opacity: 1,
  },
  '[data-heading=center][data-mode=dark] &:where([data-ink=Solid]) > img': {
    filter: 'brightness(0) drop-shadow(0 1px 0 #000) invert(1)',
  },
  '[data-heading=center] &:where([data-ink=OwnColors]) > img, [data-heading=center][data-mode=dark] &:where([data-ink=OwnColors]) > img':
    {
      filter: 'none',
      opacity: 1,
    },
  // Over the visitor's own colors it keeps a piece of its film's ground: it is drawn for no other.
  [media.forcedColors]: {
    '&&&& > img': {
      forcedColorAdjust: 'none',
      background: 'var(--foyer-ground)',
      filter: 'none',
      opacity: 1,
    },
    // Beside a plate it stands on the page, in one ink.
    '[data-heading=center] &&&&:not([data-film-ground] *, [data-ink=OwnColors]) > img': {
      background: 'none',
      filter: 'brightness(0)',
    },
  },
  [`${media.forcedColors} and (prefers-color-scheme: dark)`]: {
    '[data-heading=center] &&&&:not([data-film-ground] *, [data-ink=OwnColors]) > img': {
      filter: 'brightness(0) invert(1)',
    },
  },
  [media.below.sm]: {
    marginBlockStart: 8,
    '&[data-size=hero] > img': { maxInlineSize: 'min(250px, 100%)', maxBlockSize: 200 },
    '&[data-size=film] > img': { maxInlineSize: 'min(250px, 100%)', maxBlockSize: 108 },
  },
})

export interface TitleTreatmentProps extends Omit<ComponentPropsWithRef<'h2'>, 'title' | 'children'> {
  /** Title of the film; for screen readers if lettering replaces it. */
  title: string
  /** The lettering; `ratio` is width over height. Without it, or when it fails, the title is set in the heading font. */
  treatment?:
    | {
        source: PictureSource
        ratio: number
        /** How it is shown in one ink, if it would lose its shape: in its own colors, or without gaps in its letters. */
        ink?: 'OwnColors' | 'Solid' | undefined
      }
    | undefined
  /** Place: in a hero, or at the head of a film’s page. */
  size: 'hero' | 'film'
  /** Default 'h2'. */
  as?: 'h1' | 'h2' | undefined
  /** The lettering is part of the page's first view. */
  priority?: boolean | undefined
}

const widest = 800

/**
 * A film's title as its own lettering, spoken as text. Set in type, with its marks, it is a `film-title`. Our own:
 * Material UI has no lettering.
 */
export function TitleTreatment(props: TitleTreatmentProps) {
  const { title, treatment, size, as = 'h2', priority, ...rest } = props
  const [failed, setFailed] = useState<string | null>(null)
  const source = treatment?.source
  return (
    <Root
      as={as}
      data-size={size}
      data-ink={treatment?.ink}
      tabIndex={as === 'h1' ? -1 : undefined}
      {...rest}
    >
      {treatment && source && source.url !== failed ? (
        <img
          {...createPictureSet(source, null, widest)}
          sizes="(max-width: 599px) 250px, 470px"
          alt={title}
          width={widest}
          height={Math.round(widest / treatment.ratio)}
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => {
            setFailed(source.url)
          }}
          // An image that failed before the page's script loaded fires no event; checked as in `Picture`.
          ref={(image) => {
            if (!image?.complete || source.resizable === false) return
            const timer = setTimeout(() => {
              if (image.naturalWidth === 0) setFailed(source.url)
            })
            return () => clearTimeout(timer)
          }}
        />
      ) : (
        title
      )}
    </Root>
  )
}
