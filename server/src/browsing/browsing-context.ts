import type { FastifyRequest } from 'fastify'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ItemChanges } from '../catalogue/item-changes.ts'
import type { Database } from '../database/database.ts'
import type { Clock } from '../domain/clock.ts'
import type { ReadCache } from '../http/read-cache.ts'
import type { Programme } from '../schedule/programme.ts'
import type { Occupancy } from '../seating/occupancy.ts'

export interface BrowsingOptions {
  readonly catalogue: Catalogue
  readonly itemChanges: ItemChanges
  readonly programme: Programme
  readonly database: Database
  readonly clock: Clock
  /** Origin under which the caller reaches the server. */
  readonly getOrigin: (request: FastifyRequest) => string
}

/** What the routes share: cached answers, and how full showtimes are. */
export interface BrowsingContext extends BrowsingOptions {
  readonly occupancy: Occupancy
  readonly cache: ReadCache
  /** Cache of answers with films, whose addresses contain the caller's origin. */
  readonly getFilmCache: (request: FastifyRequest) => ReadCache
}
