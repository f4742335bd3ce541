import type { MemberRedemptionCard } from '@foyer/contract/wire/member-codes'
import { mapResult, success, type Result } from '../../cache/result.ts'
import { getBody } from '../../services/http/api-client.ts'
import { isMissing, type Failure } from '../../services/http/failure.ts'
import { readMemberCards } from '../../services/ocapi/member-code-answers.ts'
import { createMemberCodesService, type MemberCodesService } from '../../services/ocapi/member-codes.ts'
import type { Cached, Caching } from '../base/caching.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'
import { callAsMember, createMemberCache } from './member-cache.ts'
import type { MemberSession } from './member-session.ts'
import { getMemberStores } from './member-stores.ts'

type Session = Pick<MemberSession, 'isSignedIn' | 'signIns'>

/** Redemption cards, vouchers and gift cards of the member's own. */
export class MemberCodesStore {
  /** The newest first; forgotten with the sign-in. What is left of them changes with each order. */
  readonly cards: Cached<readonly MemberRedemptionCard[]>
  readonly #service: MemberCodesService
  readonly #session: Session

  constructor(service: MemberCodesService, session: Session, caching: Pick<Caching, 'value'>) {
    this.#service = service
    this.#session = session
    this.cards = createMemberCache<readonly MemberRedemptionCard[]>(caching, session, 'member-codes', {
      load: async () => mapResult(await getBody(service.list()), readMemberCards),
      lifetime: 0,
    })
  }

  async add(cardNumber: string, pin: string): Promise<Result<void, Failure>> {
    return this.#change(() => this.#service.add(cardNumber, pin))
  }

  /** One that is gone already counts as removed. */
  async remove(id: string): Promise<Result<void, Failure>> {
    const result = await this.#change(() => this.#service.remove(id))
    if (result.ok || !isMissing(result.failure)) return result
    await this.cards.refresh()
    return success(undefined)
  }

  async #change(call: () => Promise<Result<unknown, Failure>>): Promise<Result<void, Failure>> {
    const answer = await callAsMember(this.#session, call)
    if (!answer.ok) return answer
    await this.cards.refresh()
    return success(undefined)
  }
}

/** The member's own codes, for their page and the order. */
export const getMemberCodesStore = defineStore((stores: Stores): MemberCodesStore => {
  const { client, caching } = stores.core
  return new MemberCodesStore(createMemberCodesService(client), getMemberStores(stores).session, caching)
})
