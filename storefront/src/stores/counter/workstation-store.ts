import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Workstation } from '@foyer/contract/wire/workstations'
import { getFailureStatus, isCondition, type Failure } from '../../services/http/failure.ts'
import type { WorkstationsService } from '../../services/ocapi/workstations.ts'

/**
 * What this device is. `unknown` until the browser has looked, and on the server; `isEnded`: it was a workstation until
 * now; `unreachable`: it may be one, and nobody answers.
 */
export type WorkstationState =
  | { readonly phase: 'unknown' | 'unreachable' }
  | { readonly phase: 'signed-out'; readonly isEnded: boolean }
  | { readonly phase: 'signed-in'; readonly workstation: Workstation }

/** Why a code did not register this device; the last part of a text key. A server tells no wrong code from a used one. */
export type SignInRefusal = 'refused' | 'limited' | 'unreachable' | 'failed'

export interface WorkstationStoreOptions {
  readonly service: WorkstationsService
  /** Id in the cookie of a registered device; null without one. */
  readonly findId: () => string | null
}

const tooMany = 429

/** The workstation that this device is: signed in by a code that is good once, then known by a cookie. */
export class WorkstationStore {
  state: WorkstationState = { phase: 'unknown' }
  readonly #options: WorkstationStoreOptions

  constructor(options: WorkstationStoreOptions) {
    this.#options = options
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  /** Looks whether this device is registered; asks nobody without a cookie. */
  async restore(): Promise<void> {
    if (this.state.phase === 'signed-in') return
    if (this.#options.findId() === null) return this.#set({ phase: 'signed-out', isEnded: false })
    const result = await this.#options.service.current()
    if (result.ok) this.#set({ phase: 'signed-in', workstation: result.value.body.workstation })
    else if (isCondition(result.failure, 'forbidden')) this.end()
    else this.#set({ phase: 'unreachable' })
  }

  /** @returns why the code is refused; null if the device is registered */
  async signIn(code: string): Promise<SignInRefusal | null> {
    const result = await this.#options.service.register(code)
    if (!result.ok) return toRefusal(result.failure)
    // A server may answer without a body: its cookie is set.
    const current = result.value.body ? null : await this.#options.service.current()
    if (current && !current.ok) return toRefusal(current.failure)
    const workstation = (result.value.body ?? current?.value.body)?.workstation
    if (!workstation) return 'failed'
    this.#set({ phase: 'signed-in', workstation })
    return null
  }

  /** @returns false if nobody answered: the device is still registered */
  async signOut(): Promise<boolean> {
    const result = await this.#options.service.signOut()
    // Revoked meanwhile, which is the same.
    if (!result.ok && !isCondition(result.failure, 'forbidden')) return false
    this.#set({ phase: 'signed-out', isEnded: false })
    return true
  }

  /** The server knows this device no longer. */
  end(): void {
    this.#set({ phase: 'signed-out', isEnded: true })
  }

  #set(state: WorkstationState): void {
    runInAction(() => (this.state = state))
  }
}

function toRefusal(failure: Failure): SignInRefusal {
  if (failure.kind === 'transport') return 'unreachable'
  if (isCondition(failure, 'credentials-invalid') || isCondition(failure, 'invalid-argument'))
    return 'refused'
  return getFailureStatus(failure) === tooMany ? 'limited' : 'failed'
}
