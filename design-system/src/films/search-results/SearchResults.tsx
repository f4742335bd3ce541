import type { FilmListShape } from '@foyer/theme-tokens/shapes'
import { useId, type ComponentPropsWithRef } from 'react'
import { Icon, type IconName } from '../../foundations/icon/index.ts'
import { PlainLink } from '../../actions/link/index.ts'
import { WatchlistButton, type WatchlistMark } from '../../actions/watchlist-button/index.ts'
import { media } from '../../foundations/media/index.ts'
import { Picture, type PictureSource, type PlaceholderType } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'

/** Results in the shape of the brand's list of films; not in a panel. */
const inShape = (shape: FilmListShape) => `[data-shape=${shape}]:not([data-compact])`
const programme = inShape('Programme')
const tiles = inShape('Tiles')

const Root = styled('div', { name: 'FoyerSearchResults', slot: 'Root' })({
  display: 'grid',
  gap: 48,
  // Text stays legible meanwhile.
  '&[aria-busy=true] :is(picture, [data-slot=glyph] > svg)': { opacity: 0.5 },
  '&[data-compact]': { gap: 20 },
  [media.below.sm]: { gap: 36 },
})

const Group = styled('section', { name: 'FoyerSearchResults', slot: 'Group' })({
  minInlineSize: 0,
  '& > :is(h2, h3)': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 12,
    marginBlockEnd: 12,
    fontSize: 'var(--foyer-text-lg)',
    lineHeight: 1.2,
  },
  '& > :is(h2, h3) > [data-slot=count]': {
    color: 'var(--foyer-text-muted)',
    fontFamily: 'var(--foyer-font-body)',
    fontSize: 'var(--foyer-text-sm)',
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: 0,
  },
  [`${programme} > &`]: {
    display: 'grid',
    gridTemplateColumns: '3fr 9fr',
    columnGap: 'var(--foyer-gutter)',
    borderBlockStart: '3px double var(--foyer-text)',
    '& > :is(h2, h3)': { paddingBlockStart: 20, fontStyle: 'italic' },
    [media.below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  [`${tiles} > & > :is(h2, h3)`]: { fontSize: 'var(--foyer-text-xl)', marginBlockEnd: 20 },
  '[data-compact] > & > :is(h2, h3)': {
    marginBlockEnd: 4,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
  },
})

const List = styled('ul', { name: 'FoyerSearchResults', slot: 'List' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  columnGap: 'var(--foyer-gutter)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [`[data-compact] &, ${programme} &`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [`${tiles} &`]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(150px, 8rem)), 1fr))',
    gap: '32px 16px',
    [media.up.sm]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
      columnGap: 'var(--foyer-gutter)',
    },
  },
})

const Row = styled('li', { name: 'FoyerSearchResults', slot: 'Result' })({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: 16,
  alignItems: 'center',
  paddingBlock: 12,
  borderBlockStart: '1px solid var(--foyer-border)',
  '& > [data-slot=glyph]': {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    borderRadius: 'var(--foyer-radius-md)',
    background: 'var(--foyer-surface-2)',
    color: 'var(--foyer-primary-text)',
  },
  '&[data-marked]': { gridTemplateColumns: '72px minmax(0, 1fr) auto' },
  // Over the row's target, not within it.
  '& > [data-slot=mark]': { position: 'relative', zIndex: 1 },
  '& > div > a': {
    color: 'inherit',
    fontWeight: 650,
    lineHeight: 1.3,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  // The name is the link, the whole row its target and its frame.
  '& > div > a::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'var(--foyer-radius-md)',
  },
  '& > div > a:focus-visible': { outline: 'none' },
  '& > div > a:focus-visible::after': { outline: '2px solid var(--foyer-primary-text)', outlineOffset: -2 },
  '& p': {
    display: '-webkit-box',
    overflow: 'hidden',
    marginBlockStart: 4,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.4,
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
  '[data-compact] &': {
    gridTemplateColumns: '40px minmax(0, 1fr)',
    gap: 12,
    minBlockSize: 44,
    paddingBlock: 6,
    '& p': { marginBlockStart: 0, WebkitLineClamp: 1 },
  },
  // Words first, and a small picture at the end of their line.
  [`${programme} &`]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto 56px',
    paddingBlock: 16,
    '& > div': { gridArea: '1 / 1' },
    '& > [data-slot=mark]': { gridArea: '1 / 2' },
    '& > :not(div, [data-slot=mark])': { gridArea: '1 / 3' },
    '& > [data-slot=glyph]': { visibility: 'hidden', aspectRatio: 'auto' },
    '& > div > a': {
      fontFamily: 'var(--foyer-font-heading)',
      fontSize: 'var(--foyer-text-lg)',
      fontWeight: 'inherit',
    },
  },
  // Pictures first, as large as they fit.
  [`${tiles} &`]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto 1fr',
    gap: '10px 4px',
    alignItems: 'start',
    paddingBlock: 0,
    borderBlockStart: 0,
    '& > :not(div, [data-slot=mark])': { gridColumn: '1 / -1', borderRadius: 'var(--foyer-radius-lg)' },
    '& > div:last-child': { gridColumn: '1 / -1' },
    // What has no picture is a card of words.
    '&:has(> [data-slot=glyph])': {
      padding: 16,
      borderRadius: 'var(--foyer-radius-lg)',
      background: 'var(--foyer-surface-2)',
      '& > [data-slot=glyph]': { inlineSize: 44, background: 'var(--foyer-background)' },
    },
    '& > [data-slot=mark]': { marginBlock: -10, marginInlineEnd: -12 },
  },
  [media.hover]: {
    '&:hover > div > a': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
    '[data-compact] &:hover': { background: 'var(--foyer-surface-2)' },
  },
  [media.forcedColors]: { '& > div > a:focus-visible::after': { outlineColor: 'Highlight' } },
})

const widest = { Rows: 240, Programme: 240, Tiles: 480 } as const
const sizes = { Rows: '72px', Programme: '56px', Tiles: '(max-width: 599px) 50vw, 194px' } as const

export interface SearchResult {
  /** Tells the results of a kind apart. */
  id: string
  /** Address. */
  href: string
  /** Its name, which is the link. */
  title: string
  /** Its description, at most two lines; one if compact. */
  text?: string | undefined
  /** A poster, or another picture. */
  poster?: PictureSource | undefined
  /** Shape of the poster; default a film's. */
  posterRatio?: '2:3' | '1:1' | undefined
  /** Kind of the poster's subject, for its placeholder; default a film. */
  placeholder?: PlaceholderType | undefined
  /** Shown in place of a poster. */
  icon?: IconName | undefined
  /** Of a film: shows the button of the watchlist. Not in a panel, whose rows are links alone. */
  watchlist?: WatchlistMark | undefined
}

export interface SearchResultGroup {
  /** Tells the kinds apart. */
  id: string
  /** "Films". */
  label: string
  /** In their order. */
  results: readonly SearchResult[]
  /** Total number, if not all are shown. */
  count?: number | undefined
}

export interface SearchResultsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Results by kind, in order. */
  groups: readonly SearchResultGroup[]
  /** In a panel: one column, small posters, one line about each. */
  compact?: boolean | undefined
  /** Results of the previous query, while the new one is loading. */
  busy?: boolean | undefined
  /** That of the brand's list of films: rows, a typeset programme, or tiles. Default 'Rows'; a panel has rows. */
  shape?: FilmListShape | undefined
  /** Heading level; default 2. */
  headingLevel?: 2 | 3 | undefined
  /** Called before a result is opened. */
  onFollow?: ((result: SearchResult) => void) | undefined
}

/**
 * Results of a search, by kind: each result is a link, the whole row its target. Announce their number in a status of
 * the page; for no results see `empty-state`. For films with showtimes see `film-row`. Our own: these are links in a
 * dialog instead of values of a combobox, so Material UI's `useAutocomplete` does not fit.
 */
export function SearchResults(props: SearchResultsProps) {
  const { groups, compact, busy, shape = 'Rows', headingLevel = 2, onFollow, ...rest } = props
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <Root
      data-compact={compact ? '' : undefined}
      data-shape={shape}
      aria-busy={busy ? true : undefined}
      {...rest}
    >
      {groups.map((group) => (
        <Group key={group.id} aria-labelledby={`${id}${group.id}`}>
          <Heading>
            <span id={`${id}${group.id}`}>{group.label}</span>{' '}
            <span data-slot="count">{group.count ?? group.results.length}</span>
          </Heading>
          <List role="list">
            {group.results.map((result) => (
              <Row key={result.id} data-marked={result.watchlist && !compact ? '' : undefined}>
                {result.icon && !result.poster ? (
                  <span data-slot="glyph">
                    <Icon name={result.icon} size={compact ? 20 : 28} />
                  </span>
                ) : (
                  <Picture
                    source={result.poster}
                    ratio={result.posterRatio ?? '2:3'}
                    sizes={compact ? '40px' : sizes[shape]}
                    maxWidth={widest[shape]}
                    placeholder={result.placeholder}
                    alt=""
                    rounded="md"
                  />
                )}
                <div>
                  <PlainLink href={result.href} onClick={() => onFollow?.(result)}>
                    {result.title}
                  </PlainLink>
                  {result.text !== undefined && <p>{result.text}</p>}
                </div>
                {result.watchlist && !compact && (
                  <span data-slot="mark">
                    <WatchlistButton {...result.watchlist} />
                  </span>
                )}
              </Row>
            ))}
          </List>
        </Group>
      ))}
    </Root>
  )
}
