import type { BalanceType, Club, LoyaltyMasterDataResponse, Reward } from '@foyer/contract/wire/loyalty'
import { makeObservable, computed } from 'mobx'
import { lifetimes } from '../../cache/lifetimes.ts'
import { failed, success } from '../../cache/result.ts'
import { getBody } from '../../services/http/api-client.ts'
import { createContractFailure } from '../../services/http/failure.ts'
import { readLoyaltyMasterData } from '../../services/ocapi/loyalty-answers.ts'
import { createLoyaltyService, type LoyaltyService } from '../../services/ocapi/loyalty.ts'
import type { Cached, Caching } from '../base/caching.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'

/** What a membership consists of: balance types, clubs with their levels, rewards, lists to choose from. The same for all. */
export class LoyaltyMasterDataStore {
  readonly #cached: Cached<LoyaltyMasterDataResponse>

  constructor(service: Pick<LoyaltyService, 'masterData'>, caching: Pick<Caching, 'value'>) {
    this.#cached = caching.value('loyalty-master-data', {
      lifetime: lifetimes.loyaltyMasterData,
      load: async () => {
        const answer = await getBody(service.masterData())
        if (!answer.ok) return answer
        const read = readLoyaltyMasterData(answer.value)
        return read ? success(read) : failed(createContractFailure('getLoyaltyMasterData'))
      },
    })
    makeObservable(this, { data: computed, isSettled: computed })
  }

  /** Undefined until it has loaded; the last that has loaded while it is refreshed and after a failure. */
  get data(): LoyaltyMasterDataResponse | undefined {
    return this.#cached.value
  }

  /** Whether it has loaded or failed: in the latter case pages are shown without it. */
  get isSettled(): boolean {
    return this.#cached.value !== undefined || this.#cached.error !== undefined
  }

  /** Loads it unless it is fresh. */
  ensure(): Promise<unknown> {
    return this.#cached.ensure()
  }

  findBalanceType(id: string | null | undefined): BalanceType | undefined {
    return this.data?.balanceTypes.find((type) => type.id === id)
  }

  findClub(id: string | null | undefined): Club | undefined {
    return this.data?.clubs.find((club) => club.id === id)
  }

  findReward(id: string): Reward | undefined {
    return this.data?.rewards.find((reward) => reward.id === id)
  }
}

export const getLoyaltyMasterData = defineStore(
  ({ core }: Stores) => new LoyaltyMasterDataStore(createLoyaltyService(core.client), core.caching),
)
