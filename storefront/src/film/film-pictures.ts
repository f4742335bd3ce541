import type { Film } from '@foyer/contract/wire/films'
import type { FilmMediaKind } from '@foyer/contract/wire/enumerations'
import { getBandCrop, getMiddle, getPlacement } from '@foyer/contract/framing/crop'
import type { FrameCut } from '@foyer/contract/wire/framing'
import type { FilmFraming } from '@foyer/design-system/films/hero-carousel'
import type { PicturePlacement } from '@foyer/design-system/foundations/picture'
import { getContrast } from '../domain/contrast.ts'
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

/** The colors a film brings to its hero, and the theme's for one that brings none. */
export function getFilmTone(film: Film, { plainTone }: Pick<Stores, 'plainTone'>) {
  return film.presentation?.hero ?? plainTone
}

/** How the backdrop of a film is cut by its subject; undefined where its server does not say. */
export function getFilmFraming(film: Film): FilmFraming | undefined {
  const framing = film.presentation?.framing
  if (!framing) return undefined
  const { core, frames, subject } = framing
  const focus = getMiddle(core)
  const toFrame = ({ crop, lettering }: FrameCut) => ({ placement: getPlacement(crop, focus), lettering })
  return {
    subjectStart: subject.x,
    phone: { lettering: frames.phone.lettering },
    tablet: toFrame(frames.tablet),
    medium: toFrame(frames.medium),
    wide: toFrame(frames.wide),
    plate: getPlacement(frames.upright.crop, focus),
  }
}

/**
 * How the backdrop stands in a band that is too low for its subject.
 * @param ratio the band's width over its height
 */
export function getBandPlacement(film: Film, ratio: number): PicturePlacement | undefined {
  const framing = film.presentation?.framing
  return framing && getPlacement(getBandCrop(framing, ratio), getMiddle(framing.detail))
}

/** Contrast below which a filled button is hardly seen on its ground. */
const leastContrast = 3

/** Modes in which the fill of the theme's first button is hardly seen on a film's ground. */
export function findFaintModes(
  film: Film,
  { buttonFills }: Pick<Stores, 'buttonFills'>,
): ('light' | 'dark')[] {
  const ground = film.presentation?.hero.ground
  if (ground === undefined) return []
  return (['light', 'dark'] as const).filter((mode) => {
    const fill = buttonFills[mode]
    return fill !== undefined && getContrast(fill, ground) < leastContrast
  })
}

/** The title's lettering as a picture, for films that have it. */
export function getTitleTreatment(film: Film, routes: Pick<Routes, 'media'>) {
  if (!film.presentation) return undefined
  return {
    source: { url: routes.media('FilmTitleTreatment', film.id) },
    ratio: film.presentation.titleTreatmentRatio,
    ink: film.presentation.titleInk,
  }
}
