import type { Experience, LikedFilm, PromotedEntity } from '@foyer/contract/personalisation/experiences'
import { contentForgottenAfter, lifetimes } from '../../cache/lifetimes.ts'
import { mapResult } from '../../cache/result.ts'
import type { ExperiencesService } from '../../services/personalisation/experiences.ts'
import type { CachedByKey, Caching } from '../base/caching.ts'
import type { KnownVisitor } from './known-visitor.ts'

/** Recommended films of a component. */
export interface RecommendedFilms {
  /** Film ids, best first: only those that this ranking itself has placed. */
  readonly filmIds: readonly string[]
  /** Their ranking; null if the server does not name it. */
  readonly rankedBy: NonNullable<Experience['rankedBy']> | null
  /** Films of the visitor's own for which some of them are recommended; absent if the server names none. */
  readonly reasons?: readonly RecommendationReason[]
}

/** A film of the visitor's own, and what is recommended for it. */
export interface RecommendationReason {
  readonly liked: LikedFilm
  /** Ids of the films that resemble it. */
  readonly filmIds: ReadonlySet<string>
}

/** The answer, and the hash of its request. */
interface Answered {
  readonly recommended: RecommendedFilms
  /** Ids of films with a paid place in the component. */
  readonly sponsored: readonly string[]
  readonly memberIdHash: string | null
}

/** Ranking of a component's films, requested at each visit. */
export class ExperiencesStore {
  readonly #lists: CachedByKey<Answered>
  readonly #visitor: Pick<KnownVisitor, 'hash'>

  /** @param maximumFilms of the longest component: the visitor's cinemas leave some of them out */
  constructor(
    service: ExperiencesService,
    visitor: Pick<KnownVisitor, 'hash'>,
    maximumFilms: number,
    caching: Caching,
  ) {
    this.#visitor = visitor
    this.#lists = caching.map('experiences', {
      lifetime: lifetimes.content,
      forgetAfter: contentForgottenAfter,
      load: async (componentId) => {
        const memberIdHash = visitor.hash
        const answer = await service.films({
          entityType: 'Film',
          componentId,
          isCxmIntegrationEnabled: true,
          maximumFilms,
          memberIdHash,
        })
        return mapResult(answer, (experience) => ({
          recommended: getRecommended(experience),
          sponsored: getSponsored(experience),
          memberIdHash,
        }))
      },
    })
  }

  ensure(componentId: string): Promise<unknown> {
    return this.#lists.ensure(componentId)
  }

  /**
   * Undefined until it has loaded, and as soon as the hash it was for is deleted: a visitor who withdraws consent must
   * not see recommendations based on it.
   */
  of(componentId: string): RecommendedFilms | undefined {
    const answered = this.#lists.value(componentId)
    const isAnybodys = answered?.memberIdHash === null
    return isAnybodys || answered?.memberIdHash === this.#visitor.hash ? answered?.recommended : undefined
  }

  /** Forgets what was recommended to somebody who is not here any more. */
  clear(): void {
    this.#lists.clear()
  }

  /** Ids of films with a paid place in a component, for every visitor; none until they have loaded. */
  sponsoredIn(componentId: string): readonly string[] {
    return this.#lists.value(componentId)?.sponsored ?? []
  }
}

const getEntities = (experience: Experience | null) =>
  experience?.promoteEntity.entityListToPromote.entities ?? []

function getRecommended(experience: Experience | null): RecommendedFilms {
  const rankedBy = experience?.rankedBy ?? null
  const spokenFor = getEntities(experience).filter((entity) => isRankedBy(entity, rankedBy))
  const reasons = listReasons(experience, spokenFor)
  return {
    filmIds: spokenFor.map(({ id }) => id),
    rankedBy,
    ...(reasons.length > 0 ? { reasons } : {}),
  }
}

/** Of a server's extension, which may be anything: what is not of its form is no reason. */
function listReasons(experience: Experience | null, spokenFor: readonly PromotedEntity[]) {
  const liked: unknown = experience?.likedFilms
  if (!Array.isArray(liked)) return []
  return liked.filter(isLikedFilm).flatMap((film): RecommendationReason[] => {
    const filmIds = spokenFor.filter(({ becauseOf }: { becauseOf?: unknown }) => {
      return Array.isArray(becauseOf) && becauseOf.includes(film.id)
    })
    return filmIds.length > 0 ? [{ liked: film, filmIds: new Set(filmIds.map(({ id }) => id)) }] : []
  })
}

function isLikedFilm(sent: unknown): sent is LikedFilm {
  const { id, title, kind } = (sent ?? {}) as Partial<Record<keyof LikedFilm, unknown>>
  const { text } = (title ?? {}) as { text?: unknown }
  return (
    typeof id === 'string' &&
    typeof text === 'string' &&
    text.trim() !== '' &&
    (kind === 'Watched' || kind === 'Saved')
  )
}

function getSponsored(experience: Experience | null): string[] {
  return getEntities(experience).flatMap((entity) => (isSponsored(entity) ? [entity.id] : []))
}

const isSponsored = ({ reason, sponsored }: PromotedEntity) => reason === 'Sponsored' || sponsored === true

/**
 * Whether a ranking recommends a film. A server without reasons recommends all that it names; with reasons and no
 * ranking, films with a reason of their own: not sponsored ones, nor those in the chain's order.
 */
function isRankedBy(entity: PromotedEntity, rankedBy: RecommendedFilms['rankedBy']): boolean {
  if (isSponsored(entity)) return false
  const { reason } = entity
  if (reason === undefined || reason === rankedBy) return true
  return rankedBy === null && reason !== 'Programme'
}
