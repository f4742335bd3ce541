import type { ComponentPropsWithRef } from 'react'
import { PlainLink } from '../../actions/link/index.ts'
import type { WatchlistMark } from '../../actions/watchlist-button/index.ts'
import { media } from '../../foundations/media/index.ts'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { FilmHead, TrailerButton, type FilmTrailer } from '../../internal/film-entry/FilmEntry.tsx'
import { filmHead, filmHeadingLink } from '../../internal/film-entry/film-entry-styles.ts'
import { FilmMetadata, type Rating } from '../film-metadata/index.ts'
import { PromotedTag, type PromotedTagProps } from '../promoted-tag/index.ts'

const Root = styled('article', { name: 'FoyerFilmRow', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 5fr) minmax(0, 6fr)',
  gap: '16px 32px',
  alignItems: 'start',
  paddingBlock: 28,
  borderBlockStart: '1px solid var(--foyer-border)',
  '& > [data-slot=words]': { display: 'grid', gap: 10 },
  '& h2, & h3': { fontSize: 'var(--foyer-text-lg)', lineHeight: 1.25 },
  ...filmHeadingLink,
  '& [data-slot=status]': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    color: 'var(--foyer-primary-text)',
    fontSize: 'var(--foyer-text-sm)',
    fontWeight: 650,
    lineHeight: 1.3,
  },
  '& [data-slot=status]::before': {
    content: '""',
    inlineSize: 8,
    blockSize: 8,
    borderRadius: '50%',
    background: 'currentColor',
    '[data-radius=Straight] &': { borderRadius: 0 },
  },
  ...filmHead,
  '& [data-slot=tag]': { justifySelf: 'start' },
  '& [data-slot=trailer]': { justifySelf: 'start', marginInlineStart: -12 },
  '& [data-slot=credits]': {
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.4,
  },
  '& [data-slot=synopsis]': { maxInlineSize: '62ch' },
  [media.below.md]: {
    gridTemplateColumns: '132px minmax(0, 1fr)',
    // The showtimes follow the text, beside a poster that is higher than both.
    gridTemplateRows: 'auto 1fr',
    '& > a': { gridRow: '1 / span 2' },
    '& > [data-slot=times]': { gridColumn: 2 },
  },
  [media.below.sm]: {
    gridTemplateColumns: '96px minmax(0, 1fr)',
    columnGap: 16,
    '& > a': { gridRow: 1 },
    '& > [data-slot=times]': { gridColumn: '1 / -1' },
  },
})

export interface FilmRowProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** Of the film. */
  title: string
  /** Of its page. */
  href: string
  /** At the start; a plate without one. */
  poster?: PictureSource | undefined
  /** Alternative text of the poster; default empty, since the title is beside it. */
  posterAlt?: string | undefined
  /** The age mark; none while it is not known. */
  rating?: Rating | undefined
  /** Runtime, genre and the like, in their order. */
  details: readonly string[]
  /** What happens, in a few lines. */
  synopsis?: string | undefined
  /** Cast and crew, in a line. */
  credits?: string | undefined
  /** "Coming soon". */
  status?: string | undefined
  /** Reason of the promotion. */
  tag?: Pick<PromotedTagProps, 'promotion' | 'label'> | undefined
  /** Shows a button that plays the trailer; its spoken name is the label with the film's title in it. */
  trailer?: FilmTrailer | undefined
  /** Shows the button of the watchlist. */
  watchlist?: WatchlistMark | undefined
  /** Heading level; default 2. */
  headingLevel?: 2 | 3 | undefined
}

/**
 * A film as a row of a list: poster, text, and its showtimes as children. If the poster is enough, see `poster-card`.
 * Our own: poster, words and times in columns; Material UI's ListItem would cost script for each row.
 */
export function FilmRow(props: FilmRowProps) {
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
  return (
    <Root {...rest}>
      <PlainLink href={href} tabIndex={-1} aria-hidden="true">
        <Picture source={poster} ratio="2:3" sizes="132px" alt={posterAlt} maxWidth={480} rounded="lg" />
      </PlainLink>
      <div data-slot="words">
        {tag && <PromotedTag data-slot="tag" {...tag} />}
        {status !== undefined && <p data-slot="status">{status}</p>}
        <FilmHead title={title} href={href} level={headingLevel} watchlist={watchlist} />
        <FilmMetadata rating={rating} details={details} />
        {synopsis !== undefined && <p data-slot="synopsis">{synopsis}</p>}
        {credits !== undefined && <p data-slot="credits">{credits}</p>}
        {trailer && <TrailerButton {...trailer} />}
      </div>
      <div data-slot="times">{children}</div>
    </Root>
  )
}
