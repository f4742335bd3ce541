import type { EventCardShape } from '@foyer/theme-tokens/shapes'
import type { ComponentPropsWithRef } from 'react'
import { Link } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { visuallyHidden } from '../../foundations/visually-hidden/index.ts'
import type { EventLettering } from '../event-hero/index.ts'
import { PageLettering, PlacedLettering } from './lettering.tsx'

/** Radius of the holes at the ends of a perforation, px. */
const hole = 9
/** Width of the stub of a ticket, px. */
const stub = 168

/** Two stickers of 340 px and the gap between them fill a row, three do not. */
const twoStickers = `@media (min-width: 784px) and (max-width: 1227.95px)`

const Root = styled('ul', { name: 'FoyerEventCards', slot: 'Root' })({
  display: 'grid',
  gap: '40px var(--foyer-gutter)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', minInlineSize: 0 },
  '& :is(h2, h3)': { fontSize: 'var(--foyer-text-xl)', lineHeight: 1.12, overflowWrap: 'anywhere' },
  '& :is(h2, h3) a': { textDecoration: 'none' },
  // The name is the link, the whole card its target.
  '& :is(h2, h3) a::after': { content: '""', position: 'absolute', inset: 0 },
  [media.hover]: { '& > li:hover :is(h2, h3) a': { textDecoration: 'underline' } },
  '& [data-slot=text]': { color: 'var(--foyer-text-muted)' },
  '& [data-slot=name]': visuallyHidden,
  '& a > img': {
    display: 'block',
    blockSize: 'auto',
    marginInline: 'auto',
  },
  '[data-mode=dark] & a > [data-for=light], [data-mode=light] & a > [data-for=dark]': { display: 'none' },
  // The visitor's own colors have no ground for a drawing.
  [media.forcedColors]: {
    '& [data-slot=name]': { position: 'static', clipPath: 'none', inlineSize: 'auto', blockSize: 'auto' },
    '& a > img': { display: 'none' },
  },

  // A ticket: picture and words, and behind a perforation the stub with the dates.
  '&[data-shape=Stub]': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 560px), 1fr))',
    gap: 'var(--foyer-gutter)',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 2fr) minmax(0, 3fr) ${stub}px`,
      minBlockSize: 216,
      borderRadius: 'var(--foyer-radius-lg)',
      background: 'var(--foyer-surface)',
      maskImage: `radial-gradient(circle ${hole}px at calc(100% - ${stub}px) 0, transparent 98%, #000), radial-gradient(circle ${hole}px at calc(100% - ${stub}px) 100%, transparent 98%, #000)`,
      maskComposite: 'intersect',
      overflow: 'clip',
    },
    '[dir=rtl] & > li': {
      maskImage: `radial-gradient(circle ${hole}px at ${stub}px 0, transparent 98%, #000), radial-gradient(circle ${hole}px at ${stub}px 100%, transparent 98%, #000)`,
    },
    // The last of an odd number is as long as two.
    [media.up.lg]: { '& > li:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    '& [data-slot=picture]': { position: 'relative' },
    '& [data-slot=about]': { display: 'grid', alignContent: 'center', gap: 10, padding: 24 },
    '& :is(h2, h3)': { fontSize: 'var(--foyer-text-lg)' },
    '& [data-slot=text]': { fontSize: 'var(--foyer-text-sm)', lineHeight: 1.45 },
    '& [data-slot=dates]': {
      display: 'grid',
      placeItems: 'center',
      marginBlock: 2 * hole,
      padding: '0 20px',
      borderInlineStart: '2px dashed var(--foyer-border)',
      fontSize: 'var(--foyer-text-sm)',
      fontWeight: 650,
      lineHeight: 1.4,
      textAlign: 'center',
    },
    [media.below.sm]: {
      '& > li, [dir=rtl] & > li': { gridTemplateColumns: 'minmax(0, 1fr)', maskImage: 'none' },
      '& [data-slot=picture]': { aspectRatio: '16 / 9' },
      '& [data-slot=about]': { padding: 20 },
      '& [data-slot=dates]': {
        marginBlock: 0,
        marginInline: 20,
        padding: '14px 0',
        borderInlineStart: 0,
        borderBlockStart: '2px dashed var(--foyer-border)',
      },
    },
    [media.forcedColors]: { '& > li': { border: '1px solid' } },
  },

  // A picture in its mat, as on a wall, and the caption below it.
  '&[data-shape=Plate]': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 440px), 1fr))',
    rowGap: 64,
    '& > li': {
      display: 'grid',
      alignContent: 'start',
      justifyItems: 'center',
      gap: 10,
      textAlign: 'center',
    },
    '& [data-slot=picture]': {
      position: 'relative',
      inlineSize: '100%',
      aspectRatio: '16 / 9',
      marginBlockEnd: 12,
      border: '1px solid var(--foyer-border)',
      '& > *': { inset: 9 },
    },
    '& [data-slot=dates]': { fontFamily: 'var(--foyer-font-heading)', fontStyle: 'italic' },
    '& [data-slot=text]': { maxInlineSize: '44ch', textWrap: 'balance' },
    // The last of an odd number hangs in the middle.
    [media.up.md]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > li:last-child:nth-child(odd)': {
        gridColumn: '1 / -1',
        inlineSize: 'calc(50% - var(--foyer-gutter) / 2)',
        justifySelf: 'center',
      },
    },
    [media.below.sm]: { rowGap: 44, '& [data-slot=picture] > *': { inset: 5 } },
  },

  // A picture to the edge of its card, and a label that is stuck over it.
  '&[data-shape=Sticker]': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
    '& > li': {
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      borderRadius: 'var(--foyer-radius-lg)',
      background: 'var(--foyer-surface-2)',
    },
    '& [data-slot=picture]': { position: 'relative', aspectRatio: '16 / 9' },
    '& [data-slot=about]': { display: 'grid', alignContent: 'start', gap: 10, padding: '0 28px 28px' },
    '& [data-slot=dates]': {
      justifySelf: 'start',
      position: 'relative',
      marginBlockStart: -22,
      marginBlockEnd: 4,
      padding: '10px 18px',
      borderRadius: 'var(--foyer-radius-lg)',
      background: 'var(--foyer-primary)',
      color: 'var(--foyer-on-primary)',
      fontSize: 'var(--foyer-text-sm)',
      fontWeight: 700,
      lineHeight: 1.3,
      rotate: '-2deg',
      '[dir=rtl] &': { rotate: '2deg' },
    },
    '& [data-slot=about] > :is(h2, h3):first-child': { marginBlockStart: 20 },
    // Where two fit beside each other, the last of an odd number is as long as two: its words stand beside its picture.
    [twoStickers]: {
      '& > li:last-child:nth-child(odd)': {
        gridColumn: '1 / -1',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridTemplateRows: 'auto',
        columnGap: 'var(--foyer-gutter)',
        '& > [data-slot=picture]': { alignSelf: 'stretch' },
        '& > [data-slot=about]': { alignContent: 'center', paddingBlock: 28 },
        '& [data-slot=dates]': { marginBlockStart: 0, marginInlineStart: -76 },
        '& [data-slot=about] > :is(h2, h3):first-child': { marginBlockStart: 0 },
      },
    },
    [media.below.sm]: { '& [data-slot=about]': { padding: '0 20px 24px' } },
    [media.forcedColors]: { '& > li, & [data-slot=dates]': { border: '1px solid' } },
  },
})

/** How wide the picture of each shape is shown, and how it is rounded. */
const pictures = {
  Stub: { sizes: '(max-width: 599px) 100vw, 320px', rounded: 'none' },
  Plate: { sizes: '(max-width: 1023px) 100vw, 628px', rounded: 'none' },
  Sticker: { sizes: '(max-width: 599px) 100vw, 411px', rounded: 'lg' },
} as const

const widest = 1280

export interface EventCard {
  /** Tells the cards of a list apart. */
  id: string
  /** Drawn for the event, or a poster; it is cut by its focal point. A plate without one. */
  picture?: PictureSource | undefined
  /** Name of the event: its heading and its link. */
  title: string
  /**
   * The name as a drawing: on the picture of a sticker, which shows all of it, and in place of the name under a plate. A
   * stub's picture is too narrow for it.
   */
  lettering?: EventLettering | undefined
  /** Address of its page. */
  href: string
  /** When it is on: "16 October to 31 January". */
  dates?: string | undefined
  /** A short description. */
  text?: string | undefined
}

export interface EventCardsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** In their order. */
  cards: readonly EventCard[]
  /**
   * A ticket whose stub has the dates; a matted picture with a centred caption; or a card with the dates as a label stuck
   * over the edge of its picture. Default 'Stub'.
   */
  shape?: EventCardShape | undefined
  /** Heading level of each title; default 3. */
  headingLevel?: 2 | 3 | undefined
}

/**
 * Events and seasons as cards, in the brand's shape. The name is the link and the whole card its target, so a card has
 * no other control. For cinemas see `picture-cards`; for editors' tiles `content-tiles`. Our own: one of three shapes;
 * Material UI's Card would add a frame.
 */
export function EventCards({ cards, shape = 'Stub', headingLevel = 3, ...rest }: EventCardsProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Root role="list" data-shape={shape} {...rest}>
      {cards.map(({ id, picture, title, lettering, href, dates, text }) => {
        const name = (
          <Heading>
            <Link href={href} tone="text">
              {lettering && shape === 'Plate' ? <PageLettering title={title} lettering={lettering} /> : title}
            </Link>
          </Heading>
        )
        const when = dates !== undefined && <p data-slot="dates">{dates}</p>
        const about = text !== undefined && <p data-slot="text">{text}</p>
        const drawn = (
          <div data-slot="picture">
            <Picture
              source={picture}
              ratio="fill"
              alt=""
              maxWidth={widest}
              placeholder="eventPoster"
              {...pictures[shape]}
            />
            {lettering?.place && shape === 'Sticker' && (
              <PlacedLettering lettering={lettering} place={lettering.place} />
            )}
          </div>
        )
        switch (shape) {
          case 'Stub':
            return (
              <li key={id}>
                {drawn}
                <div data-slot="about">
                  {name}
                  {about}
                </div>
                {when}
              </li>
            )
          case 'Plate':
            return (
              <li key={id}>
                {drawn}
                {name}
                {when}
                {about}
              </li>
            )
          case 'Sticker':
            return (
              <li key={id}>
                {drawn}
                <div data-slot="about">
                  {when}
                  {name}
                  {about}
                </div>
              </li>
            )
        }
      })}
    </Root>
  )
}
