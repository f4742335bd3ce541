import { isTimeZone } from '../domain/time-zone.ts'
import { findDanglingNames } from './find-dangling-names.ts'
import { validatePricing } from './validate-pricing.ts'
import { validateRestrictions } from './validate-restrictions.ts'
import type { CatalogueSource, FilmSource } from './source.ts'

type Identified = readonly { readonly id: string }[]

/** Finds duplicate ids of a list: a later entry would replace the earlier one. */
function findRepeatedIds(name: string, entries: Identified): string[] {
  const first = new Map<string, number>()
  return entries.flatMap(({ id }, index) => {
    const known = first.get(id)
    if (known === undefined) first.set(id, index)
    return known === undefined
      ? []
      : [`${name}[${index}].id: found "${id}", which ${name}[${known}] has already: needed a unique id`]
  })
}

function findRepeatedNames(source: CatalogueSource, films: readonly FilmSource[]): string[] {
  const lists = {
    sites: source.sites,
    cinemaGroups: source.cinemaGroups,
    areaCategories: source.areaCategories,
    attributes: source.attributes,
    censorRatings: source.censorRatings,
    events: source.events,
    ticketTypes: source.ticketTypes,
    discounts: source.discounts ?? [],
    thirdPartyMemberSchemes: source.thirdPartyMemberSchemes ?? [],
    films,
  }
  return Object.entries(lists).flatMap(([name, entries]) => findRepeatedIds(name, entries))
}

const validateTimeZones = ({ sites }: CatalogueSource): string[] =>
  sites.flatMap(({ timeZone }, index) =>
    isTimeZone(timeZone)
      ? []
      : [
          `sites[${index}].timeZone: found "${timeZone}", needed a zone of the IANA time zone database such as Europe/London`,
        ],
  )

/** A day that ends before it begins has no showtimes. Times are compared as strings. */
const validateHours = ({ programme }: CatalogueSource): string[] =>
  programme.hours.flatMap(({ firstStart, latestFirstStart, lastStart }, index) => {
    const path = `programme.hours[${index}]`
    return [
      ...(latestFirstStart < firstStart
        ? [
            `${path}.latestFirstStart: found "${latestFirstStart}", needed ${firstStart} (firstStart) or later`,
          ]
        : []),
      ...(lastStart < latestFirstStart
        ? [`${path}.lastStart: found "${lastStart}", needed ${latestFirstStart} (latestFirstStart) or later`]
        : []),
    ]
  })

/** Validates a catalogue whose schema is satisfied: finds contradictions between its parts. */
export function validateCatalogue(source: CatalogueSource, films: readonly FilmSource[]): string[] {
  return [
    ...findRepeatedNames(source, films),
    ...findDanglingNames(source, films),
    ...validateTimeZones(source),
    ...validateHours(source),
    ...validatePricing(source),
    ...validateRestrictions(source),
  ]
}
