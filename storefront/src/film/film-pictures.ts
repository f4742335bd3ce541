import type { Film } from '@foyer/contract/wire/films'
import type { FilmMediaKind } from '@foyer/contract/wire/enumerations'
import type { Stores } from '../stores/create-stores.ts'
import type { Routes } from '../domain/routes.ts'

/** What is shown of a film where a picture of one kind does not come. */
const instead: Partial<Record<FilmMediaKind, FilmMediaKind>> = {
  FilmPosterGraphic: 'FilmStill',
  FilmBackdrop: 'FilmStill',
  FilmStill: 'FilmBackdrop',
  FilmAdvertising: 'FilmBackdrop',
}

/**
 * A film's picture as the design system takes it: an address to which the width is added, its focal point, and another
 * picture of the film for when it does not come.
 */
export function getFilmPicture(film: Film, kind: FilmMediaKind, routes: Pick<Routes, 'media'>) {
  const focal = film.presentation?.focalPoint
  const focalPoint = kind === 'FilmPosterGraphic' ? focal?.poster : focal?.backdrop
  const other = instead[kind]
  return {
    url: routes.media(kind, film.id),
    ...(focalPoint && { focalPoint }),
    ...(other && {
      fallback: {
        url: routes.media(other, film.id),
        ...(focal?.backdrop && { focalPoint: focal.backdrop }),
      },
    }),
  }
}

/** The colours a film brings to its hero, and the theme's for one that brings none. */
export function getFilmTone(film: Film, { plainTone }: Pick<Stores, 'plainTone'>) {
  return film.presentation?.hero ?? plainTone
}

/** The title's lettering as a picture, for films that have it. */
export function getTitleTreatment(film: Film, routes: Pick<Routes, 'media'>) {
  if (!film.presentation) return undefined
  return {
    source: { url: routes.media('FilmTitleTreatment', film.id) },
    ratio: film.presentation.titleTreatmentRatio,
  }
}
