/** Milliseconds after a token was last handed out, from which on its use shows that it has arrived. */
const confirmedAfter = 60_000
/** Lifetime of an access token, seconds. */
const accessLife = 900

interface Row {
  readonly parent: string | null
  child: string | null
  handedAt: number
  isConfirmed: boolean
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * The server's rotation of refresh tokens, as far as a client notices it: a spent token is answered with its child again
 * until that has shown to have arrived; later it revokes the whole sign-in.
 */
export class RotatingServer {
  isRevoked = false
  readonly #rows = new Map<string, Row>()
  #count = 0

  issue(now: number, parent: string | null = null): { access_token: string; refresh_token: string } {
    this.#count += 1
    const refreshToken = `r-${String(this.#count)}`
    this.#rows.set(refreshToken, { parent, child: null, handedAt: now, isConfirmed: false })
    return this.#answer(refreshToken, now)
  }

  /** @returns null if it is refused */
  refresh(token: string, now: number): { access_token: string; refresh_token: string } | null {
    const row = this.#rows.get(token)
    if (this.isRevoked || !row) return null
    if (row.child === null) {
      const answer = this.issue(now, token)
      row.child = answer.refresh_token
      return answer
    }
    let newest = row.child
    for (;;) {
      const child = this.#rows.get(newest)
      if (!child || child.isConfirmed) {
        this.isRevoked = true
        return null
      }
      if (child.child === null) {
        child.handedAt = now
        return this.#answer(newest, now)
      }
      newest = child.child
    }
  }

  /** @returns whether the access token is good; its use shows that the refresh token has arrived */
  access(token: string, now: number): boolean {
    const { rth, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      rth: string
      exp: number
    }
    if (this.isRevoked || now >= exp * 1_000) return false
    const row = this.#rows.get(rth)
    if (row && now - row.handedAt >= confirmedAfter) row.isConfirmed = true
    return true
  }

  #answer(refreshToken: string, now: number) {
    const iat = Math.floor(now / 1_000)
    const claims = { sub: 'member-1', iat, exp: iat + accessLife, rth: refreshToken }
    return { access_token: `h.${encode(claims)}.s`, refresh_token: refreshToken }
  }
}
