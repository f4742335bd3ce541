import { useState, type ComponentPropsWithRef } from 'react'
import { media } from '../../foundations/media/index.ts'
import { Picture, createPictureSet, type PictureSource } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'

/** Width over height of the picture on a phone. */
const phoneRatio = 5 / 4
const wide = 16 / 9
/** Height of the picture where it stands in its ground. */
const height = 'clamp(380px, 64svh, 560px)'
/** Its width there. */
const width = `min(100%, ${height} * ${wide})`

interface Tone {
  /** Color of the ground. */
  ground: string
  /** Of text on it. */
  on: string
  /** Of lines on it. */
  accent: string
}

const Root = styled('div', {
  name: 'FoyerEventHero',
  slot: 'Root',
  shouldForwardProp: (prop) => prop !== 'tone',
})<{ tone: Tone }>(
  ({ tone }) => ({ '--foyer-ground': tone.ground, '--foyer-on': tone.on, '--foyer-accent': tone.accent }),
  {
    position: 'relative',
    background: 'var(--foyer-ground)',
    color: 'var(--foyer-on)',
    '--foyer-event-margin': 'var(--foyer-page-margin)',
    '[data-radius=FullRounded] &': {
      margin: '24px 24px 0',
      borderRadius: 32,
      overflow: 'hidden',
      '--foyer-event-margin': 'calc(var(--foyer-page-margin) - 24px)',
      [media.below.sm]: { margin: '12px 12px 0' },
    },
    // A plate, which carries no words: its lettering stands below it, on the page.
    '[data-heading=center] &': { paddingBlockStart: 28, background: 'none', color: 'var(--foyer-text)' },
  },
)

const Figure = styled('div', { name: 'FoyerEventHero', slot: 'Figure' })({
  [media.up.md]: {
    // At the window's end; before it is ground, where the lettering begins in line with the page below.
    inlineSize: width,
    marginInlineStart: 'auto',
    '[data-heading=center] &': {
      inlineSize: `min(100% - 2 * var(--foyer-page-margin), ${height} * ${wide})`,
      marginInline: 'auto',
    },
  },
})

const Frame = styled('div', { name: 'FoyerEventHero', slot: 'Frame' })({
  position: 'relative',
  aspectRatio: `${wide}`,
  [media.below.sm]: { aspectRatio: `${phoneRatio}` },
  // The picture's sides are of its ground's color, and go over into it.
  [media.up.md]: {
    'html:not([data-heading=center]) & > span': {
      background: 'none',
      maskImage: 'linear-gradient(90deg, transparent, rgb(0 0 0 / 0.3) 7%, #000 26%)',
    },
  },
  '[dir=rtl]:not([data-heading=center]) & > span': { scale: '-1 1' },
  '[data-heading=center] &': {
    border: '1px solid var(--foyer-border)',
    '& > span': { inset: 9 },
    [media.below.md]: { marginInline: 'var(--foyer-page-margin)', '& > span': { inset: 5 } },
  },
})

const Title = styled('h1', {
  name: 'FoyerEventHero',
  slot: 'Title',
  shouldForwardProp: (prop) => prop !== 'lettering',
})<{ lettering: EventLettering | undefined }>(
  ({ lettering }) => ({
    ...(lettering && { '--foyer-lettering-ratio': lettering.ratio }),
    ...(lettering?.place && {
      '--foyer-lettering-x': lettering.place.x,
      '--foyer-lettering-y': lettering.place.y,
      '--foyer-lettering-width': lettering.place.width,
      '--foyer-lettering-height': lettering.place.height,
    }),
  }),
  {
    padding: '20px max(var(--foyer-page-margin), 12px) 28px',
    fontSize: 'var(--foyer-text-2xl)',
    lineHeight: 1.12,
    outline: 'none',
    overflowWrap: 'anywhere',
    // Of a definite width, so that its place is kept before it arrives.
    '& > img': {
      display: 'block',
      inlineSize: 'min(320px, 100%, 150px * var(--foyer-lettering-ratio))',
      blockSize: 'auto',
    },
    // Read out, and shown where no lettering is.
    '&[data-lettering] > span': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    '& > [data-for=light], & > [data-for=dark]': { display: 'none' },
    [media.up.md]: {
      'html:not([data-heading=center]) &': { paddingInline: 'var(--foyer-event-margin)' },
      // From the page's margin to the end of its box on the picture, which shows all of itself here.
      'html:not([data-heading=center]) &[data-place]': {
        position: 'absolute',
        insetInlineStart: 'var(--foyer-event-margin)',
        insetBlockStart: 'calc(100% * var(--foyer-lettering-y))',
        display: 'flex',
        alignItems: 'center',
        inlineSize: `calc(100% - var(--foyer-event-margin) - ${width} * (1 - var(--foyer-lettering-x) - var(--foyer-lettering-width)))`,
        blockSize: 'calc(100% * var(--foyer-lettering-height))',
        padding: 0,
        '& > img': {
          inlineSize: '100%',
          blockSize: '100%',
          objectFit: 'contain',
          objectPosition: 'left center',
          '[dir=rtl] &': { objectPosition: 'right center' },
        },
      },
    },
    '[data-heading=center] &': {
      paddingBlock: '28px 12px',
      textAlign: 'center',
      '& > img': { marginInline: 'auto' },
      '&[data-inks] > [data-for=ground]': { display: 'none' },
      // Drawn for its own ground alone, it is set in type here.
      '&[data-lettering]:not([data-inks])': {
        '& > img': { display: 'none' },
        '& > span': { position: 'static', clipPath: 'none', whiteSpace: 'normal' },
      },
    },
    '[data-heading=center][data-mode=light] & > [data-for=light], [data-heading=center][data-mode=dark] & > [data-for=dark]':
      { display: 'block' },
    // The visitor's own colors have no ground for it.
    [media.forcedColors]: {
      '&&&&&[data-lettering] > img': { display: 'none' },
      '&&&[data-lettering] > span': {
        position: 'static',
        inlineSize: 'auto',
        blockSize: 'auto',
        clipPath: 'none',
        whiteSpace: 'normal',
      },
    },
  },
)

export interface EventLettering {
  /** For the event's own ground. */
  source: PictureSource
  /** Width over height. */
  ratio: number
  /** Part of the whole picture where it may stand from 1024 px: fractions of it; null: below the picture. */
  place: { x: number; y: number; width: number; height: number } | null
  /** For the page's grounds, in themes whose pictures carry no words. */
  onPage?: { light: PictureSource; dark: PictureSource } | undefined
}

export interface EventHeroProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Name of the event: the page's h1, read out where lettering replaces it. */
  title: string
  /** Colors of the picture's ground, of words on it, and of accents. */
  tone: Tone
  /** 16 by 9. */
  picture: PictureSource
  /** The name as a drawing, in the language of the page; without it, it is set in type. */
  lettering?: EventLettering | undefined
}

const widest = 800

/**
 * The head of an event's page: its picture on its ground, and its name as lettering, on the picture in wide windows and
 * below it in others. The name is the h1. One on a page; the head of a film's page is a `film-hero`. Our own: Material UI
 * has no such part.
 */
export function EventHero({ title, tone, picture, lettering, ...rest }: EventHeroProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const shown = lettering && lettering.source.url !== failed ? lettering : undefined
  const drawings = shown
    ? [
        ['ground', shown.source] as const,
        ...(shown.onPage
          ? [['light', shown.onPage.light] as const, ['dark', shown.onPage.dark] as const]
          : []),
      ]
    : []
  return (
    <Root tone={tone} {...rest}>
      <Figure>
        <Frame>
          <Picture
            source={picture}
            ratio="fill"
            sizes="(max-width: 1023px) 100vw, 996px"
            alt=""
            placeholder="eventGallery"
            phone={{ ratio: phoneRatio }}
            priority
          />
        </Frame>
      </Figure>
      <Title
        lettering={shown}
        tabIndex={-1}
        data-lettering={shown ? '' : undefined}
        data-place={shown?.place ? '' : undefined}
        data-inks={shown?.onPage ? '' : undefined}
      >
        <span>{title}</span>
        {drawings.map(([ground, source]) => (
          <img
            key={ground}
            // Only one of them is shown, and what is not shown is not loaded.
            loading="lazy"
            {...createPictureSet(source, null, widest)}
            sizes="320px"
            data-for={ground}
            alt=""
            width={widest}
            height={Math.round(widest / (shown?.ratio ?? 1))}
            decoding="async"
            onError={() => {
              setFailed(lettering?.source.url ?? null)
            }}
          />
        ))}
      </Title>
    </Root>
  )
}
