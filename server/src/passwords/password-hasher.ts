import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createWorkQueue, QueueFull, type WorkQueue } from '../domain/work-queue.ts'
import { ProblemError } from '../http/problem.ts'
import { rustArgon2, type Argon2Engine } from './argon2-engines.ts'
import { parsePhcText, toPhcText, type Argon2Parameters, type PasswordHash } from './phc-text.ts'

/** OWASP's minimum: 19 MiB and two passes, about 10 to 25 ms of a core. */
const usualParameters: Argon2Parameters = { memoryKiB: 19_456, passes: 2, lanes: 1, tagLength: 32 }
const saltBytes = 16
/** Simultaneous hashes; more would fill the thread pool, which files and pictures need too. */
const mostAtOnce = 2
/** Most waiting hashes, of all clients and of one. */
const mostWaiting = 64
const mostOfClient = 8
/** Longest password that is hashed, bytes. */
export const longestPasswordBytes = 1_024
/** Seconds until a refused client may try again. */
const retryAfter = 2

/** Result of comparing a password with a hash. */
export type PasswordVerdict = 'wrong' | 'right' | 'right-but-outdated'

export interface PasswordHasherOptions {
  readonly engine?: Argon2Engine
  readonly parameters?: Argon2Parameters
  readonly queue?: WorkQueue
}

/**
 * Hashes passwords by Argon2id, a few at a time, so that memory is bounded however many requests there are. Must not be
 * called in a transaction, which may await only the database.
 */
export class PasswordHasher {
  readonly #engine: Argon2Engine
  readonly #parameters: Argon2Parameters
  readonly #queue: WorkQueue
  /** Replaces the hash of an account that does not exist; no password matches it. */
  readonly #decoy: PasswordHash

  constructor({ engine = rustArgon2, parameters = usualParameters, queue }: PasswordHasherOptions = {}) {
    this.#engine = engine
    this.#parameters = parameters
    this.#queue = queue ?? createWorkQueue({ concurrency: mostAtOnce, mostWaiting, mostOfClient })
    this.#decoy = { parameters, salt: randomBytes(saltBytes), tag: randomBytes(parameters.tagLength) }
  }

  /**
   * Hashes a password to be stored, as PHC text.
   * @param client key of the client, such as its address: clients take turns
   * @throws ProblemError `too-many-requests` if too many are waiting, `password-too-long`
   */
  async hash(password: string, client: string): Promise<string> {
    const bytes = toPasswordBytes(password)
    if (bytes === null) throw new ProblemError('password-too-long')
    const salt = randomBytes(saltBytes)
    const tag = await this.#derive(bytes, salt, this.#parameters, client)
    return toPhcText({ parameters: this.#parameters, salt, tag })
  }

  /**
   * Compares a password with a stored hash. Without one the same work is done, so that response times do not reveal
   * whether the account exists. `right-but-outdated`: hash it again, the hash has other parameters than today's.
   * @throws ProblemError `too-many-requests`
   */
  async verify(password: string, stored: string | null, client: string): Promise<PasswordVerdict> {
    const known = stored === null ? null : parsePhcText(stored)
    const { salt, parameters, tag } = known ?? this.#decoy
    const bytes = toPasswordBytes(password)
    const found = await this.#derive(bytes ?? new Uint8Array(1), salt, parameters, client)
    const isEqual = timingSafeEqual(found, tag)
    if (!isEqual || known === null || bytes === null) return 'wrong'
    return hasParameters(known, this.#parameters) ? 'right' : 'right-but-outdated'
  }

  async #derive(
    bytes: Uint8Array,
    salt: Uint8Array,
    parameters: Argon2Parameters,
    client: string,
  ): Promise<Uint8Array> {
    try {
      return await this.#queue.run(() => this.#engine(bytes, salt, parameters), client)
    } catch (error) {
      if (error instanceof QueueFull) throw new ProblemError('too-many-requests', {}, { retryAfter })
      throw error
    }
  }
}

/** Bytes of a password, independent of the composition of accents; null if it is too long. */
function toPasswordBytes(password: string): Uint8Array | null {
  if (password.length > longestPasswordBytes) return null
  const bytes = new TextEncoder().encode(password.normalize('NFKC'))
  return bytes.length > longestPasswordBytes ? null : bytes
}

function hasParameters({ parameters }: PasswordHash, wanted: Argon2Parameters): boolean {
  return (
    parameters.memoryKiB === wanted.memoryKiB &&
    parameters.passes === wanted.passes &&
    parameters.lanes === wanted.lanes &&
    parameters.tagLength === wanted.tagLength
  )
}
