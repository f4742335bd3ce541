import type { BodyOf } from '@foyer/contract/operations'
import type {
  Passkey,
  PasskeyOptionsResponse,
  PasskeySignInOptionsResponse,
} from '@foyer/contract/wire/passkeys'
import { mapResult, success, type Result } from '../../cache/result.ts'
import { getBody } from '../../services/http/api-client.ts'
import type { Failure } from '../../services/http/failure.ts'
import { createPasskeysService, type PasskeysService } from '../../services/ocapi/passkeys.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'
import type { MemberSession } from './member-session.ts'
import { getMemberStores } from './member-stores.ts'
import { DeviceStore } from './token-store.ts'

export interface MemberPasskeysOptions {
  readonly passkeys: PasskeysService
  readonly session: Pick<MemberSession, 'accept'>
  readonly devices: DeviceStore
  /** Whether browsers hold a sign-in by a cookie. */
  readonly isByCookie: boolean
}

/** Passkeys: signing in by one, and the member's own. Nothing of them is stored. */
export class MemberPasskeys {
  readonly #options: MemberPasskeysOptions

  constructor(options: MemberPasskeysOptions) {
    this.#options = options
  }

  /** What to ask the device for, to sign in. */
  async prepareSignIn(): Promise<Result<PasskeySignInOptionsResponse['options'], Failure>> {
    const answer = await getBody(this.#options.passkeys.prepareSignIn())
    return mapResult(answer, ({ options }) => options)
  }

  /** Signs in by the device's answer. @param remember whether the sign-in lasts longer than a day */
  async signIn(
    authentication: BodyOf<'createPasskeyToken'>['authentication'],
    remember: boolean,
  ): Promise<Result<void, Failure>> {
    const { passkeys, session, devices, isByCookie } = this.#options
    const wish = remember ? { remember } : {}
    if (isByCookie) {
      const answer = await passkeys.createCookie({ authentication, ...wish })
      if (!answer.ok) return answer
      await session.accept('cookie')
      return success(undefined)
    }
    const deviceToken = devices.read()
    const known = deviceToken === null ? {} : { deviceToken }
    const answer = await getBody(passkeys.createToken({ authentication, ...wish, ...known }))
    if (!answer.ok) return answer
    const { device_token: secret } = answer.value
    if (secret !== undefined) devices.write({ secret, canSignIn: remember })
    await session.accept(answer.value)
    return success(undefined)
  }

  /** The member's passkeys, oldest first. */
  async list(): Promise<Result<readonly Passkey[], Failure>> {
    return mapResult(await getBody(this.#options.passkeys.list()), ({ passkeys }) => passkeys)
  }

  /** What to ask the device for, to make a passkey. */
  async prepare(currentPassword: string): Promise<Result<PasskeyOptionsResponse['options'], Failure>> {
    const answer = await getBody(this.#options.passkeys.prepare(currentPassword))
    return mapResult(answer, ({ options }) => options)
  }

  /** Stores the passkey that the device has made. */
  async create(
    registration: BodyOf<'createPasskey'>['registration'],
    name: string,
  ): Promise<Result<Passkey, Failure>> {
    const answer = await getBody(this.#options.passkeys.create(registration, name))
    return mapResult(answer, ({ passkey }) => passkey)
  }

  async rename(id: string, name: string): Promise<Result<Passkey, Failure>> {
    const answer = await getBody(this.#options.passkeys.rename(id, name))
    return mapResult(answer, ({ passkey }) => passkey)
  }

  async remove(id: string): Promise<Result<void, Failure>> {
    const answer = await this.#options.passkeys.remove(id)
    return answer.ok ? success(undefined) : answer
  }
}

/** Passkeys, for the sign-in and the member's account. */
export const getMemberPasskeys = defineStore((stores: Stores): MemberPasskeys => {
  const { client, platform, pageData } = stores.core
  return new MemberPasskeys({
    passkeys: createPasskeysService(client),
    session: getMemberStores(stores).session,
    devices: new DeviceStore(platform.local),
    isByCookie: pageData.initialData.memberSignIn?.type === 'Cookie',
  })
})
