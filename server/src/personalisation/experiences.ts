import { salesChannel } from '@foyer/contract/channel/calls'
import type {
  Experience,
  ExperiencesRequest,
  ViewedEntity,
} from '@foyer/contract/personalisation/experiences'
import { listFilms } from '../browsing/film-reads.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import { ProblemError } from '../http/problem.ts'
import { getStatus } from '../schedule/lifecycle.ts'
import type { Programme } from '../schedule/programme.ts'
import { noTaste, rankFilms, computeTaste, type RankingData } from './film-ranking.ts'
import { createPopularity } from './popularity.ts'
import type { WatchHistory } from './watch-history.ts'

export interface ExperiencesOptions {
  readonly database: Database
  readonly clock: Clock
  readonly catalogue: Catalogue
  readonly programme: Programme
  readonly filmTerritoryShortCode: string
  /** Ids of the films on the watchlist of the member with a hash; of nobody's without one. */
  readonly listWantedFilms?: (hash: string) => Promise<readonly string[]>
  /** Films that editors have sponsored, by component. */
  readonly sponsoredFilms: () => Promise<readonly { readonly componentId: string; readonly filmId: string }[]>
}

/** Ranks the films of a page's components for a visitor. */
export function createExperiences(options: ExperiencesOptions, history: Pick<WatchHistory, 'getFilms'>) {
  const { catalogue, programme, clock } = options
  const sales = createPopularity(options)

  /** Films on sale, with what they are ranked by for this visitor. */
  async function loadRankingData(hash: string | null): Promise<Omit<RankingData, 'sponsored'>> {
    const snapshot = await programme.snapshot()
    const scope = { catalogue, snapshot, siteId: null, now: clock.now() }
    const watched = hash === null ? [] : await history.getFilms(hash)
    const wanted = hash === null ? [] : ((await options.listWantedFilms?.(hash)) ?? [])
    const films = listFilms(scope).filter(
      (film) => getStatus(film, snapshot.firstDay, snapshot.today) !== 'ComingSoon',
    )
    return {
      films,
      sold: await sales.sold(),
      taste: computeTaste(
        watched.flatMap((id) => catalogue.films.get(id) ?? []),
        films,
        wanted.flatMap((id) => catalogue.films.get(id) ?? []),
      ),
    }
  }

  /** @throws ProblemError `invalid-argument` for an unknown channel or territory */
  return async (request: ExperiencesRequest): Promise<Experience[]> => {
    checkChannel(request, options.filmTerritoryShortCode)
    const data = await loadRankingData(request.loyaltyMemberIdHash ?? null)
    const sponsored = await options.sponsoredFilms()
    return request.viewedEntities.map((viewed) => {
      const inComponent = sponsored.filter(({ componentId }) => componentId === viewed.componentId)
      return toExperience(viewed, { ...data, sponsored: inComponent.map(({ filmId }) => filmId) })
    })
  }
}

function checkChannel({ salesChannelId, filmTerritoryShortCode }: ExperiencesRequest, ours: string): void {
  const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
  if (!isSame(salesChannelId, salesChannel))
    throw new ProblemError('invalid-argument', { detail: 'The sales channel is not served here' })
  if (!isSame(filmTerritoryShortCode, ours))
    throw new ProblemError('invalid-argument', { detail: 'The film territory is not served here' })
}

function toExperience(viewed: ViewedEntity, data: RankingData): Experience {
  const { entityType, componentId, isCxmIntegrationEnabled = true } = viewed
  const named = { entityType, componentId }
  if (entityType !== 'Film') return { ...named, promoteEntity: { entityListToPromote: { entities: [] } } }
  const { entities, rankedBy, likedFilms } = rankFilms(
    isCxmIntegrationEnabled ? data : { ...data, taste: noTaste },
    viewed,
  )
  return {
    ...named,
    promoteEntity: { entityListToPromote: { entities } },
    rankedBy,
    ...(likedFilms.length > 0 ? { likedFilms } : {}),
  }
}
