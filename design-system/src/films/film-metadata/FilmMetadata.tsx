import { styled } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef } from 'react'
import { RatingMark } from '../rating-mark/index.ts'

/** Space of the dot before an item, px. */
const beforeDetail = 32

const Root = styled('ul', { name: 'FoyerFilmMetadata', slot: 'Root' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 8,
  margin: 0,
  marginInlineStart: -beforeDetail,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  // Every fact has its dot before it; the one that begins a line is cut away.
  clipPath: `inset(-4px -4px -4px ${beforeDetail}px)`,
  '[dir=rtl] &': { clipPath: `inset(-4px ${beforeDetail}px -4px -4px)` },
  '& > li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    paddingInlineStart: beforeDetail,
  },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: (beforeDetail - 4) / 2,
    inlineSize: 4,
    blockSize: 4,
    borderRadius: '50%',
    background: 'currentColor',
    opacity: 0.5,
  },
})

/** A censor rating and its meaning as text. */
export interface Rating {
  /** The age mark: "12A". */
  label: string
  /** What the mark means, read aloud. */
  description?: string | undefined
}

export interface FilmMetadataProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The age mark; none while it is not known. */
  rating?: Rating | undefined
  /** Runtime, genre, director: finished text, in order. */
  details: readonly string[]
}

/**
 * Age mark and facts in one line, split by dots; nothing at all when there are none. For facts with names see
 * `description-list`. Our own: one line of text and marks; Material UI has no such component.
 */
export function FilmMetadata({ rating, details, ...rest }: FilmMetadataProps) {
  if (!rating && details.length === 0) return null
  return (
    <Root role="list" {...rest}>
      {rating && (
        <li>
          <RatingMark {...rating} />
        </li>
      )}
      {details.map((detail) => (
        <li key={detail}>{detail}</li>
      ))}
    </Root>
  )
}
