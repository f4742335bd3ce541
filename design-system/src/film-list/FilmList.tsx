import { Children, isValidElement, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Carousel, type CarouselLabels } from '../carousel/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { FailureState } from '../failure-state/index.ts'
import { PosterWall } from '../poster-wall/index.ts'
import { PosterWallSkeleton } from '../skeleton/index.ts'
import { styled } from '../styled/index.ts'

const Root = styled('div', { name: 'FoyerFilmList', slot: 'Root' })({
  minInlineSize: 0,
  // One row stands for a row: what does not fit would be out of sight in the carousel too.
  '& > [data-slot=row]': {
    gridTemplateColumns: 'repeat(7, 194px)',
    overflow: 'hidden',
  },
})

/** How many posters stand for films that are on their way. */
const skeletons = { Grid: 17, Carousel: 7 } as const

export type FilmListState = 'loading' | 'success' | 'failure'

export interface FilmListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Spoken name of the list. */
  label: string
  /** A card for each film, with a key: `poster-card`, `film-thumbnail`. */
  children?: ReactNode
  mode?: 'Grid' | 'Carousel' | undefined
  state?: FilmListState | undefined
  /** Said while the films are on their way. */
  loadingLabel: string
  /** Whether posters stand for them until then. */
  skeleton?: boolean | undefined
  failure: { title: string; text: string; retryLabel: string; onRetry?: (() => void) | undefined }
  /**
   * Said when there are none: not the same without a filter, with one (name it) and with several, which `clear` can take
   * away.
   */
  empty: {
    title: string
    text?: string | undefined
    clear?: { label: string; onPress: () => void } | undefined
  }
  /** Of the carousel. */
  carousel?: CarouselLabels | undefined
  /** Posters in a row of the grid from 1024 px up. */
  columns?: number | undefined
  headingLevel?: 2 | 3 | undefined
}

const keyOf = (card: ReactNode, index: number): string =>
  isValidElement(card) && card.key !== null ? card.key : `${index}`

/**
 * Films as a wall or as a row, from the first wait to the last word when there are none. The cards are the caller's;
 * for posters alone, always there, `poster-wall`.
 */
export function FilmList(props: FilmListProps) {
  const {
    label,
    children,
    mode = 'Grid',
    state = 'success',
    loadingLabel,
    skeleton = true,
    ...others
  } = props
  const { failure, empty, carousel, columns, headingLevel = 3, ...rest } = others
  const cards = Children.toArray(children)
  const shown = state === 'success' && cards.length === 0 ? 'empty' : state
  return (
    <Root data-state={shown} data-mode={mode} {...rest}>
      {shown === 'loading' &&
        (skeleton ? (
          <PosterWallSkeleton
            data-slot={mode === 'Carousel' ? 'row' : undefined}
            label={loadingLabel}
            count={skeletons[mode]}
          />
        ) : (
          <p role="status">{loadingLabel}</p>
        ))}
      {shown === 'failure' && <FailureState {...failure} headingLevel={headingLevel} />}
      {shown === 'empty' && (
        <EmptyState
          title={empty.title}
          text={empty.text}
          headingLevel={headingLevel}
          actions={
            empty.clear && (
              <Button variant="secondary" size="medium" onClick={empty.clear.onPress}>
                {empty.clear.label}
              </Button>
            )
          }
        />
      )}
      {shown === 'success' &&
        (mode === 'Carousel' && carousel ? (
          <Carousel
            label={label}
            labels={carousel}
            slides={cards.map((card, index) => ({ id: keyOf(card, index), content: card }))}
          />
        ) : (
          <PosterWall label={label} columns={columns}>
            {cards}
          </PosterWall>
        ))}
    </Root>
  )
}
