import type { Member as MemberDocument } from '@foyer/contract/wire/members'
import type { MemberStandings } from '../balances/member-standings.ts'
import type { Clock } from '../domain/clock.ts'
import { ProblemError } from '../http/problem.ts'
import type { AccountKeys } from './account-keys.ts'
import type { MemberCards } from './member-cards.ts'
import { addStanding, toMemberDocument } from './member-document.ts'
import type { MemberPhotos } from './member-photos.ts'
import type { MemberStore } from './member-store.ts'
import type { PhotoAddresses } from './photo-address.ts'

export interface MemberReaderOptions {
  readonly members: Pick<MemberStore, 'read'>
  readonly keys: Pick<AccountKeys, 'hashMember'>
  readonly cards: Pick<MemberCards, 'ensure'>
  readonly photos: Pick<MemberPhotos, 'findId'>
  readonly photoAddresses: PhotoAddresses
  readonly standings: Pick<MemberStandings, 'read'>
  readonly clock: Clock
}

/** Reads a member as the interface shows them to themselves. */
export class MemberReader {
  readonly #options: MemberReaderOptions

  constructor(options: MemberReaderOptions) {
    this.#options = options
  }

  /**
   * @param origin scheme, host and port at which the client reaches the server: part of the photo's address
   * @throws ProblemError `member-not-signed-in` if there is no such member
   */
  async read(id: string, origin: string): Promise<MemberDocument> {
    const { members, keys, cards, photos, photoAddresses, standings, clock } = this.#options
    const [member, photoId] = await Promise.all([members.read(id), photos.findId(id)])
    if (member === null) throw new ProblemError('member-not-signed-in')
    const photo = photoId === null ? null : photoAddresses.create(origin, photoId, clock.now())
    const { clubId } = member.details
    const cardNumber = await cards.ensure(id, clubId)
    const document = { ...toMemberDocument(member, keys.hashMember(id), photo), cardNumber }
    return addStanding(document, await standings.read(id, clubId))
  }
}
