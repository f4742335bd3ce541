/** Cost parameters and length of an Argon2id hash. */
export interface Argon2Parameters {
  readonly memoryKiB: number
  readonly passes: number
  readonly lanes: number
  /** Bytes of the hash. */
  readonly tagLength: number
}

/** A parsed hash. */
export interface PasswordHash {
  readonly parameters: Argon2Parameters
  readonly salt: Uint8Array
  readonly tag: Uint8Array
}

/** Argon2, version 1.3. */
const version = 19
const pattern = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([\w+/]{11,86})\$([\w+/]{22,86})$/

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')

/** The standard PHC text of a hash: `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<tag>`. */
export function toPhcText({ parameters: { memoryKiB, passes, lanes }, salt, tag }: PasswordHash): string {
  return `$argon2id$v=${version}$m=${memoryKiB},t=${passes},p=${lanes}$${toBase64(salt)}$${toBase64(tag)}`
}

/** Null for a text that is not an Argon2id hash. */
export function parsePhcText(text: string): PasswordHash | null {
  const [, memory, passes, lanes, salt, tag] = pattern.exec(text) ?? []
  if (salt === undefined || tag === undefined) return null
  const tagBytes = new Uint8Array(Buffer.from(tag, 'base64'))
  return {
    parameters: {
      memoryKiB: Number(memory),
      passes: Number(passes),
      lanes: Number(lanes),
      tagLength: tagBytes.length,
    },
    salt: new Uint8Array(Buffer.from(salt, 'base64')),
    tag: tagBytes,
  }
}
