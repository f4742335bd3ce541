import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type {
  CreatePasskeyRequest,
  PasskeyOptionsResponse,
  PasskeySignInOptionsResponse,
  PasskeySignInRequest,
} from '@foyer/contract/wire/passkeys'

interface StoredKey {
  readonly id: string
  readonly rpId: string
  readonly userId: string
  readonly privateKey: KeyObject
  counter: number
}

/** What is wrong with an answer, or special about it. */
export interface AnswerTraits {
  /** Origin of the page, if it is another one. */
  readonly origin?: string
  /** Whether the person was verified, by fingerprint or PIN; default: yes. */
  readonly isVerified?: boolean
  /** Domain whose passkey is used, if it is another one. */
  readonly rpId?: string
  /** Signatures so far, if they are not counted. */
  readonly counter?: number
  /** Changes the signature. */
  readonly isForged?: boolean
}

const flags = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, hasKey: 0x40 }

/** An authenticator without a device: makes ES256 keys and signs with them. */
export class SoftwareAuthenticator {
  readonly #origin: string
  readonly #isSynced: boolean
  readonly #keys: StoredKey[] = []

  /** @param isSynced whether its passkeys may be on several devices; they do not count then */
  constructor(origin: string, isSynced = false) {
    this.#origin = origin
    this.#isSynced = isSynced
  }

  /** Makes a passkey. */
  register(
    { rp, user, challenge }: PasskeyOptionsResponse['options'],
    traits: AnswerTraits = {},
  ): CreatePasskeyRequest['registration'] {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const rawId = randomBytes(32)
    const id = rawId.toString('base64url')
    const key: StoredKey = { id, rpId: rp.id, userId: user.id, privateKey, counter: 0 }
    this.#keys.push(key)
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const coseKey = encodeMap([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(rawId.length)
    const authData = Buffer.concat([
      this.#toAuthenticatorData(key, flags.hasKey, traits),
      Buffer.alloc(16),
      length,
      rawId,
      coseKey,
    ])
    const attestationObject = encodeMap([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', authData],
    ])
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#toClientData('webauthn.create', challenge, traits),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** Signs in with the newest passkey of the domain. @throws Error without one */
  authenticate(
    { challenge, rpId }: PasskeySignInOptionsResponse['options'],
    traits: AnswerTraits = {},
  ): PasskeySignInRequest['authentication'] {
    const key = this.#keys.findLast((each) => each.rpId === rpId)
    if (!key) throw new Error('no passkey')
    if (!this.#isSynced) key.counter += 1
    const authData = this.#toAuthenticatorData(key, 0, traits)
    const clientDataJSON = this.#toClientData('webauthn.get', challenge, traits)
    const signed = Buffer.concat([authData, hash(Buffer.from(clientDataJSON, 'base64url'))])
    const signature = sign('sha256', traits.isForged ? randomBytes(16) : signed, key.privateKey)
    return {
      id: key.id,
      rawId: key.id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: key.userId,
      },
    }
  }

  #toAuthenticatorData(key: StoredKey, more: number, traits: AnswerTraits): Buffer {
    const { isVerified = true, rpId = key.rpId, counter = key.counter } = traits
    const verified = isVerified ? flags.verified : 0
    const synced = this.#isSynced ? flags.backupEligible | flags.backedUp : 0
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    return Buffer.concat([
      hash(Buffer.from(rpId)),
      Buffer.from([flags.present | verified | synced | more]),
      counted,
    ])
  }

  #toClientData(type: string, challenge: string, { origin = this.#origin }: AnswerTraits): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
  }
}

const hash = (data: Buffer) => createHash('sha256').update(data).digest()

type CborValue = number | string | Buffer | Map<string, never>

/** The part of CBOR that an attestation needs: a map in the given order. */
function encodeMap(entries: readonly (readonly [CborValue, CborValue])[]): Buffer {
  return Buffer.concat([
    encodeHead(5, entries.length),
    ...entries.flatMap(([key, value]) => [encode(key), encode(value)]),
  ])
}

function encode(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value)
  if (typeof value === 'string')
    return Buffer.concat([encodeHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Map) return encodeHead(5, value.size)
  return Buffer.concat([encodeHead(2, value.length), value])
}

/** @param type major type @param length below 65,536 */
function encodeHead(type: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(type << 5) | length])
  if (length < 256) return Buffer.from([(type << 5) | 24, length])
  return Buffer.from([(type << 5) | 25, length >> 8, length & 0xff])
}
