import type { DataExport } from '@foyer/contract/wire/member-data'
import { mapResult, type Result } from '../../cache/result.ts'
import { getBody } from '../../services/http/api-client.ts'
import type { Failure } from '../../services/http/failure.ts'
import { createMemberDataService, type MemberDataService } from '../../services/ocapi/member-data.ts'
import type { Cached, Caching } from '../base/caching.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'
import { callAsMember, createMemberCache } from './member-cache.ts'
import type { MemberSession } from './member-session.ts'
import { getMemberStores } from './member-stores.ts'

/** Copies of the member's data: asked for here, downloaded by the address in a mail. */
export class DataExportsStore {
  /** The newest first; forgotten with the sign-in. */
  readonly exports: Cached<readonly DataExport[]>
  readonly #service: MemberDataService
  readonly #session: Pick<MemberSession, 'isSignedIn' | 'signIns'>

  constructor(
    service: MemberDataService,
    session: Pick<MemberSession, 'isSignedIn' | 'signIns'>,
    caching: Pick<Caching, 'value'>,
  ) {
    this.#service = service
    this.#session = session
    this.exports = createMemberCache<readonly DataExport[]>(caching, session, 'data-exports', {
      load: async () => mapResult(await getBody(service.list()), ({ dataExports }) => dataExports),
      // One is made within moments.
      lifetime: 0,
    })
  }

  async request(currentPassword: string): Promise<Result<DataExport, Failure>> {
    const answer = await callAsMember(this.#session, () => getBody(this.#service.request(currentPassword)))
    if (answer.ok) await this.exports.refresh()
    return mapResult(answer, ({ dataExport }) => dataExport)
  }
}

/** Copies of the member's data, for the page of it. */
export const getDataExportsStore = defineStore((stores: Stores): DataExportsStore => {
  const { client, caching } = stores.core
  return new DataExportsStore(createMemberDataService(client), getMemberStores(stores).session, caching)
})
