import { styled } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef } from 'react'
import { Link } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'

const Root = styled('ul', { name: 'FoyerContentTiles', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 'var(--foyer-gutter)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& [data-slot=label]': {
    marginBlockStart: 16,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    fontWeight: 600,
  },
  '& :is(h2, h3)': { marginBlockStart: 6, fontSize: 'var(--foyer-text-lg)', lineHeight: 1.25 },
  '& [data-slot=text]': { marginBlockStart: 6, color: 'var(--foyer-text-muted)' },
  '& a': { marginBlockStart: 6, overflowWrap: 'anywhere' },
  [media.below.sm]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: '82%',
    marginInline: 'calc(-1 * var(--foyer-page-margin))',
    paddingInline: 'var(--foyer-page-margin)',
    scrollPaddingInline: 'var(--foyer-page-margin)',
    // Space for the outline of a link at the foot of a tile, which scrolling would clip.
    marginBlockEnd: -6,
    paddingBlockEnd: 6,
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    '& > li': { scrollSnapAlign: 'start' },
  },
  '[data-radius=FullRounded] & > li': {
    borderRadius: 'var(--foyer-radius-lg)',
    background: 'var(--foyer-surface)',
    overflow: 'clip',
    paddingBlockEnd: 16,
    '& > :not([data-ratio])': { marginInline: 24 },
    // The tile rounds its upper corners; below them the picture meets the text.
    '& > [data-ratio]': { borderRadius: 0 },
  },
})

export interface ContentTile {
  /** Unique among the tiles. */
  id: string
  /** Over the words. */
  picture: PictureSource
  /** What the picture shows; empty for decoration. */
  alt: string
  /** A short word over the title. */
  label: string
  /** Its heading. */
  title: string
  /** A few lines under the title. */
  text: string
  /** The link at the foot: its words and its address. */
  action: { label: string; href: string }
}
export interface ContentTilesProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** In their order. */
  tiles: readonly ContentTile[]
  /** Heading level; default 3. */
  headingLevel?: 2 | 3 | undefined
}

/**
 * Three tiles in a row; on a phone they scroll sideways and the next one is deliberately cut. Tab goes from link to
 * link, and the row follows. For films see `poster-wall`; for more than three, `carousel`. Our own: Material UI has no
 * row of tiles that scrolls.
 */
export function ContentTiles({ tiles, headingLevel = 3, ...rest }: ContentTilesProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Root role="list" {...rest}>
      {tiles.map((tile) => (
        <li key={tile.id}>
          <Picture
            source={tile.picture}
            ratio="4:3"
            sizes="(max-width: 599px) 82vw, 411px"
            alt={tile.alt}
            maxWidth={1200}
            rounded="lg"
          />
          <p data-slot="label">{tile.label}</p>
          <Heading>{tile.title}</Heading>
          <p data-slot="text">{tile.text}</p>
          <Link href={tile.action.href} arrow>
            {tile.action.label}
          </Link>
        </li>
      ))}
    </Root>
  )
}
