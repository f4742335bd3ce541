import type { Catalogue, CatalogueFilm } from '../../catalogue/catalogue.ts'
import type { Programme, ProgrammeSnapshot } from '../../schedule/programme.ts'

const firstDay = '2026-11-20'
const day = 86_400_000

/** A film, as far as watchlists look at one. @param releaseOffsetInDays from the first day; 0 is showing */
const createFilm = (id: string, releaseOffsetInDays: number) =>
  [
    id,
    {
      wire: { id, title: { text: `Film ${id}`, translations: [] } },
      releaseOffsetInDays,
    } as unknown as CatalogueFilm,
  ] as const

/** A programme of three films: `f1` is showing, `f2` opens in three weeks, `f3` in four. */
export class SmallProgramme {
  readonly films = new Map([createFilm('f1', 0), createFilm('f2', 28), createFilm('f3', 35)])
  readonly catalogue = { films: this.films } satisfies Pick<Catalogue, 'films'>
  today = firstDay
  /** Films with showtimes on sale. */
  onSale: readonly string[] = ['f1']
  readonly #getNow: () => number

  constructor(getNow: () => number) {
    this.#getNow = getNow
  }

  /** Lets `f2` be sold in advance. */
  openBooking(): void {
    this.today = '2026-12-10'
    this.onSale = ['f1', 'f2']
  }

  readonly programme: Pick<Programme, 'snapshot'> = {
    snapshot: async () => {
      const startsAt = this.#getNow() + day
      const showtimes = this.onSale.map((filmId) => [`of-${filmId}`, { filmId, startsAt }] as const)
      return { firstDay, today: this.today, byId: new Map(showtimes) } as unknown as ProgrammeSnapshot
    },
  }
}
