import { observable, runInAction, type IObservableValue, type ObservableMap } from 'mobx'
import type {
  InterestSubscription,
  PersonalDetails,
  PersonalDetailsChange,
} from '@foyer/contract/wire/member-details'
import type { Failure } from '../../services/http/failure.ts'
import type { MailerFrequency } from '@foyer/contract/validation/member-rules'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'
import type { MemberAccounts } from './member-accounts.ts'
import { getMemberStores } from './member-stores.ts'
import type { MemberStore } from './member.ts'

/** What is switched: a way of contact for an interest, or something that others may do. */
export type MessageSwitch =
  | { readonly kind: 'interest'; readonly interestId: string; readonly contactMethodId: string }
  | { readonly kind: 'thirdPartyContact' | 'thirdPartyProfiling' }

const toKey = (each: MessageSwitch) =>
  each.kind === 'interest' ? JSON.stringify([each.interestId, each.contactMethodId]) : each.kind

/**
 * What a member may be written about, and how. A switch shows its new state immediately; it is saved then, one after the other,
 * and goes back if it was refused.
 */
export class MessageSettings {
  /** Places that are not saved yet, or not read again. */
  readonly #switched: ObservableMap<string, { readonly of: MessageSwitch; readonly isOn: boolean }> =
    observable.map(undefined, { deep: false })
  readonly #frequency: IObservableValue<MailerFrequency | null> = observable.box(null)
  #saving: Promise<unknown> = Promise.resolve()
  #waiting = 0
  readonly #accounts: Pick<MemberAccounts, 'changeDetails'>
  readonly #member: Pick<MemberStore, 'member' | 'reload'>

  constructor(
    accounts: Pick<MemberAccounts, 'changeDetails'>,
    member: Pick<MemberStore, 'member' | 'reload'>,
  ) {
    this.#accounts = accounts
    this.#member = member
  }

  isOn(of: MessageSwitch): boolean {
    const switched = this.#switched.get(toKey(of))
    if (switched) return switched.isOn
    const details = this.#details
    return details !== null && readSwitch(details, of)
  }

  /** How often letters come; null where the member has not said so. */
  get frequency(): string | null {
    return this.#frequency.get() ?? this.#details?.preferences.contact.mailerFrequency ?? null
  }

  /** @returns why it was not saved: then the switch is where it was; null once it is */
  switchTo(of: MessageSwitch, isOn: boolean): Promise<Failure | null> {
    const key = toKey(of)
    runInAction(() => this.#switched.set(key, { of, isOn }))
    return this.#save(
      () => this.#toChange(of, isOn),
      () => {
        // A later press counts.
        if (this.#switched.get(key)?.isOn === isOn) this.#switched.delete(key)
      },
    )
  }

  /** @returns why it was not saved; null once it is */
  setFrequency(mailerFrequency: MailerFrequency): Promise<Failure | null> {
    runInAction(() => this.#frequency.set(mailerFrequency))
    return this.#save(
      () => ({ preferences: { contact: { mailerFrequency } } }),
      () => {
        if (this.#frequency.get() === mailerFrequency) this.#frequency.set(null)
      },
    )
  }

  get #details(): PersonalDetails | null {
    return this.#member.member?.personalDetails ?? null
  }

  /** Saves after what is being saved: the last press is the last that the server hears. */
  async #save(createChange: () => PersonalDetailsChange, undo: () => void): Promise<Failure | null> {
    this.#waiting += 1
    const saved = this.#saving.then(() => this.#accounts.changeDetails(createChange()))
    this.#saving = saved.then(async (result) => {
      this.#waiting -= 1
      if (!result.ok) runInAction(undo)
      if (this.#waiting > 0) return
      await this.#member.reload()
      // What is read again has it.
      if (this.#waiting === 0)
        runInAction(() => {
          this.#switched.clear()
          this.#frequency.set(null)
        })
    })
    const result = await saved
    await (this.#waiting > 0 ? undefined : this.#saving)
    return result.ok ? null : result.failure
  }

  #toChange(of: MessageSwitch, isOn: boolean): PersonalDetailsChange {
    switch (of.kind) {
      case 'interest':
        return { interestSubscriptions: this.#listSubscriptions() }
      case 'thirdPartyContact':
        return { preferences: { contact: { allowThirdPartyContact: isOn } } }
      case 'thirdPartyProfiling':
        return { preferences: { allowThirdPartyProfiling: isOn } }
    }
  }

  /** All of them, as the interface replaces the list. */
  #listSubscriptions(): InterestSubscription[] {
    const methodsById = new Map(
      (this.#details?.interestSubscriptions ?? []).map(({ interestId, interestContactMethodIds }) => [
        interestId,
        new Set(interestContactMethodIds),
      ]),
    )
    for (const { of, isOn } of this.#switched.values()) {
      if (of.kind !== 'interest') continue
      const methods = methodsById.get(of.interestId) ?? new Set<string>()
      if (isOn) methods.add(of.contactMethodId)
      else methods.delete(of.contactMethodId)
      methodsById.set(of.interestId, methods)
    }
    return [...methodsById].flatMap(([interestId, methods]) =>
      methods.size > 0 ? [{ interestId, interestContactMethodIds: [...methods] }] : [],
    )
  }
}

function readSwitch({ interestSubscriptions, preferences }: PersonalDetails, of: MessageSwitch): boolean {
  switch (of.kind) {
    case 'interest':
      return interestSubscriptions.some(
        ({ interestId, interestContactMethodIds }) =>
          interestId === of.interestId && interestContactMethodIds.includes(of.contactMethodId),
      )
    case 'thirdPartyContact':
      return preferences.contact.allowThirdPartyContact
    case 'thirdPartyProfiling':
      return preferences.allowThirdPartyProfiling
  }
}

export const getMessageSettings = defineStore((stores: Stores) => {
  const { accounts, member } = getMemberStores(stores)
  return new MessageSettings(accounts, member)
})
