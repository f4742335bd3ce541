import { createWorkQueue } from '../domain/work-queue.ts'
import { nodeArgon2, rustArgon2, type Argon2Engine } from './argon2-engines.ts'
import { PasswordHasher } from './password-hasher.ts'
import { parsePhcText, toPhcText, type Argon2Parameters } from './phc-text.ts'

const small: Argon2Parameters = { memoryKiB: 64, passes: 1, lanes: 1, tagLength: 32 }
const client = '10.0.0.1'
const tooMany = { condition: 'too-many-requests' }

/** An engine whose hashes are held until they are released, one at a time. */
class HeldEngine {
  /** Most hashes in progress at a time so far. */
  mostRunning = 0
  #running = 0
  readonly #held: (() => void)[] = []
  #onHeld: () => void = () => undefined

  readonly hash: Argon2Engine = async (password, salt, parameters) => {
    this.#running += 1
    this.mostRunning = Math.max(this.mostRunning, this.#running)
    await new Promise<void>((resolve) => {
      this.#held.push(resolve)
      this.#onHeld()
    })
    const tag = await nodeArgon2(password, salt, parameters)
    this.#running -= 1
    return tag
  }

  /** Releases the oldest hash, waiting for one to begin if none is held. */
  async releaseNext(): Promise<void> {
    if (this.#held.length === 0)
      await new Promise<void>((resolve) => {
        this.#onHeld = resolve
      })
    this.#held.shift()?.()
  }
}

describe('a PHC text', () => {
  it('of the reference implementation, "password" with the salt "somesalt", is its hash', async () => {
    const stored = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'
    expect(await new PasswordHasher().verify('password', stored, client)).toBe('right-but-outdated')
  })

  it('is read as it was written', async () => {
    const hash = await new PasswordHasher({ parameters: small }).hash('password', client)
    const parsed = parsePhcText(hash)
    expect(parsed?.parameters).toEqual(small)
    expect(parsed && toPhcText(parsed)).toBe(hash)
  })

  it.each([
    '',
    'password',
    '$2b$12$abcdefghijklmnopqrstuv',
    '$argon2i$v=19$m=64,t=1,p=1$c29tZXNhbHQ$YWFhYWFhYWFhYWFhYWFhYWFhYWE',
    '$argon2id$v=16$m=64,t=1,p=1$c29tZXNhbHQ$YWFhYWFhYWFhYWFhYWFhYWFhYWE',
    '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHQ',
  ])('is not made of %j', (text) => {
    expect(parsePhcText(text)).toBeNull()
  })
})

describe('a hash of a password', () => {
  it('is by Argon2id with 19 MiB and two passes, and no two are equal', async () => {
    const hasher = new PasswordHasher()
    const [one, other] = [
      await hasher.hash('correct horse', client),
      await hasher.hash('correct horse', client),
    ]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
    expect(await hasher.verify('correct horse', one, client)).toBe('right')
    expect(await hasher.verify('correct hors', one, client)).toBe('wrong')
  })

  it('takes a password however its accents were typed', async () => {
    const hasher = new PasswordHasher({ parameters: small })
    const hash = await hasher.hash('caf\u00e9 \ufb01lm', client)
    expect(await hasher.verify('cafe\u0301 film', hash, client)).toBe('right')
  })

  it('says that it is outdated once the parameters are others', async () => {
    const earlier = await new PasswordHasher({ parameters: { ...small, passes: 3 } }).hash('secret', client)
    const hasher = new PasswordHasher({ parameters: small })
    expect(await hasher.verify('secret', earlier, client)).toBe('right-but-outdated')
    expect(await hasher.verify('other', earlier, client)).toBe('wrong')
  })

  it('is bounded in what it takes', async () => {
    const hasher = new PasswordHasher({ parameters: small })
    await expect(hasher.hash('x'.repeat(1_025), client)).rejects.toMatchObject({
      condition: 'password-too-long',
    })
    await expect(hasher.hash('\u20ac'.repeat(400), client)).rejects.toMatchObject({
      condition: 'password-too-long',
    })
    const hash = await hasher.hash('x', client)
    expect(await hasher.verify('x'.repeat(5_000), hash, client)).toBe('wrong')
  })
})

describe('an engine', () => {
  it.each([small, { memoryKiB: 19_456, passes: 2, lanes: 1, tagLength: 32 }])(
    'returns the bytes of the others with %j',
    async (parameters) => {
      const [password, salt] = [new TextEncoder().encode('correct horse'), new Uint8Array(16).fill(7)]
      const tags = await Promise.all(
        [rustArgon2, nodeArgon2].map((derive) => derive(password, salt, parameters)),
      )
      expect(Buffer.from(tags[0] ?? []).toString('hex')).toBe(Buffer.from(tags[1] ?? []).toString('hex'))
      expect(tags[0]).toHaveLength(32)
    },
  )
})

describe('an account that does not exist', () => {
  it('costs the same hash as one that does, and no password is right', async () => {
    const seen: Argon2Parameters[] = []
    const engine: Argon2Engine = (password, salt, parameters) => {
      seen.push(parameters)
      return nodeArgon2(password, salt, parameters)
    }
    const hasher = new PasswordHasher({ engine, parameters: small })
    expect(await hasher.verify('', null, client)).toBe('wrong')
    expect(await hasher.verify('x'.repeat(5_000), null, client)).toBe('wrong')
    expect(await hasher.verify('secret', 'no hash at all', client)).toBe('wrong')
    expect(seen).toEqual([small, small, small])
  })
})

describe('many passwords at once', () => {
  it('are hashed two at a time; further ones of a client are refused', async () => {
    const engine = new HeldEngine()
    const hasher = new PasswordHasher({ engine: engine.hash, parameters: small })
    const waiting = Array.from({ length: 8 + 2 }, () => hasher.hash('secret', client))
    await expect(hasher.hash('secret', client)).rejects.toMatchObject({ ...tooMany, retryAfter: 2 })
    await expect(hasher.verify('secret', null, client)).rejects.toMatchObject(tooMany)
    const hashes = [...waiting, hasher.hash('secret', '10.0.0.2')]
    for (let released = 0; released < hashes.length; released += 1) await engine.releaseNext()
    expect(new Set(await Promise.all(hashes)).size).toBe(11)
    expect(engine.mostRunning).toBe(2)
  })

  it('are bounded over all clients', async () => {
    const engine = new HeldEngine()
    const queue = createWorkQueue({ concurrency: 2, mostWaiting: 4 })
    const hasher = new PasswordHasher({ engine: engine.hash, parameters: small, queue })
    const results = Array.from({ length: 20 }, (_, index) =>
      hasher.verify('secret', null, `10.0.0.${index}`).catch(() => 'refused'),
    )
    for (let released = 0; released < 6; released += 1) await engine.releaseNext()
    const verdicts = await Promise.all(results)
    expect(verdicts.filter((verdict) => verdict === 'wrong')).toHaveLength(6)
    expect(verdicts.filter((verdict) => verdict === 'refused')).toHaveLength(14)
  })
})
