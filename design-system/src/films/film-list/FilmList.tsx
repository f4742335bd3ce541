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

/** Most lists are walls: only one whose films stand in a row fetches what moves it. */
const Carousel = lazyWithRetry(async () => (await import('../../content/carousel/index.ts')).Carousel)

const Root = styled('div', { name: 'FoyerFilmList', slot: 'Root' })({
  minInlineSize: 0,
  '& > [data-slot=filter] + *': { marginBlockStart: 24 },
  // One row stands for a row: what does not fit would be out of sight in the carousel too.
  '& > [data-slot=row]': {
    gridTemplateColumns: 'repeat(7, 194px)',
    overflow: 'hidden',
  },
})

const Rows = styled('ul', { name: 'FoyerFilmList', slot: 'Rows' })({
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** How many posters stand for films that are on their way. */
const skeletons = { Grid: 17, Carousel: 7, Rows: 17 } as const

export type FilmListState = 'loading' | 'success' | 'failure'

export interface FilmListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Spoken name of the list. */
  label: string
  /** A card for each film, with a key: `poster-card` or `film-thumbnail`, in `Rows` a `film-row`. */
  children?: ReactNode
  /** A wall of posters, one row that is swiped, or the films under each other with words and times. */
  mode?: 'Grid' | 'Carousel' | 'Rows' | undefined
  /** Of the films; 'success' unless given. */
  state?: FilmListState | undefined
  /** What chooses among the films: stands over them, and over the word that none are left. */
  filter?: ReactNode
  /** Said while the films are on their way. */
  loadingLabel: string
  /** Whether posters stand for them until then. */
  skeleton?: boolean | undefined
  /** The most films that the list will have: no more posters stand for them. */
  maximum?: number | undefined
  /** What is said in the place of films that did not load, and the way to try again. */
  failure: { title: string; text: string; retryLabel: string; onRetry?: (() => void) | undefined }
  /**
   * Said when there are none: not the same without a filter, with one (name it) and with several, which `clear` can take
   * away, by a press or at an address.
   */
  empty: {
    title: string
    text?: string | undefined
    clear?: { label: string; onPress?: (() => void) | undefined; href?: string | undefined } | undefined
  }
  /** Of the carousel: its words, and how long a step takes. */
  carousel?: Pick<CarouselProps, 'labels' | 'duration'> | undefined
  /** Posters in a row of the grid from 1024 px up. */
  columns?: number | undefined
  /** Of its heading in the outline of the page; 3 unless given. */
  headingLevel?: 2 | 3 | undefined
}

type Cards = readonly Exclude<ReactNode, boolean | null | undefined>[]

const getKey = (card: ReactNode, index: number): string =>
  isValidElement(card) && card.key !== null ? card.key : `${index}`

/**
 * Films as a wall, as a row or under each other, from the first wait to the last word when there are none. The cards
 * are the caller's. Not for posters that are always there: those are a `poster-wall`; nor for tabs that wait and are
 * empty each by itself: there the wall is a panel of `heading-tabs`.
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
                <Button variant="secondary" href={empty.clear.href} onClick={empty.clear.onPress}>
                  {empty.clear.label}
                </Button>
              )
            }
          />
        )
      case 'success':
        return films(cards)
    }
  }
  const films = (shownCards: Cards): ReactElement => {
    if (mode === 'Rows')
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
