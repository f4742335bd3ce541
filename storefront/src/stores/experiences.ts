import type { Experience } from '@foyer/contract/personalisation/experiences'
import { contentForgottenAfter, lifetimes } from '../cache/lifetimes.ts'
import { mapResult } from '../cache/result.ts'
import type { ExperiencesService } from '../services/personalisation/experiences.ts'
import type { CachedByKey, Caching } from './caching.ts'
import type { KnownVisitor } from './known-visitor.ts'

/** What a component is recommended to show. */
export interface RecommendedFilms {
  /** Film ids, best first: those that the ranking itself speaks for. */
  readonly filmIds: readonly string[]
  /** What they were ranked by; null where the server does not say. */
  readonly rankedBy: NonNullable<Experience['rankedBy']> | null
}

/** Which films a component should show first, asked anew at each visit. */
export class ExperiencesStore {
  readonly #lists: CachedByKey<RecommendedFilms>

  /** @param maximumFilms of the longest component: the visitor's cinemas leave some of them out */
  constructor(
    service: ExperiencesService,
    visitor: Pick<KnownVisitor, 'hash'>,
    maximumFilms: number,
    caching: Caching,
  ) {
    this.#lists = caching.map('experiences', {
      lifetime: lifetimes.content,
      forgetAfter: contentForgottenAfter,
      load: async (componentId) =>
        mapResult(
          await service.films({
            entityType: 'Film',
            componentId,
            isCxmIntegrationEnabled: true,
            maximumFilms,
            memberIdHash: visitor.hash,
          }),
          recommended,
        ),
    })
  }

  ensure(componentId: string): Promise<unknown> {
    return this.#lists.ensure(componentId)
  }

  /** Undefined while nothing has come. */
  of(componentId: string): RecommendedFilms | undefined {
    return this.#lists.value(componentId)
  }
}

function recommended(experience: Experience | null): RecommendedFilms {
  const rankedBy = experience?.rankedBy ?? null
  const entities = experience?.promoteEntity.entityListToPromote.entities ?? []
  return {
    // A server that gives no reasons recommends all that it names.
    filmIds: entities.filter(({ reason }) => reason === undefined || reason === rankedBy).map(({ id }) => id),
    rankedBy,
  }
}
