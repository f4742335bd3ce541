import { IconButton } from '../../actions/icon-button/index.ts'
import { PlainLink } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { Picture } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { FilmHead } from '../../internal/film-entry/FilmEntry.tsx'
import { filmHead, filmHeadingLink } from '../../internal/film-entry/film-entry-styles.ts'
import { FilmMetadata } from '../film-metadata/index.ts'
import type { FilmRowProps } from '../film-row/index.ts'
import { PromotedTag } from '../promoted-tag/index.ts'

const Root = styled('article', { name: 'FoyerFilmTile', slot: 'Root' })({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  blockSize: '100%',
  // Over the edge of the poster, not over its lettering.
  '& > [data-slot=tag]': { position: 'absolute', insetBlockStart: -15, insetInlineStart: 12, zIndex: 1 },
  '& > [data-slot=poster]': { position: 'relative', '& > a': { display: 'block' } },
  '& [data-slot=trailer]': {
    position: 'absolute',
    insetBlockEnd: 12,
    insetInlineEnd: 12,
    borderRadius: '50%',
    background: 'var(--foyer-background)',
    color: 'var(--foyer-text)',
  },
  ...filmHead,
  '& [data-slot=poster] + [data-slot=head]': { gap: 4, marginBlockStart: 4 },
  '& :is(h2, h3)': {
    fontSize: 'var(--foyer-text-lg)',
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
  },
  ...filmHeadingLink,
  '& [data-slot=status]': {
    color: 'var(--foyer-primary-text)',
    fontSize: 'var(--foyer-text-sm)',
    fontWeight: 650,
  },
  '& > [data-slot=times]': { marginBlockStart: 2 },
  [media.below.sm]: { gap: 8, '& :is(h2, h3)': { fontSize: 'var(--foyer-text-md)' } },
})

/**
 * A film as a large poster with title, facts and its times as pills (`time-links`, children) beneath it, in a grid of
 * `film-list`. It takes what a `film-row` takes, and leaves out synopsis and credits. Posters without times are a
 * `poster-card`. Our own: poster, words and times; Material UI's Card would add a frame.
 */
export function FilmTile(props: FilmRowProps) {
  const {
    title,
    href,
    poster,
    posterAlt = '',
    rating,
    details,
    synopsis: _synopsis,
    credits: _credits,
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
      {tag && <PromotedTag data-slot="tag" {...tag} />}
      <div data-slot="poster">
        <PlainLink href={href} tabIndex={-1} aria-hidden="true">
          <Picture
            source={poster}
            ratio="2:3"
            sizes="(max-width: 599px) 50vw, (max-width: 1023px) 33vw, 302px"
            alt={posterAlt}
            maxWidth={640}
            rounded="lg"
          />
        </PlainLink>
        {trailer && (
          <IconButton
            data-slot="trailer"
            icon="play"
            label={trailer.accessibleName}
            onClick={trailer.onPress}
          />
        )}
      </div>
      <FilmHead title={title} href={href} level={headingLevel} watchlist={watchlist} />
      <FilmMetadata rating={rating} details={details} />
      {status !== undefined && <p data-slot="status">{status}</p>}
      <div data-slot="times">{children}</div>
    </Root>
  )
}
