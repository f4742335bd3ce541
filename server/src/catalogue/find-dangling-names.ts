import type { CatalogueSource, FilmSource } from './source.ts'

/** Finds every name in a brand's handwritten files that refers to nothing. */
export function findDanglingNames(source: CatalogueSource, films: readonly FilmSource[]): string[] {
  const errors: string[] = []
  const check = (what: string, name: string, known: ReadonlySet<string>) => {
    if (!known.has(name)) errors.push(`${what}: there is no ${name}`)
  }
  const ids = (entries: readonly { id: string }[]) => new Set(entries.map((entry) => entry.id))
  const attributes = ids(source.attributes)
  const sites = ids(source.sites)
  const categories = ids(source.areaCategories)
  const ratings = ids(source.censorRatings)
  const events = ids(source.events)
  const types = ids(source.ticketTypes)
  const rooms = new Set(Object.keys(source.rooms))
  const cards = new Set(Object.keys(source.priceCards))
  const slugs = new Set(source.films)
  for (const slug of Object.keys(source.filmChanges ?? {})) check('filmChanges', slug, slugs)
  for (const { card } of source.programme.tariff) check('tariff', card, cards)
  for (const occasion of source.programme.occasions) {
    check('occasions', occasion.attribute, attributes)
    for (const slug of occasion.films ?? []) check(`occasion ${occasion.attribute}`, slug, slugs)
    for (const auditorium of occasion.rooms ?? []) check(`occasion ${occasion.attribute}`, auditorium, rooms)
    for (const rating of occasion.ratings ?? []) check(`occasion ${occasion.attribute}`, rating, ratings)
  }
  for (const [card, prices] of Object.entries(source.priceCards))
    for (const type of Object.keys(prices)) check(`price card ${card}`, type, types)
  for (const type of source.ticketTypes) {
    check(`ticket type ${type.id}`, type.areaCategory, categories)
    for (const id of type.package?.tickets ?? []) check(`ticket type ${type.id}`, id, types)
  }
  const schemes = ids(source.thirdPartyMemberSchemes ?? [])
  for (const [card, prices] of Object.entries(source.priceCards))
    for (const price of Object.values(prices))
      if (typeof price !== 'number' && price.thirdPartyMemberSchemeId !== undefined)
        check(`price card ${card}`, price.thirdPartyMemberSchemeId, schemes)
  for (const discount of source.discounts ?? []) {
    for (const id of discount.ticketTypes ?? []) check(`discount ${discount.id}`, id, types)
    for (const id of discount.sites ?? []) check(`discount ${discount.id}`, id, sites)
    for (const slug of discount.exceptFilms ?? []) check(`discount ${discount.id}`, slug, slugs)
  }
  for (const group of source.cinemaGroups)
    for (const id of group.siteIds) check(`cinema group ${group.id}`, id, sites)
  for (const event of source.events) for (const id of event.siteIds) check(`event ${event.id}`, id, sites)
  for (const [id, auditorium] of Object.entries(source.rooms))
    for (const area of [...auditorium.areas, ...(auditorium.unallocated ?? [])])
      check(`room ${id}`, area.category, categories)
  for (const { picture, siteIds } of source.interiors ?? [])
    for (const id of siteIds ?? []) check(`interior ${picture}`, id, sites)
  for (const site of source.sites)
    for (const screen of site.screens) {
      check(`site ${site.id}`, screen.room, rooms)
      if (screen.priceCard !== undefined) check(`site ${site.id}`, screen.priceCard, cards)
      for (const id of screen.attributes) check(`site ${site.id}`, id, attributes)
    }
  for (const film of films) {
    check(`film ${film.slug}`, film.censorRating, ratings)
    for (const id of film.features) check(`film ${film.slug}`, id, attributes)
    if (film.event !== null) check(`film ${film.slug}`, film.event, events)
  }
  return errors
}
