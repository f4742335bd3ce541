import type {
  Experience,
  ExperiencesRequest,
  ViewedEntity,
} from '@foyer/contract/personalisation/experiences'
import { failed, success, type Result } from '../../cache/result.ts'
import type { Failure } from '../http/failure.ts'
import type { PersonalisationClient } from './personalisation-client.ts'

/** Milliseconds from the first request of a page for which others may join it. */
const requestWindow = 100
/** Components that one call may ask for. */
const maximumTogether = 50

/** Request of a component: in which order to show its films. */
export interface FilmsQuery {
  entityType: 'Film'
  componentId: string
  /** Whether the order may depend on the visitor. */
  isCxmIntegrationEnabled: boolean
  maximumFilms?: number | undefined
  /** Null for an unknown visitor, or without consent. */
  memberIdHash: string | null
}

/** The answer for a component; null if personalisation has none. */
export type ExperienceResult = Result<Experience | null, Failure>

interface Waiting {
  readonly viewed: ViewedEntity
  readonly hand: (result: ExperienceResult) => void
}

/**
 * Requests the order of films. Requests of a page are batched: those within the window of the first are sent with it,
 * and each caller gets the answer for its own component, or the failure.
 */
export function createExperiencesService(
  client: PersonalisationClient,
  channel: Pick<ExperiencesRequest, 'salesChannelId' | 'filmTerritoryShortCode'>,
) {
  /** Callers that wait for the next call, by hash. */
  const open = new Map<string | null, Waiting[]>()

  async function send(memberIdHash: string | null, waiting: readonly Waiting[]): Promise<void> {
    const answer = await client.call('getExperiences', {
      body: {
        ...channel,
        loyaltyMemberIdHash: memberIdHash,
        viewedEntities: joined(waiting.map(({ viewed }) => viewed)),
      },
    })
    for (const { viewed, hand } of waiting)
      hand(
        answer.ok
          ? success(answer.value.experiences.find((each) => isFor(viewed, each)) ?? null)
          : failed(answer.failure),
      )
  }

  return {
    films({ memberIdHash, ...component }: FilmsQuery): Promise<ExperienceResult> {
      const { maximumFilms, ...rest } = component
      const viewed: ViewedEntity = { ...rest, ...(maximumFilms === undefined ? {} : { maximumFilms }) }
      return new Promise((hand) => {
        const waiting = open.get(memberIdHash)
        if (waiting && waiting.length < maximumTogether) {
          waiting.push({ viewed, hand })
          return
        }
        const first: Waiting[] = [{ viewed, hand }]
        open.set(memberIdHash, first)
        setTimeout(() => {
          if (open.get(memberIdHash) === first) open.delete(memberIdHash)
          void send(memberIdHash, first)
        }, requestWindow)
      })
    },
  }
}
export type ExperiencesService = ReturnType<typeof createExperiencesService>

const isFor = (viewed: ViewedEntity, { entityType, componentId }: Experience) =>
  viewed.entityType === entityType && viewed.componentId === componentId

/** Each component once: two callers for the same one get the same answer, long enough for both. */
function joined(all: readonly ViewedEntity[]): ViewedEntity[] {
  const byComponent = new Map<string, ViewedEntity>()
  for (const viewed of all) {
    const key = `${viewed.entityType} ${viewed.componentId}`
    const before = byComponent.get(key)
    byComponent.set(key, before ? longer(before, viewed) : viewed)
  }
  return [...byComponent.values()]
}

function longer(a: ViewedEntity, b: ViewedEntity): ViewedEntity {
  return (a.maximumFilms ?? Infinity) >= (b.maximumFilms ?? Infinity) ? a : b
}
