import type { Film } from '@foyer/contract/wire/films'
import { Carousel } from '@foyer/design-system/carousel'
import { useText } from '../../app/hooks.ts'
import { FilmCard } from '../film-wall/FilmCard.tsx'

/** How long a step takes in the content's rows, as the carousel's library measures it: the calmest of 20 to 60. */
const contentDuration = 60

export interface FilmRowProps {
  films: readonly Film[]
  /** Spoken name of the row. */
  label: string
  /** Films whose place in the row is paid for. */
  sponsored: readonly string[]
}

/** Posters in one row that is swiped, or moved by its buttons. */
export function FilmRow({ films, label, sponsored }: FilmRowProps) {
  const { t } = useText()
  return (
    <Carousel
      label={label}
      duration={contentDuration}
      slides={films.map((film) => ({
        id: film.id,
        content: <FilmCard film={film} sponsored={sponsored.includes(film.id)} headingLevel={3} />,
      }))}
      labels={{
        previous: t('browsing.row.previous'),
        next: t('browsing.row.next'),
        stop: (position, count) => t('browsing.row.stop', { position, count }),
        pause: t('browsing.hero.pause'),
        play: t('browsing.hero.play'),
      }}
    />
  )
}
