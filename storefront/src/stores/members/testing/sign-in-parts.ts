import type { TokenAnswer } from '../../../domain/member-token.ts'
import type { Failure } from '../../../services/http/failure.ts'
import type { SignInBrowser, SignInNews } from '../sign-in-browser.ts'

export const networkDown: Failure = { kind: 'transport', reason: 'network', retryable: true }

/** A refusal by the member's condition, as the client reads it. */
export const refusal = (
  condition: 'refresh-token-expired' | 'member-not-signed-in',
  status = 401,
): Failure => ({
  kind: 'condition',
  condition,
  status,
  problem: { type: 'about:blank', status, title: '' },
  retryable: false,
})

/** The answer of a token call. @param issuedAt epoch milliseconds; it is good for a quarter of an hour */
export function createTokenAnswer(
  refreshToken: string,
  issuedAt: number,
  memberId = 'member-1',
): TokenAnswer {
  const iat = issuedAt / 1_000
  const claims = Buffer.from(JSON.stringify({ sub: memberId, iat, exp: iat + 900, rth: refreshToken }))
  return { access_token: `h.${claims.toString('base64url')}.s`, refresh_token: refreshToken }
}

/** A browser of several tabs, whose timers and events a test sets off. */
export function createBrowser() {
  const listeners = new Set<(news: SignInNews) => void>()
  const timers = new Set<() => void>()
  const focus = new Set<() => void>()
  const state = { cookies: '', isVisible: true }
  const notified: SignInNews[] = []
  const add = (set: Set<() => void>, each: () => void) => {
    set.add(each)
    return () => void set.delete(each)
  }
  const browser: SignInBrowser = {
    inTurn: (task) => task(),
    tabs: {
      tell: (news) => void notified.push(news),
      listen(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    readCookies: () => state.cookies,
    isVisible: () => state.isVisible,
    onFocus: (listener) => add(focus, listener),
    every: (_, act) => add(timers, act),
  }
  return {
    browser,
    state,
    notified,
    timers,
    hear: (news: SignInNews) => listeners.forEach((listener) => listener(news)),
    passTime: () => timers.forEach((act) => act()),
    regainFocus: () => focus.forEach((listener) => listener()),
  }
}
