import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Link } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Root = styled('ul', { name: 'FoyerPictureCards', slot: 'Root' })({
  '--foyer-picture-card': '280px',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, var(--foyer-picture-card)), 1fr))',
  gap: '32px var(--foyer-gutter)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[data-kind=event]': { '--foyer-picture-card': '240px' },
  // A city has one cinema or five: none is wider than a card, and none leaves its picture's row.
  '&[data-kind=site]': {
    display: 'flex',
    flexWrap: 'wrap',
    '& > li': { flex: '1 1 var(--foyer-picture-card)', maxInlineSize: 420 },
    [media.below.sm]: { '& > li': { flexBasis: '100%', maxInlineSize: 'none' } },
  },
  '[data-heading=center] &[data-kind=site]': {
    justifyContent: 'center',
    textAlign: 'center',
    '& > li > [data-ratio]': { margin: 7, outline: '1px solid var(--foyer-border)', outlineOffset: 6 },
  },
  '& > li': { position: 'relative', display: 'grid', alignContent: 'start', gap: 6, minInlineSize: 0 },
  '& :is(h2, h3)': {
    marginBlockStart: 8,
    fontSize: 'var(--foyer-text-lg)',
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
  },
  '& p': { color: 'var(--foyer-text-muted)' },
  // A line under each name would be louder than the names, as on a poster's card.
  '& :is(h2, h3) a': { textDecoration: 'none' },
  [media.hover]: { '& > li:hover :is(h2, h3) a': { textDecoration: 'underline' } },
  // The name is the link, the whole card its target.
  '& :is(h2, h3) a::after': { content: '""', position: 'absolute', inset: 0 },
  [media.below.sm]: { rowGap: 28 },
})

/** The picture of each kind: shape, displayed widths, and maximum width, px. */
const shapes = {
  site: {
    ratio: '16:9',
    placeholder: 'siteGallery',
    sizes: '(max-width: 599px) 100vw, (max-width: 1023px) 50vw, 400px',
    maxWidth: 800,
  },
  event: {
    ratio: '2:3',
    placeholder: 'eventPoster',
    sizes: '(max-width: 599px) 100vw, 320px',
    maxWidth: 640,
  },
} as const

export interface PictureCard {
  /** Tells the cards of a list apart. */
  id: string
  /** A plate without one. */
  picture?: PictureSource | undefined
  /** Name of the cinema or the event: its heading and its link. */
  title: string
  /** Address of its page. */
  href: string
  /** Below the title, each a paragraph: an address, days, a short description. */
  lines: readonly ReactNode[]
}

export interface PictureCardsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** In their order. */
  cards: readonly PictureCard[]
  /** A cinema shows its front, wide; an event its poster. */
  kind: keyof typeof shapes
  /** Heading level of each title; default 3. */
  headingLevel?: 2 | 3 | undefined
}

/**
 * Cinemas or events as cards: picture, name and a short text, as many per row as fit. The name is the link and the
 * whole card its target, so a card has no other control. For films see `film-list`; for a few tiles with a link each,
 * `content-tiles`.
 */
export function PictureCards({ cards, kind, headingLevel = 3, ...rest }: PictureCardsProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Root role="list" data-kind={kind} {...rest}>
      {cards.map(({ id, picture, title, href, lines }) => (
        <li key={id}>
          <Picture source={picture} alt="" rounded="md" {...shapes[kind]} />
          <Heading>
            <Link href={href} tone="text">
              {title}
            </Link>
          </Heading>
          {lines.map((line, index) => (
            // Their content never changes its order.
            <p key={index}>{line}</p>
          ))}
        </li>
      ))}
    </Root>
  )
}
