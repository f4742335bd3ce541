import type { FilmEvent } from '@foyer/contract/wire/films'
import type { Site } from '@foyer/contract/wire/sites'
import type { EventLettering } from '@foyer/design-system/content/event-hero'
import type { PictureSource } from '@foyer/design-system/foundations/picture'
import type { Routes } from '../domain/routes.ts'

type MediaRoutes = Pick<Routes, 'media'>

/** Numbers of the pictures of a cinema and of an event. */
const nightNumber = 2
const letteringNumbers = { ownGround: 2, lightPage: 3, darkPage: 4 } as const

/** Where other servers' pictures have their subject: doors and sign are mostly right of the middle. */
const usualFocalPoint = { x: 0.7, y: 0.5 }

/** A cinema's front, by night in dark mode where its server says that it has one. */
export function getSiteFront(
  { id, presentation }: Pick<Site, 'id' | 'presentation'>,
  routes: MediaRoutes,
): PictureSource {
  return {
    url: routes.media('CinemaGraphic', id),
    focalPoint: presentation?.focalPoint ?? usualFocalPoint,
    ...(presentation?.hasNight && {
      night: { url: routes.media('CinemaGraphic', id, { sequenceNumber: nightNumber }) },
    }),
  }
}

/** An event's picture, 16 by 9 where its server has drawn one for it, or else its poster. */
export function getEventPicture(
  { id, presentation }: Pick<FilmEvent, 'id' | 'presentation'>,
  routes: MediaRoutes,
): PictureSource {
  return {
    url: routes.media('EventPosterGraphic', id),
    ...(presentation && { focalPoint: presentation.focalPoint }),
  }
}

/** Whether an address is that of a cinema's front. */
export function isSiteFront(address: string, { id }: Pick<Site, 'id'>): boolean {
  const [path = '', query = ''] = address.split('?')
  return path.endsWith(`/CinemaGraphic/${encodeURIComponent(id)}`) && !query.includes('sequenceNumber')
}

const getLanguage = (tag: string) => tag.toLowerCase().split('-')[0]

/** An event's lettering; undefined where it has none, or none in the language of the page. */
export function getEventLettering(
  { id, presentation }: FilmEvent,
  routes: MediaRoutes,
  languageTag: string,
): EventLettering | undefined {
  const lettering = presentation?.lettering
  if (!lettering || getLanguage(lettering.languageTag) !== getLanguage(languageTag)) return undefined
  const getDrawing = (sequenceNumber: number): PictureSource => ({
    url: routes.media('EventPosterGraphic', id, { sequenceNumber }),
  })
  return {
    source: getDrawing(letteringNumbers.ownGround),
    ratio: lettering.ratio,
    place: lettering.place,
    onPage: lettering.hasPageInks
      ? { light: getDrawing(letteringNumbers.lightPage), dark: getDrawing(letteringNumbers.darkPage) }
      : undefined,
  }
}
