/** The signed-in member, as the client of calls needs them. */
export interface MemberCalls {
  /** The access token for the next try, renewed if it is stale; null if calls carry a cookie instead. */
  getToken(): Promise<string | null>
  /**
   * The server has refused the member of a call: their sign-in is over, or only this token's time.
   * @param refusedToken null if the call carried a cookie
   * @returns whether the call may be repeated with another token
   */
  renew(refusedToken: string | null): Promise<boolean>
}

/** The token by which a write with a cookie proves to come from a page of this site. */
export interface AntiforgeryHeaders {
  /** Header of a write; empty if no token could be got. The token is reused until it is dropped. */
  get(): Promise<Readonly<Record<string, string>>>
  /** The token is refused, or the sign-in that it belongs to has changed. */
  drop(): void
}
