import {
  measureKilometres,
  findNearestSite,
  type Position,
} from '@foyer/contract/personalisation/nearest-site'
import { describeFailure } from '../../services/http/failure.ts'
import type { NearestSiteService } from '../../services/personalisation/sites.ts'
import type { CinemaGroupsStore } from './cinema-groups.ts'
import type { Logger } from '../browser/logger.ts'
import type { SitesStore } from './sites.ts'

export interface NearCinema {
  readonly siteId: string
  /** Kilometres to the site; undefined if unknown. */
  readonly distance?: number
}

/** A city to offer, by one of its cinemas. */
export interface GroupSuggestion extends NearCinema {
  readonly groupId: string
  /** Kilometres to every cinema whose place is known, by site; absent where nobody knows where the visitor is. */
  readonly distances?: ReadonlyMap<string, number>
}

export interface NearestCinemaOptions {
  groups: Pick<CinemaGroupsStore, 'groupOfSite'>
  sites: Pick<SitesStore, 'ensure' | 'list'>
  /** The visitor's position, null without one. */
  locate: () => Promise<Position | null>
  /** Null if the channel has no personalisation. */
  service: NearestSiteService | null
  logger: Logger
}

/** The cinema nearest to the visitor: from the server, or computed here if it does not answer. */
export class NearestCinema {
  readonly #options: NearestCinemaOptions

  constructor(options: NearestCinemaOptions) {
    this.#options = options
  }

  /** Null if the browser does not give a position, or there is no cinema. */
  async find(): Promise<NearCinema | null> {
    return this.#nearestTo(await this.#options.locate())
  }

  /** The city of the nearest cinema, for a visitor who requests it. */
  async suggestion(): Promise<GroupSuggestion | null> {
    const position = await this.#options.locate()
    return this.#inItsGroup(await this.#nearestTo(position), position)
  }

  /**
   * The city that a prompt preselects: of the cinema in the address, otherwise of the nearest one. A position that the
   * visitor has not chosen to use is not sent: that cinema is computed here.
   */
  async preselection(cinemaId: string | null, mayLocate: boolean): Promise<GroupSuggestion | null> {
    const named = cinemaId === null ? undefined : this.#options.groups.groupOfSite(cinemaId)
    if (named && cinemaId !== null) return { groupId: named.id, siteId: cinemaId }
    const position = mayLocate ? await this.#options.locate() : null
    return this.#inItsGroup(position && (await this.#workedOut(position)), position)
  }

  async #nearestTo(position: Position | null): Promise<NearCinema | null> {
    return position && ((await this.#requestNearest(position)) ?? (await this.#workedOut(position)))
  }

  async #inItsGroup(nearest: NearCinema | null, position: Position | null): Promise<GroupSuggestion | null> {
    const { groups, sites } = this.#options
    const group = nearest && groups.groupOfSite(nearest.siteId)
    if (!nearest || !group || !position) return null
    await sites.ensure()
    const distances = new Map(
      sites.list.flatMap(({ id, location }) =>
        location ? [[id, measureKilometres(location, position)] as const] : [],
      ),
    )
    return { groupId: group.id, ...nearest, distances }
  }

  async #requestNearest(position: Position): Promise<NearCinema | null> {
    const { service, logger } = this.#options
    if (!service) return null
    const answer = await service.nearest(position)
    if (!answer.ok) {
      logger.warn(`The nearest cinema was not told: ${describeFailure(answer.failure)}`)
      return null
    }
    const { site, distanceInKilometres: distance } = answer.value
    return { siteId: site.id, ...(distance === undefined ? {} : { distance }) }
  }

  async #workedOut(position: Position): Promise<NearCinema | null> {
    const { sites } = this.#options
    await sites.ensure()
    const nearest = findNearestSite(sites.list, position)
    return nearest ? { siteId: nearest.site.id, distance: nearest.distance } : null
  }
}
