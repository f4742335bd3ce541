import {
  Children,
  isValidElement,
  Suspense,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import { Button } from '../../actions/button/index.ts'
import type { CarouselProps } from '../../content/carousel/index.ts'
import { EmptyState } from '../../feedback/empty-state/index.ts'
import { FailureState } from '../../feedback/failure-state/index.ts'
import { lazyWithRetry } from '../../foundations/lazy/index.ts'
import { PosterWall } from '../poster-wall/index.ts'
import { PosterWallSkeleton } from '../../feedback/skeleton/index.ts'
import { styled } from '../../foundations/styled/index.ts'

/** Most lists are grids: only one in a row loads the carousel. */
const Carousel = lazyWithRetry(async () => (await import('../../content/carousel/index.ts')).Carousel)

const Root = styled('div', { name: 'FoyerFilmList', slot: 'Root' })({
  minInlineSize: 0,
  '& > [data-slot=filter] + *': { marginBlockStart: 24 },
  // One row represents a row: what does not fit would be out of sight in the carousel too.
  '& > [data-slot=row]': {
    gridTemplateColumns: 'repeat(7, 194px)',
    overflow: 'hidden',
  },
})

const Rows = styled('ul', { name: 'FoyerFilmList', slot: 'Rows' })({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Four in a row of a wide page, two on a phone, one with large type there.
  '[data-mode=Tiles] > &': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(150px, 8rem, min(24vw, 240px))), 1fr))',
    gap: '40px clamp(16px, 2vw, 24px)',
  },
})

/** Number of placeholder posters. */
const skeletons = { Grid: 17, Carousel: 7, Rows: 17, Tiles: 8 } as const

export type FilmListState = 'loading' | 'success' | 'failure'

export interface FilmListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Spoken name of the list. */
  label: string
  /**
   * A card for each film, with a key: `poster-card` or `film-thumbnail`, in `Rows` a `film-row` or a `programme-entry`, in
   * `Tiles` a `film-tile`.
   */
  children?: ReactNode
  /** A poster grid, one row that is swiped, a vertical list with text and showtimes, or a grid of posters with showtimes. */
  mode?: 'Grid' | 'Carousel' | 'Rows' | 'Tiles' | undefined
  /** State of the films; default 'success'. */
  state?: FilmListState | undefined
  /** Filter of the films: above them, and above the empty message. */
  filter?: ReactNode
  /** Announced while the films load. */
  loadingLabel: string
  /** Whether to show placeholder posters until then. */
  skeleton?: boolean | undefined
  /** Maximum number of films in the list: no more placeholders than this. */
  maximum?: number | undefined
  /** Text shown if the films failed to load, and the retry. */
  failure: { title: string; text: string; retryLabel: string; onRetry?: (() => void) | undefined }
  /**
   * Text if there are none: different without a filter, with one (name it) and with several, which `clear` can remove,
   * by a press or at an address.
   */
  empty: {
    title: string
    text?: string | undefined
    clear?: { label: string; onPress?: (() => void) | undefined; href?: string | undefined } | undefined
    /** Further ways on, before that: buttons that drop one filter each. */
    drops?: ReactNode
  }
  /** Of the carousel: its labels, and the duration of a step. */
  carousel?: Pick<CarouselProps, 'labels' | 'duration'> | undefined
  /** Posters in a row of the grid from 1024 px up. */
  columns?: number | undefined
  /** Heading level; default 3. */
  headingLevel?: 2 | 3 | undefined
}

type Cards = readonly Exclude<ReactNode, boolean | null | undefined>[]

const getKey = (card: ReactNode, index: number): string =>
  isValidElement(card) && card.key !== null ? card.key : `${index}`

/**
 * Films as a grid, a row or a vertical list, including the loading, failed and empty states. The cards are the
 * caller's. For posters that are always available use `poster-wall`; for tabs with states of their own, a grid as panel
 * of `heading-tabs`. Our own: Material UI has no list with these states.
 */
export function FilmList(props: FilmListProps) {
  const {
    label,
    children,
    mode = 'Grid',
    state = 'success',
    filter,
    loadingLabel,
    skeleton = true,
    maximum = Infinity,
    ...others
  } = props
  const { failure, empty, carousel, columns, headingLevel = 3, ...rest } = others
  const cards = Children.toArray(children)
  const shown = state === 'success' && cards.length === 0 ? 'empty' : state
  const waiting = skeleton ? (
    <PosterWallSkeleton
      data-slot={mode === 'Carousel' ? 'row' : undefined}
      label={loadingLabel}
      count={Math.min(skeletons[mode], maximum)}
    />
  ) : (
    <p role="status">{loadingLabel}</p>
  )
  const body = (): ReactElement => {
    switch (shown) {
      case 'loading':
        return waiting
      case 'failure':
        return <FailureState {...failure} headingLevel={headingLevel} />
      case 'empty':
        return (
          <EmptyState
            title={empty.title}
            text={empty.text}
            headingLevel={headingLevel}
            actions={
              empty.clear && (
                <>
                  {empty.drops}
                  <Button variant="secondary" href={empty.clear.href} onClick={empty.clear.onPress}>
                    {empty.clear.label}
                  </Button>
                </>
              )
            }
          />
        )
      case 'success':
        return films(cards)
    }
  }
  const films = (shownCards: Cards): ReactElement => {
    if (mode === 'Rows' || mode === 'Tiles')
      return (
        <Rows role="list" aria-label={label}>
          {shownCards.map((card, index) => (
            <li key={getKey(card, index)}>{card}</li>
          ))}
        </Rows>
      )
    if (mode === 'Carousel' && carousel)
      return (
        <Suspense fallback={waiting}>
          <Carousel
            {...carousel}
            label={label}
            slides={shownCards.map((card, index) => ({ id: getKey(card, index), content: card }))}
          />
        </Suspense>
      )
    return (
      <PosterWall label={label} columns={columns}>
        {shownCards}
      </PosterWall>
    )
  }
  return (
    <Root data-state={shown} data-mode={mode} {...rest}>
      {filter !== undefined && (shown === 'success' || shown === 'empty') && (
        <div data-slot="filter">{filter}</div>
      )}
      {body()}
    </Root>
  )
}
