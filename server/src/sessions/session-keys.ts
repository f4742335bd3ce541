import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { join } from 'node:path'
import { readKey } from '../config/key-file.ts'

const keyBytes = 32

/** What follows from a key, for one use each. */
interface DerivedKeys {
  readonly id: string
  readonly child: Uint8Array
  readonly access: Uint8Array
  readonly deriveFor: (use: string) => Uint8Array
}

/**
 * The keys of sessions: `sessions.key` in the data folder, or the secret. Several servers of one database need the same.
 * A secret may be several, parted by blanks: the first makes new tokens, the others read those from before it.
 */
export async function readSessionKeys(dataFolder: string, secret: string | null): Promise<SessionKeys> {
  if (secret !== null)
    return new SessionKeys(
      secret
        .split(/\s+/)
        .filter(Boolean)
        .map((each) => new TextEncoder().encode(each)),
    )
  const key = await readKey({
    file: join(dataFolder, 'sessions.key'),
    secret: null,
    advice: 'Put a copy back, or delete it: with another key all members have to sign in again.',
  })
  return new SessionKeys([key])
}

/** Derives what tokens are made with. */
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

  /** A key for another use than sessions, such as hashing what guesses are counted by. */
  deriveKey(use: string): Uint8Array {
    return this.#current.deriveFor(use)
  }

  /** Names the key of new tokens. */
  get currentId(): string {
    return this.#current.id
  }

  /** Signs access tokens. */
  get accessKey(): Uint8Array {
    return this.#current.access
  }

  /** All keys that access tokens may be signed with, the current one first. */
  get accessKeys(): readonly Uint8Array[] {
    return [...this.#byId.values()].map(({ access }) => access)
  }

  /**
   * The child of a token: the same on every server at any time, so that it can be handed out again and need not be stored.
   * Null where the key is not there any more.
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
