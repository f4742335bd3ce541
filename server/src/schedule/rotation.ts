import type { Catalogue, CatalogueFilm } from '../catalogue/catalogue.ts'
import { createRandom, type SeededRandom } from '../domain/seeded-random.ts'
import { getAgeOn, isShownOn } from './lifecycle.ts'
import type { Showtime } from '../domain/showtime.ts'
import { findHours, listOccasionAttributes, getPriceCard, type Hours } from './opening-hours.ts'
import { countDaysBetween, toInstant, minute } from '../domain/time-zone.ts'

/** Minutes after midnight. */
const middayUntil = 14 * 60
const nightFrom = 21 * 60
/** Starts are multiples of this, minutes. */
const grain = 5

/** Session numbers count from this date, with `sessionsPerScreen` for each day and screen. */
const sessionEpoch = '2020-01-01'
const sessionsPerScreen = 16
const screensPerSite = 32

/** What determines the programme besides site and date. */
export interface ProgrammeSeed {
  readonly catalogue: Catalogue
  /** Business date on which the chain opened. */
  readonly firstDay: string
}

/** Plans all showtimes of a site on a business date. Pure: the same seed, site and date always give the same showtimes. */
export function planShowtimes(
  { catalogue, firstDay }: ProgrammeSeed,
  siteId: string,
  date: string,
): Showtime[] {
  const site = catalogue.sites.get(siteId)
  const hours = findHours(catalogue, date)
  if (!site || !hours) return []
  const { advertisements } = catalogue.programme
  const screens = [...catalogue.screens.values()].filter((screen) => screen.siteId === siteId)
  const films = [...catalogue.films.values()].filter((film) => isShownOn(film, firstDay, date))
  if (films.length === 0) return []
  const wanted = sortByDemand(films, firstDay, date, createRandom(catalogue.seed, siteId, date, 'films'))
  const order = [...screens].sort(
    (a, b) => b.auditorium.capacity - a.auditorium.capacity || a.id.localeCompare(b.id),
  )
  return screens.flatMap((screen, index) => {
    const chance = createRandom(catalogue.seed, screen.id, date)
    const bill = chooseBill(wanted, order.indexOf(screen), order.length)
    return planStarts(bill, hours, catalogue.programme, chance).map(({ film, start, slot }) => {
      const startsAt = toInstant(site.ianaTimeZoneName, date, start)
      const filmStartsAt = startsAt + advertisements * minute
      const filmEndsAt = filmStartsAt + getRuntime(film) * minute
      return {
        id: `${siteId}-${toSessionNumber(date, index, slot)}`,
        siteId,
        screenId: screen.id,
        filmId: film.wire.id,
        businessDate: date,
        startsAt,
        endsAt: filmEndsAt,
        filmStartsAt,
        filmEndsAt,
        attributeIds: [
          ...new Set([
            ...screen.attributeIds,
            ...film.features,
            ...listOccasionAttributes(catalogue, { film, screen, date, start, slot }),
          ]),
        ],
        priceCard: screen.priceCard ?? getPriceCard(catalogue, date, start),
      }
    })
  })
}

/** Sorts films by popularity; a random part varies the order of similar films. */
function sortByDemand(
  films: readonly CatalogueFilm[],
  firstDay: string,
  date: string,
  chance: SeededRandom,
): CatalogueFilm[] {
  return films
    .map((film) => ({ film, demand: film.draw - getAgeOn(film, firstDay, date) / 12 + chance.next() * 1.5 }))
    .sort((a, b) => b.demand - a.demand)
    .map(({ film }) => film)
}

/**
 * Films of one screen for a day. The largest screen gets the most popular film; films left over when every screen has
 * one are distributed from the smallest screen upwards, so that each film is shown somewhere in the cinema.
 */
function chooseBill(wanted: readonly CatalogueFilm[], rank: number, screens: number): CatalogueFilm[] {
  const bill = [wanted[rank % wanted.length]]
  for (let next = screens + (screens - 1 - rank); next < wanted.length; next += screens)
    bill.push(wanted[next])
  if (bill.length === 1) bill.push(wanted[(rank + 1) % wanted.length])
  return bill.filter((film) => film !== undefined)
}

interface Start {
  readonly film: CatalogueFilm
  /** Minutes after midnight. */
  readonly start: number
  readonly slot: number
}

/** Start times of a day, one film after another with time to clean between them. */
function planStarts(
  bill: readonly CatalogueFilm[],
  { firstStart, latestFirstStart, lastStart }: Hours,
  { advertisements, cleaning }: Catalogue['programme'],
  chance: SeededRandom,
): Start[] {
  const starts: Start[] = []
  let start = chance.whole(firstStart / grain, latestFirstStart / grain) * grain
  for (let slot = 0; slot < sessionsPerScreen && start <= lastStart; slot += 1) {
    const film = chooseFilm(bill, start, starts)
    if (!film) break
    starts.push({ film, start, slot })
    const wait = chance.whole(0, 3) * grain
    start = Math.ceil((start + advertisements + getRuntime(film) + cleaning) / grain) * grain + wait
  }
  return starts
}

/** Children's films early, adult films late; otherwise a film that has not been shown yet, then the one shown least. */
function chooseFilm(
  bill: readonly CatalogueFilm[],
  start: number,
  earlier: readonly Start[],
): CatalogueFilm | undefined {
  const gentleFirst = [...bill].sort((a, b) => getPull(a) - getPull(b))
  if (start < middayUntil) return gentleFirst[0]
  const timesShown = (film: CatalogueFilm) => earlier.filter((start) => start.film === film).length
  const leastShown = [...bill].sort((a, b) => timesShown(a) - timesShown(b))[0]
  if (start >= nightFrom && leastShown && timesShown(leastShown) > 0) return gentleFirst.at(-1)
  return leastShown
}

function getPull(film: CatalogueFilm): number {
  return (
    film.minimumAge ?? (film.wire.censorRatingId === 'U' ? 0 : film.wire.censorRatingId === 'PG' ? 8 : 12)
  )
}

function getRuntime(film: CatalogueFilm): number {
  return film.wire.runtimeInMinutes ?? 120
}

function toSessionNumber(date: string, screenIndex: number, slot: number): number {
  return (countDaysBetween(sessionEpoch, date) * screensPerSite + screenIndex) * sessionsPerScreen + slot
}
