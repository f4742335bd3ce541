import type { Film } from '@foyer/contract/wire/films'
import type { Showtime } from '@foyer/contract/wire/showtimes'
import type { Site } from '@foyer/contract/wire/sites'
import { getSaleState } from '../../film/showtimes/showtime-state.ts'
import { getCinemaId } from './cinema.ts'
import { getMovieId } from './movie.ts'
import { getChainId, type Thing, type ThingStores } from './thing.ts'

const vocabulary = 'https://schema.org/'

/** A showtime: what, where, when, and where its tickets are sold for how much. Film and cinema stand beside it. */
export function toScreeningThing(stores: ThingStores, showtime: Showtime, film: Film, site: Site): Thing {
  const { routes, session, texts } = stores
  const poster = routes.media('FilmPosterGraphic', film.id)
  return {
    '@type': 'ScreeningEvent',
    name: texts.text(film.title),
    description: texts.text(film.shortSynopsis) || texts.text(film.synopsis),
    image: new URL(poster, session.origin).href,
    startDate: showtime.schedule.startsAt,
    endDate: showtime.schedule.endsAt,
    eventStatus: `${vocabulary}EventScheduled`,
    eventAttendanceMode: `${vocabulary}OfflineEventAttendanceMode`,
    workPresented: { '@id': getMovieId(stores, film) },
    location: { '@id': getCinemaId(stores, site) },
    organizer: { '@id': getChainId(stores) },
    offers: toOfferThing(stores, showtime, film),
  }
}

/**
 * Its address is the film's page on that day, at that cinema: the first page of an order is a visitor's own business, and
 * shut to search engines.
 */
function toOfferThing({ configuration, routes }: ThingStores, showtime: Showtime, film: Film): Thing {
  const { currency } = configuration.value.shared.localisation
  const place = routes.film(film, { date: showtime.schedule.businessDate, cinema: showtime.siteId })
  // Its times say whether it has begun.
  const state = getSaleState(showtime, -Infinity, configuration.value.tickets.fewLeftShare)
  const availability = state === 'soldOut' ? 'SoldOut' : state === 'few' ? 'LimitedAvailability' : 'InStock'
  return {
    '@type': 'Offer',
    url: `${routes.absolute(place)}#showtimes`,
    availability: `${vocabulary}${availability}`,
    ...(showtime.usualPrice !== undefined && { price: showtime.usualPrice, priceCurrency: currency.code }),
  }
}
