import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Link } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Root = styled('ul', { name: 'FoyerPictureCards', slot: 'Root' })({
  '--foyer-picture-card': '280px',
  // A city has one cinema or five: none is wider than a card, and none leaves its picture's row.
  display: 'flex',
  flexWrap: 'wrap',
  gap: '32px var(--foyer-gutter)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '[data-heading=center] &': {
    justifyContent: 'center',
    textAlign: 'center',
    '& > li > [data-ratio]': { margin: 7, outline: '1px solid var(--foyer-border)', outlineOffset: 6 },
  },
  '& > li': {
    position: 'relative',
    display: 'grid',
    flex: '1 1 var(--foyer-picture-card)',
    alignContent: 'start',
    gap: 6,
    minInlineSize: 0,
    maxInlineSize: 420,
  },
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
  [media.below.sm]: { rowGap: 28, '& > li': { flexBasis: '100%', maxInlineSize: 'none' } },
})

export interface PictureCard {
  /** Tells the cards of a list apart. */
  id: string
  /** A plate without one. */
  picture?: PictureSource | undefined
  /** Name of the cinema: its heading and its link. */
  title: string
  /** Address of its page. */
  href: string
  /** Below the title, each a paragraph: an address, a short description. */
  lines: readonly ReactNode[]
}

export interface PictureCardsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** In their order. */
  cards: readonly PictureCard[]
  /** Heading level of each title; default 3. */
  headingLevel?: 2 | 3 | undefined
}

/**
 * Cinemas as cards: front, name and a short text, as many per row as fit. The name is the link and the whole card its
 * target, so a card has no other control. For events see `event-cards`, for films `film-list`; for a few tiles with a
 * link each, `content-tiles`. Our own: the name is the link and the whole card its target; Material UI's CardActionArea
 * makes all words of a card the link's.
 */
export function PictureCards({ cards, headingLevel = 3, ...rest }: PictureCardsProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Root role="list" {...rest}>
      {cards.map(({ id, picture, title, href, lines }) => (
        <li key={id}>
          <Picture
            source={picture}
            ratio="16:9"
            sizes="(max-width: 599px) 100vw, (max-width: 1023px) 50vw, 400px"
            alt=""
            maxWidth={800}
            placeholder="siteGallery"
            rounded="md"
          />
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
