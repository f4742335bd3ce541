import { argon2 } from 'node:crypto'
import { promisify } from 'node:util'
import { hashRaw } from '@node-rs/argon2'
import type { Argon2Parameters } from './phc-text.ts'

/** Computes the tag of a password outside the event loop. All engines return the same bytes. */
export type Argon2Engine = (
  password: Uint8Array,
  salt: Uint8Array,
  parameters: Argon2Parameters,
) => Promise<Uint8Array>

/** Argon2id's number in `@node-rs/argon2`, whose enumeration is gone at run time. */
const argon2id = 2

/** The engine of the server: less than half of the processor time of Node's own, and no memory after a hash. */
export const rustArgon2: Argon2Engine = (password, salt, { memoryKiB, passes, lanes, tagLength }) =>
  hashRaw(password, {
    algorithm: argon2id,
    salt,
    memoryCost: memoryKiB,
    timeCost: passes,
    parallelism: lanes,
    outputLen: tagLength,
  })

const derive = promisify(argon2)

/** Node's own implementation, to compare with. It keeps about 65 MB for each simultaneous hash in its thread pool. */
export const nodeArgon2: Argon2Engine = (password, salt, { memoryKiB, passes, lanes, tagLength }) =>
  derive('argon2id', {
    message: password,
    nonce: salt,
    memory: memoryKiB,
    passes,
    parallelism: lanes,
    tagLength,
  })
