import { styled } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef } from 'react'
import { media } from '../../foundations/media/index.ts'
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts'
import { Skeleton } from './Skeleton.tsx'

interface PatternProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Announced while waiting, e.g. "Loading films". */
  label: string
  /** How many to draw. */
  count?: number | undefined
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

const Wall = styled('div', { name: 'FoyerSkeleton', slot: 'Wall' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '40px var(--foyer-gutter)',
  [media.below.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [media.below.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 28 },
  '&& [data-shape=poster] + *': { marginBlockStart: 14 },
})

/**
 * 17 posters by default: a placeholder of the poster grid. A `FilmList` shows it automatically. Our own: made of
 * `Skeleton`.
 */
export const PosterWallSkeleton = ({ label, count = 17, ...rest }: PatternProps) => (
  <Wall aria-busy="true" {...rest}>
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    {times(count).map((index) => (
      <div key={index}>
        <Skeleton shape="poster" />
        <Skeleton shape="text" width="medium" />
        <Skeleton shape="text" width="short" />
      </div>
    ))}
  </Wall>
)

const Tiles = styled('div', { name: 'FoyerSkeleton', slot: 'Tiles' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(160px, (100% - 60px) / 4), 1fr))',
  gap: '32px 20px',
  '& > div > [data-shape=tile]': { marginBlockEnd: 16 },
  [media.below.sm]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 33,
    '& > div': { display: 'grid', gridTemplateColumns: '108px minmax(0, 1fr)', columnGap: 16 },
    '& > div > [data-shape=tile]': { gridRow: '1 / span 3', marginBlockEnd: 0 },
  },
})

/**
 * 8 tiles by default: items of a menu or of the gift shop before they arrive. Not for films: `PosterWallSkeleton`. Our
 * own: made of `Skeleton`.
 */
export const ItemGridSkeleton = ({ label, count = 8, ...rest }: PatternProps) => (
  <Tiles aria-busy="true" {...rest}>
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    {times(count).map((index) => (
      <div key={index}>
        <Skeleton shape="tile" />
        <Skeleton shape="text" width="medium" />
        <Skeleton shape="text" width="long" />
      </div>
    ))}
  </Tiles>
)

const List = styled('div', { name: 'FoyerSkeleton', slot: 'ShowtimeList' })({
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '3fr 9fr',
    gap: '20px var(--foyer-gutter)',
    paddingBlock: 32,
    borderBlockStart: '1px solid var(--foyer-border)',
    [media.below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: 24 },
  },
  '& [data-slot=times]': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 10,
    // Placed as the showtimes will be: three per row on a phone.
    [media.below.sm]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(5.5rem, (100% - 20px) / 3)), 1fr))',
      '& > *': { inlineSize: '100%' },
    },
  },
})

/**
 * Cinemas and their times before they arrive; 8 by default. Only for a list whose length is not known yet. Our own:
 * made of `Skeleton`.
 */
export const ShowtimeListSkeleton = ({ label, count = 8, ...rest }: PatternProps) => (
  <List aria-busy="true" {...rest}>
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    {times(count).map((index) => (
      <div key={index}>
        <div>
          <Skeleton shape="title" width="medium" />
          <Skeleton shape="text" width="long" />
        </div>
        <div data-slot="times">
          {times(5).map((time) => (
            <Skeleton key={time} shape="showtime" />
          ))}
        </div>
      </div>
    ))}
  </List>
)

/**
 * The film page's head before its film arrives. Not for a film in a list: `PosterWallSkeleton`. Our own: made of
 * `Skeleton`.
 */
export const FilmPageSkeleton = ({ label, ...rest }: Omit<PatternProps, 'count'>) => (
  <div aria-busy="true" {...rest}>
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    <Skeleton shape="backdrop" />
  </div>
)

const Form = styled('div', { name: 'FoyerSkeleton', slot: 'Form' })({
  display: 'grid',
  gap: 24,
  '& > span[data-shape=block]': { minBlockSize: 52 },
})

/**
 * Rows of a form or of tickets before they arrive; 4 by default. Not for a form that is being sent, whose button is
 * busy. Our own: made of `Skeleton`.
 */
export const FormSkeleton = ({ label, count = 4, ...rest }: PatternProps) => (
  <Form aria-busy="true" {...rest}>
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    <Skeleton shape="title" width="medium" />
    {times(count).map((index) => (
      <Skeleton key={index} shape="block" />
    ))}
  </Form>
)
