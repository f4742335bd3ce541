import { createHash, randomBytes } from 'node:crypto'
import { readProofOfWork } from '@foyer/contract/wire/captcha'
import { hashShortText } from './sha256.ts'
import { solveChallenge } from './solve-challenge.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
const challengeFor = (found: number, salt = `${randomBytes(12).toString('base64url')}.1800000000000`) => ({
  algorithm: 'SHA-256' as const,
  salt,
  challenge: digest(`${salt}${found}`),
  maximum: 60_000,
  signature: 'signed',
})

describe('SHA-256 of a short text', () => {
  it('is that of the platform, at every length', () => {
    for (let length = 0; length <= 55; length += 1)
      for (let round = 0; round < 20; round += 1) {
        const text = randomBytes(length).toString('base64url').slice(0, length)
        expect(hashShortText(text)).toBe(digest(text))
      }
  })
})

describe('a challenge', () => {
  it.each([0, 1, 999, 1_000, 59_999])('is solved where the number is %d', async (found) => {
    const challenge = challengeFor(found)
    expect(readProofOfWork((await solveChallenge(challenge)) ?? '')).toEqual({
      salt: challenge.salt,
      found,
      signature: 'signed',
    })
  })

  it('without a solution, too long, or given up is not answered', async () => {
    expect(await solveChallenge(challengeFor(60_000))).toBeNull()
    expect(await solveChallenge(challengeFor(1, 'x'.repeat(60)))).toBeNull()
    expect(await solveChallenge(challengeFor(59_999), AbortSignal.abort())).toBeNull()
  })

  it('lets others have their turn meanwhile', async () => {
    let turns = 0
    const timer = setInterval(() => (turns += 1), 0)
    await solveChallenge(challengeFor(59_999))
    clearInterval(timer)
    expect(turns).toBeGreaterThan(5)
  })
})
