import type { Film } from '@foyer/contract/wire/films'
import { PosterWall } from '@foyer/design-system/films/poster-wall'
import { FilmCard, type FilmCardProps } from './FilmCard.tsx'

export interface FilmWallProps {
  films: readonly Film[]
  label?: string | undefined
  /** The film that is first, with the chain's tag, and large if it says so; left out when it is not among the films. */
  lead?: { filmId: string; tag?: string | undefined; isLarge: boolean } | undefined
  maximum?: number | undefined
  /** Posters in a row where there is room. */
  columns?: number | undefined
  headingLevel?: 2 | 3 | undefined
  /** What its heading says of all its films. */
  listedAs?: FilmCardProps['listedAs']
  /** Its posters travel to the films' pages, default true; false beside another list of the page with the same films. */
  travels?: boolean | undefined
}

/** Posters in even rows, the lead first. */
export function FilmWall(props: FilmWallProps) {
  const { films, label, lead, maximum, columns, headingLevel, listedAs, travels = true } = props
  const first = lead && films.find((film) => film.id === lead.filmId)
  const ordered = first ? [first, ...films.filter((film) => film !== first)] : films
  return (
    <PosterWall label={label} columns={columns}>
      {ordered.slice(0, maximum).map((film) => (
        <FilmCard
          key={film.id}
          film={film}
          lead={film === first && lead?.isLarge}
          chainTag={film === first ? lead?.tag : undefined}
          headingLevel={headingLevel}
          listedAs={listedAs}
          travels={travels}
        />
      ))}
    </PosterWall>
  )
}
