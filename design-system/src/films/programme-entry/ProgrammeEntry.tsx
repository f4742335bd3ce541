import { PlainLink } from '../../actions/link/index.ts'
import { WatchlistButton } from '../../actions/watchlist-button/index.ts'
import { media } from '../../foundations/media/index.ts'
import { Picture } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { FilmHeading, TrailerButton } from '../../internal/film-entry/FilmEntry.tsx'
import { filmHeadingLink } from '../../internal/film-entry/film-entry-styles.ts'
import { FilmMetadata } from '../film-metadata/index.ts'
import type { FilmRowProps } from '../film-row/index.ts'

const Root = styled('article', { name: 'FoyerProgrammeEntry', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 94px',
  gap: '0 40px',
  alignItems: 'start',
  maxInlineSize: 1040,
  marginInline: 'auto',
  paddingBlock: '26px 22px',
  borderBlockStart: '1px solid var(--foyer-border)',
  'li:first-child > &': { borderBlockStart: '3px double var(--foyer-text)' },
  'li:last-child > &': { borderBlockEnd: '3px double var(--foyer-text)' },
  '& > a': { padding: 5, border: '1px solid var(--foyer-border)', background: 'var(--foyer-surface)' },
  // Title and facts on one line, led over by dots.
  '& [data-slot=head]': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 12 },
  '& :is(h2, h3)': { fontSize: 'var(--foyer-text-xl)', lineHeight: 1.15, minInlineSize: 0 },
  ...filmHeadingLink,
  '& [data-slot=leader]': {
    flex: '1 1 24px',
    alignSelf: 'end',
    marginBlockEnd: 8,
    borderBlockEnd: '2px dotted var(--foyer-border)',
  },
  '& [data-slot=head] > :is(button, a)': { alignSelf: 'center', marginBlock: -10, marginInline: -12 },
  '& [data-slot=byline]': {
    marginBlockStart: 4,
    color: 'var(--foyer-text-muted)',
    fontFamily: 'var(--foyer-font-heading)',
    fontStyle: 'italic',
  },
  '& [data-slot=synopsis]': { maxInlineSize: '84ch', textWrap: 'pretty', marginBlockStart: 8 },
  '& [data-slot=times]': { marginBlockStart: 8 },
  '& [data-slot=trailer]': { marginInlineStart: -12 },
  [media.below.sm]: {
    gridTemplateColumns: 'minmax(0, 1fr) 72px',
    columnGap: 16,
    '& :is(h2, h3)': { fontSize: 'var(--foyer-text-lg)' },
    '& [data-slot=leader]': { display: 'none' },
    // Facts under the title; the times below both, across the poster's column.
    '& [data-slot=words]': { display: 'contents' },
    '& [data-slot=head]': {
      gridColumn: 1,
      rowGap: 6,
      alignContent: 'start',
      '& > ul': { inlineSize: '100%' },
      // A long title wraps beside the button, not above it.
      '&:has(> :is(button, a)) > :is(h2, h3)': { maxInlineSize: 'calc(100% - 32px)' },
    },
    '& [data-slot=about], & [data-slot=times]': { gridColumn: '1 / -1' },
    '& > a': { gridArea: '1 / 2' },
  },
})

/**
 * A film in a printed programme: title, dots and facts on one line, who made it in italics, its times as text
 * (`time-links`, children), and last a small matted poster. A row with buttons is a `film-row`, which takes the same.
 * Our own: Material UI has no such component.
 */
export function ProgrammeEntry(props: FilmRowProps) {
  const {
    title,
    href,
    poster,
    posterAlt = '',
    rating,
    details,
    synopsis,
    credits,
    status,
    tag,
    trailer,
    watchlist,
    headingLevel = 2,
    children,
    ...rest
  } = props
  const byline = [tag?.label, status, credits].filter((part) => part !== undefined)
  return (
    <Root {...rest}>
      <div data-slot="words">
        <div data-slot="head">
          <FilmHeading title={title} href={href} level={headingLevel} />
          {watchlist && <WatchlistButton {...watchlist} />}
          <span data-slot="leader" aria-hidden="true" />
          <FilmMetadata rating={rating} details={details} />
        </div>
        <div data-slot="about">
          {byline.length > 0 && <p data-slot="byline">{byline.join(' · ')}</p>}
          {synopsis !== undefined && <p data-slot="synopsis">{synopsis}</p>}
        </div>
        <div data-slot="times">
          {children}
          {trailer && <TrailerButton {...trailer} />}
        </div>
      </div>
      <PlainLink href={href} tabIndex={-1} aria-hidden="true">
        <Picture source={poster} ratio="2:3" sizes="94px" alt={posterAlt} maxWidth={240} />
      </PlainLink>
    </Root>
  )
}
