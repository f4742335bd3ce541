import { pickNewerToken, type MemberToken } from '../../domain/member-token.ts'
import { deviceKey, memberTokenKey, userIdKey } from '../visitor/signed-in.ts'
import { readJson, type Storage } from '../browser/storage.ts'

/** The member's token in the browser's storage: one for all tabs, read again each time. */
export class TokenStore {
  readonly #storage: Storage
  /** The token of a browser that stores nothing: for the life of the page. */
  #unstored: MemberToken | null = null

  constructor(storage: Storage) {
    this.#storage = storage
  }

  /** Anything unreadable counts as no token. */
  read(): MemberToken | null {
    return parseToken(readJson(this.#storage, memberTokenKey)) ?? this.#unstored
  }

  /** Stores the token of a new sign-in. */
  write(token: MemberToken): void {
    const text = JSON.stringify(token)
    this.#storage.set(userIdKey, token.memberId)
    this.#storage.set(memberTokenKey, text)
    this.#unstored = this.#storage.get(memberTokenKey) === text ? null : token
  }

  /**
   * Stores a renewed token, unless the sign-in has ended meanwhile, another member has signed in, or another tab's
   * renewal is newer.
   */
  replace(renewed: MemberToken): void {
    const held = this.read()
    if (held?.memberId === renewed.memberId) this.write(pickNewerToken(held, renewed))
  }

  clear(): void {
    this.#unstored = null
    this.#storage.remove(memberTokenKey)
  }
}

/** The secret by which the server knows this device. */
export interface DeviceToken {
  readonly secret: string
  /** Whether it signs in without a password. */
  readonly canSignIn: boolean
}

/** The device's secret in the browser's storage. It outlives the sign-in, so that guesses of others lock nobody out here. */
export class DeviceStore {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  read(): string | null {
    return this.#parse()?.secret ?? null
  }

  /** Null unless it signs in without a password. */
  readSigningIn(): string | null {
    const device = this.#parse()
    return device?.canSignIn ? device.secret : null
  }

  write(device: DeviceToken): void {
    this.#storage.set(deviceKey, JSON.stringify(device))
  }

  /** After a sign-out nothing in the browser may sign in by itself. */
  clearSigningIn(): void {
    if (this.#parse()?.canSignIn) this.#storage.remove(deviceKey)
  }

  #parse(): DeviceToken | null {
    const { secret, canSignIn } = { ...(readJson(this.#storage, deviceKey) as Partial<DeviceToken> | null) }
    return typeof secret === 'string' ? { secret, canSignIn: canSignIn !== false } : null
  }
}

function parseToken(value: unknown): MemberToken | null {
  if (typeof value !== 'object' || value === null) return null
  const { accessToken, refreshToken, memberId, issuedAt, expiresAt, receivedAt } = value as Record<
    string,
    unknown
  >
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string' || typeof memberId !== 'string')
    return null
  if (typeof issuedAt !== 'number' || typeof expiresAt !== 'number' || typeof receivedAt !== 'number')
    return null
  return { accessToken, refreshToken, memberId, issuedAt, expiresAt, receivedAt }
}
