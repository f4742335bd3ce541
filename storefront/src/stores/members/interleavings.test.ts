import type { MemberToken } from '../../domain/member-token.ts'
import { simulateTabs } from './testing/simulate-tabs.ts'
import { TokenStore } from './token-store.ts'

const runs = 150
const seeds = Array.from({ length: runs }, (_, seed) => seed + 1)

it('tabs that share a sign-in never lose it: lost answers, cut lines, closed lids, with and without locks', async () => {
  let renewals = 0
  for (const seed of seeds) {
    const outcome = await simulateTabs({ seed, hours: 6, hasThief: false })
    expect({ seed, ...outcome }).toMatchObject({ isSignedIn: true, isRevoked: false })
    renewals += outcome.renewals
  }
  expect(renewals).toBeGreaterThan(runs * 20)
})

it('where a thief has used a token, the sign-in ends only as the server has revoked it', async () => {
  let ended = 0
  for (const seed of seeds) {
    const { isSignedIn, isRevoked, hasThiefActed } = await simulateTabs({ seed, hours: 6, hasThief: true })
    expect({ seed, isFalse: isRevoked && !hasThiefActed }).toEqual({ seed, isFalse: false })
    expect({ seed, isFalse: !isSignedIn && !isRevoked }).toEqual({ seed, isFalse: false })
    if (!isSignedIn) ended += 1
  }
  expect(ended).toBeGreaterThan(0)
})

it('a tab that reads the token once, and not right before it asks, would lose sign-ins', async () => {
  class RememberingStore extends TokenStore {
    #remembered: MemberToken | null = null

    override read() {
      return (this.#remembered ??= super.read())
    }

    override replace(renewed: MemberToken) {
      this.#remembered = renewed
      super.replace(renewed)
    }
  }
  let lost = 0
  for (const seed of seeds.slice(0, 40)) {
    const createTokens = (storage: ConstructorParameters<typeof TokenStore>[0]) =>
      new RememberingStore(storage)
    const { isRevoked } = await simulateTabs({ seed, hours: 6, hasThief: false, createTokens })
    if (isRevoked) lost += 1
  }
  expect(lost).toBeGreaterThan(0)
})
