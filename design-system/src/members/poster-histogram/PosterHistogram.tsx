import type { ComponentPropsWithRef } from 'react'
import { PlainLink } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Root = styled('ol', { name: 'FoyerPosterHistogram', slot: 'Root' })({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // The month is first in the reading order, and below its column.
  '& > li': { display: 'flex', flexDirection: 'column-reverse', minInlineSize: 0 },
  '& > li > [data-slot=month]': {
    marginBlockStart: 8,
    paddingBlockStart: 10,
    borderBlockStart: '1px solid var(--foyer-border)',
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& abbr': { textDecoration: 'none' },
  // The earliest at the foot.
  '& ul': {
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: 6,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& ul > li': { minInlineSize: 0 },
  '& a': { display: 'block', borderRadius: 'var(--foyer-radius-sm)' },
  '& [data-slot=more]': {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 44,
    borderRadius: 'var(--foyer-radius-sm)',
    background: 'var(--foyer-surface-2)',
    fontSize: 'var(--foyer-text-sm)',
    fontWeight: 600,
  },
  [media.hover]: { '& a:hover': { opacity: 0.85 } },
  // Months become rows.
  [media.below.md]: {
    display: 'block',
    '& > li': {
      flexDirection: 'row',
      alignItems: 'center',
      gap: 8,
      minBlockSize: 56,
      paddingBlock: 8,
      borderBlockStart: '1px solid var(--foyer-border)',
    },
    '& > li:last-child': { borderBlockEnd: '1px solid var(--foyer-border)' },
    '& > li > [data-slot=month]': {
      flex: 'none',
      inlineSize: 44,
      margin: 0,
      padding: 0,
      border: 0,
      textAlign: 'start',
      overflow: 'visible',
    },
    '& ul': { flexDirection: 'row', flexWrap: 'wrap' },
    '& ul > li': { inlineSize: 56 },
    '& [data-slot=more]': { blockSize: '100%' },
  },
})

/** Films of a month. */
const Films = styled('ul', { name: 'FoyerPosterHistogram', slot: 'Films' })({})

/** Most posters of a month that are all shown; of more, one place says how many are left. */
const mostShown = 5

export interface HistogramFilm {
  /** Tells the posters apart: a film that was seen twice stands twice. */
  id: string
  /** Title, which is what assistive technology reads. */
  title: string
  /** Address of its page. */
  href: string
  /** The film's poster; a plate without one. */
  poster?: PictureSource | undefined
}

export interface HistogramMonth {
  /** Tells the months apart. */
  id: string
  /** As shown: "Jan". */
  label: string
  /** As read aloud: "January". */
  name: string
  /** The earliest first; none in an empty month. */
  films: readonly HistogramFilm[]
}

export interface PosterHistogramProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Spoken name of the list: "Films of 2025 by month". */
  label: string
  /** In their order. */
  months: readonly HistogramMonth[]
  /** Words for how many of a month are not shown: "and 3 more". */
  toMoreLabel: (count: number) => string
}

/**
 * A year of films as columns of posters, a month each, the earliest at the foot; below 1024 px a row each. For assistive
 * technology a list of months with their films. Keyboard as its links. For films in even rows see `poster-wall`. Our own:
 * Material UI has no charts of pictures.
 */
export const PosterHistogram = ({ label, months, toMoreLabel, ...rest }: PosterHistogramProps) => (
  // Named as a list also where its marks are not drawn.
  <Root role="list" aria-label={label} {...rest}>
    {months.map(({ id, label: month, name, films }) => {
      const shown = films.length > mostShown ? films.slice(0, mostShown - 1) : films
      const left = films.length - shown.length
      return (
        <li key={id}>
          <span data-slot="month">
            <abbr title={name}>{month}</abbr>
          </span>
          {films.length > 0 && (
            <Films role="list" aria-label={name}>
              {shown.map((film) => (
                <li key={film.id}>
                  <PlainLink href={film.href}>
                    <Picture
                      source={film.poster}
                      ratio="2:3"
                      sizes="(max-width: 1023px) 56px, 5vw"
                      maxWidth={240}
                      alt={film.title}
                      rounded="md"
                    />
                  </PlainLink>
                </li>
              ))}
              {left > 0 && (
                <li>
                  <span data-slot="more" aria-label={toMoreLabel(left)} role="img">
                    +{left}
                  </span>
                </li>
              )}
            </Films>
          )}
        </li>
      )
    })}
  </Root>
)
