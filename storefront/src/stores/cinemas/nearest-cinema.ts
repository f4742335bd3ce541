import { nearestSite, type Position } from '@foyer/contract/personalisation/nearest-site'
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
    const position = await this.#options.locate()
    return position && ((await this.#requestNearest(position)) ?? (await this.#workedOut(position)))
  }

  /** The city of the nearest cinema, for a visitor who requests it. */
  async suggestion(): Promise<GroupSuggestion | null> {
    return this.#inItsGroup(await this.find())
  }

  /**
   * The city that a prompt preselects: of the cinema in the address, otherwise of the nearest one. A position that the
   * visitor has not chosen to use is not sent: that cinema is computed here.
   */
  async preselection(cinemaId: string | null, mayLocate: boolean): Promise<GroupSuggestion | null> {
    const named = cinemaId === null ? undefined : this.#options.groups.groupOfSite(cinemaId)
    if (named && cinemaId !== null) return { groupId: named.id, siteId: cinemaId }
    const position = mayLocate ? await this.#options.locate() : null
    return this.#inItsGroup(position && (await this.#workedOut(position)))
  }

  #inItsGroup(nearest: NearCinema | null): GroupSuggestion | null {
    const group = nearest && this.#options.groups.groupOfSite(nearest.siteId)
    return nearest && group ? { groupId: group.id, ...nearest } : null
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
    const nearest = nearestSite(sites.list, position)
    return nearest ? { siteId: nearest.site.id, distance: nearest.distance } : null
  }
}
