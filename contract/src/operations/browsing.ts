import { Type } from 'typebox'
import { publicAccess } from '../wire/access.ts'
import { BusinessDateQuery, Id } from '../wire/common.ts'
import { DiscountAvailabilityResponse } from '../wire/discounts.ts'
import { EventResponse, EventShowtimesResponse, EventsResponse } from '../wire/events.ts'
import {
  FilmAvailabilitiesResponse,
  FilmAvailabilityResponse,
  FilmResponse,
  FilmsResponse,
} from '../wire/films.ts'
import {
  FilmScreeningDatesResponse,
  ScreenShowtimesResponse,
  ShowtimeResponse,
  ShowtimesResponse,
} from '../wire/showtimes.ts'
import { SiteResponse, SitesResponse } from '../wire/sites.ts'
import { TicketPricesResponse } from '../wire/ticket-prices.ts'
import { IdList, byEvent, byFilm, byShowtime, bySite, screenings } from './parameters.ts'
import type { OperationTable } from './operation.ts'

/** Films, cinemas, events, showtimes, and what their tickets cost. */
export const browsingOperations = {
  getFilms: {
    tag: 'Films',
    access: publicAccess,
    summary: 'All films that are not historical',
    responses: { 200: FilmsResponse },
  },
  getFilm: {
    tag: 'Films',
    access: publicAccess,
    summary: 'One film',
    params: byFilm,
    responses: { 200: FilmResponse },
  },
  getFilmsAvailability: {
    tag: 'Films',
    access: publicAccess,
    summary: 'Availability of all films, network-wide',
    responses: { 200: FilmAvailabilitiesResponse },
  },
  getFilmAvailability: {
    tag: 'Films',
    access: publicAccess,
    summary: 'Availability of one film, network-wide',
    params: byFilm,
    responses: { 200: FilmAvailabilityResponse },
  },
  getSites: {
    tag: 'Sites',
    access: publicAccess,
    summary: 'All cinemas',
    responses: { 200: SitesResponse },
  },
  getSite: {
    tag: 'Sites',
    access: publicAccess,
    summary: 'One cinema',
    params: bySite,
    responses: { 200: SiteResponse },
  },
  getSiteFilms: {
    tag: 'Films',
    access: publicAccess,
    summary: 'Films of one cinema',
    params: bySite,
    responses: { 200: FilmsResponse },
  },
  getSiteFilmsAvailability: {
    tag: 'Films',
    access: publicAccess,
    summary: 'Availability of films at one cinema',
    params: bySite,
    responses: { 200: FilmAvailabilitiesResponse },
  },
  getEvents: {
    tag: 'Events',
    access: publicAccess,
    summary: 'All events and seasons',
    responses: { 200: EventsResponse },
  },
  getEvent: {
    tag: 'Events',
    access: publicAccess,
    summary: 'One event or season',
    params: byEvent,
    responses: { 200: EventResponse },
  },
  getEventShowtimes: {
    tag: 'Events',
    access: publicAccess,
    summary: 'Showtimes of an event that can still be bought, of all days',
    params: byEvent,
    query: Type.Object({ siteIds: IdList }),
    responses: { 200: EventShowtimesResponse },
  },
  getFilmScreeningDates: {
    tag: 'Showtimes',
    access: publicAccess,
    summary: 'Business dates on which films are shown',
    query: screenings,
    responses: { 200: FilmScreeningDatesResponse },
  },
  getShowtimesByBusinessDate: {
    tag: 'Showtimes',
    access: publicAccess,
    summary: 'Showtimes of a business date',
    params: Type.Object({ businessDate: BusinessDateQuery }),
    query: screenings,
    responses: { 200: ShowtimesResponse },
  },
  getFirstShowtimes: {
    tag: 'Showtimes',
    access: publicAccess,
    summary: 'Showtimes of the earliest business date that has any',
    query: screenings,
    responses: { 200: ShowtimesResponse },
  },
  getShowtimesByScreen: {
    tag: 'Showtimes',
    access: publicAccess,
    summary:
      'Showtimes of a screen that can still be bought, of all days; or those at which visitors are seated now',
    params: Type.Object({ screenId: Id }),
    // Foyer's extension: what is on, or begins within the hour.
    query: Type.Object({ onNow: Type.Optional(Type.Boolean()) }),
    responses: { 200: ScreenShowtimesResponse },
  },
  getShowtime: {
    tag: 'Showtimes',
    access: publicAccess,
    summary: 'One showtime',
    params: byShowtime,
    responses: { 200: ShowtimeResponse },
  },
  getTicketPrices: {
    tag: 'Sales',
    access: publicAccess,
    summary: 'Ticket prices of a showtime',
    params: byShowtime,
    responses: { 200: TicketPricesResponse },
  },
  getDiscountAvailability: {
    tag: 'Sales',
    access: publicAccess,
    summary: 'Automatic discounts of a showtime, and the one of a code',
    params: byShowtime,
    query: Type.Object({ code: Type.Optional(Type.String({ maxLength: 60 })) }),
    responses: { 200: DiscountAvailabilityResponse },
  },
} as const satisfies OperationTable
