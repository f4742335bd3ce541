import { CachedMap, type CachedMapOptions } from '../../cache/cached-map.ts'
import { CachedValue, type CachedValueOptions } from '../../cache/cached-value.ts'
import type { Clock } from '../../cache/clock.ts'
import type { Snapshots } from '../../cache/snapshots.ts'
import { describeFailure, isGivenUp, isMissing, type Failure } from '../../services/http/failure.ts'
import type { Logger } from '../browser/logger.ts'

export type Cached<T> = CachedValue<T, Failure>
export type CachedByKey<T> = CachedMap<T, Failure>

/** Whether a value has loaded or failed: in the latter case the page is shown without it. */
export const hasSettled = ({ value, error }: Pick<Cached<unknown>, 'value' | 'error'>): boolean =>
  value !== undefined || error !== undefined

/** What became of loading one thing; `missing`: the server says that it does not exist. */
export type Outcome = 'ready' | 'missing' | 'failed' | 'pending'

/** The outcome of a load. A value counts, also one that could not be refreshed. */
export function getOutcome({ value, error }: Pick<Cached<unknown>, 'value' | 'error'>): Outcome {
  if (value !== undefined) return 'ready'
  if (error === undefined) return 'pending'
  return isMissing(error) ? 'missing' : 'failed'
}

type OwnOptions = 'clock' | 'onFailure'

/** Creates a store's caches with the clock, the log and a name for dehydration, so that stores do not repeat this. */
export class Caching {
  readonly clock: Clock
  readonly logger: Logger
  readonly #snapshots: Snapshots

  constructor(clock: Clock, logger: Logger, snapshots: Snapshots) {
    this.clock = clock
    this.logger = logger
    this.#snapshots = snapshots
  }

  value<T>(name: string, options: Omit<CachedValueOptions<T, Failure>, OwnOptions>): Cached<T> {
    return this.#snapshots.register(name, new CachedValue<T, Failure>({ ...options, ...this.#own(name) }))
  }

  map<T>(name: string, options: Omit<CachedMapOptions<T, Failure>, OwnOptions>): CachedByKey<T> {
    return this.#snapshots.register(name, new CachedMap<T, Failure>({ ...options, ...this.#own(name) }))
  }

  #own(name: string) {
    return {
      clock: this.clock,
      onFailure: (failure: Failure) => {
        // Given up by ourselves: nothing has failed.
        if (isGivenUp(failure)) return
        this.logger.warn(`Loading ${name} failed: ${describeFailure(failure)}`)
      },
    }
  }
}
