import type { FastifyRequest } from 'fastify'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Database } from '../database/database.ts'
import type { Clock } from '../domain/clock.ts'
import type { ReadCache } from '../http/read-cache.ts'
import type { Programme } from '../schedule/programme.ts'
import type { Occupancy } from '../seating/occupancy.ts'

export interface BrowsingOptions {
  readonly catalogue: Catalogue
  readonly programme: Programme
  readonly database: Database
  readonly clock: Clock
  /** Under which the caller reaches us. */
  readonly getOrigin: (request: FastifyRequest) => string
}

/** What the routes share: kept answers, and how full showtimes are. */
export interface BrowsingContext extends BrowsingOptions {
  readonly occupancy: Occupancy
  readonly cache: ReadCache
  /** Of answers with films in them, whose addresses are of the caller's origin. */
  readonly getFilmCache: (request: FastifyRequest) => ReadCache
}
