import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { join } from 'node:path'
import { readKeyRing } from '../config/key-file.ts'

const keyBytes = 32

/** Keys derived from one key, each for one use. */
interface DerivedKeys {
  readonly id: string
  readonly child: Uint8Array
  readonly access: Uint8Array
  readonly deriveFor: (use: string) => Uint8Array
}

/**
 * The keys of sessions: `sessions.key` in the data folder, or the secret. Several servers of one database need the same.
 * The first creates new tokens, the others only verify older ones.
 */
export async function readSessionKeys(dataFolder: string, secret: string | null): Promise<SessionKeys> {
  return new SessionKeys(await readKeyRing({ ...getSessionsKeySource(dataFolder), secret }))
}

/** Where the keys of sessions are stored. */
export const getSessionsKeySource = (dataFolder: string) => ({
  file: join(dataFolder, 'sessions.key'),
  advice: 'Put a copy back, or delete it: with another key all members have to sign in again.',
})

/** Keys that sign access tokens and derive refresh tokens. */
export class SessionKeys {
  readonly #current: DerivedKeys
  readonly #byId: ReadonlyMap<string, DerivedKeys>

  /** @throws RangeError without a key */
  constructor(keys: readonly Uint8Array[]) {
    const derived = keys.map(derive)
    const [current] = derived
    if (!current) throw new RangeError('sessions need a key')
    this.#current = current
    this.#byId = new Map(derived.map((each) => [each.id, each]))
  }

  /** A key for another use, such as hashing identifiers. */
  deriveKey(use: string): Uint8Array {
    return this.#current.deriveFor(use)
  }

  /** The same of each key, the current one first: for finding what was hashed with an earlier one. */
  deriveKeys(use: string): readonly Uint8Array[] {
    return [...this.#byId.values()].map(({ deriveFor }) => deriveFor(use))
  }

  /** Id of the key of new tokens. */
  get currentId(): string {
    return this.#current.id
  }

  /** Signs access tokens. */
  get accessKey(): Uint8Array {
    return this.#current.access
  }

  /** All keys that verify access tokens, the current one first. */
  get accessKeys(): readonly Uint8Array[] {
    return [...this.#byId.values()].map(({ access }) => access)
  }

  /**
   * Derives the child of a refresh token: the same on every server at any time, so it can be issued again without being
   * stored. Null if the key is no longer configured.
   */
  deriveChild(keyId: string, salt: string, token: string): string | null {
    const key = this.#byId.get(keyId)
    if (!key) return null
    return createHmac('sha256', key.child)
      .update(JSON.stringify([salt, token]))
      .digest('base64url')
  }
}

function derive(key: Uint8Array): DerivedKeys {
  const deriveFor = (use: string) =>
    new Uint8Array(hkdfSync('sha256', key, '', `foyer sessions ${use}`, keyBytes))
  return {
    id: createHash('sha256').update(deriveFor('id')).digest('base64url').slice(0, 8),
    child: deriveFor('child'),
    access: deriveFor('access'),
    deriveFor,
  }
}
