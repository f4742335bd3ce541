import type { EventPresentation } from '@foyer/contract/wire/pictures'
import type { EventPictureSource, InteriorSource, SiteFrontSource } from './picture-source.ts'
import type { CatalogueSource } from './source.ts'

/** Which drawings show the cinemas and events of a chain. */
export interface CataloguePictures {
  readonly fronts: readonly (SiteFrontSource & { readonly siteId: string })[]
  readonly interiors: readonly InteriorSource[]
  readonly events: readonly (EventPictureSource & { readonly eventId: string })[]
}

/** Collects the pictures that a catalogue names. */
export function buildPictures(source: CatalogueSource): CataloguePictures {
  return {
    fronts: source.sites.flatMap(({ id, front }) => (front ? [{ siteId: id, ...front }] : [])),
    interiors: source.interiors ?? [],
    events: source.events.flatMap(({ id, picture }) => (picture ? [{ eventId: id, ...picture }] : [])),
  }
}

/** What pages need to know of an event's picture. */
export function toEventPresentation({ hero, focalPoint, lettering }: EventPictureSource): EventPresentation {
  return {
    hero,
    focalPoint,
    ...(lettering && {
      lettering: {
        languageTag: lettering.language,
        ratio: lettering.ratio,
        place: lettering.place ?? null,
        hasPageInks: lettering.hasPageInks ?? false,
      },
    }),
  }
}

/** Pictures of a cinema, counted from 1: the front by day, by night, and then those from inside. */
export const firstInterior = 3

/** Names of the masters of a catalogue's pictures, which have to exist. */
export function listPictureMasters({ fronts, interiors, events }: CataloguePictures): string[] {
  return [
    ...fronts.flatMap(({ picture, hasNight }) => [
      `cinemas/${picture}-day`,
      ...(hasNight ? [`cinemas/${picture}-night`] : []),
    ]),
    ...interiors.map(({ picture }) => `scenes/${picture}`),
    ...events.flatMap(({ name, lettering }) => [
      `events/${name}/picture`,
      ...(lettering ? [`events/${name}/title`] : []),
      ...(lettering?.hasPageInks ? [`events/${name}/title-on-light`, `events/${name}/title-on-dark`] : []),
    ]),
  ]
}
