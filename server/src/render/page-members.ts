import type { FastifyRequest } from 'fastify'
import type { SignInState } from '@foyer/contract/render/boundary'

/** Members' sign-ins by cookie, for pages that are rendered. */
export interface PageMembers {
  /** Looks the cookie of the page's visitor up; does not rotate its token. */
  readonly readSignIn: (request: FastifyRequest) => Promise<SignInState>
  /** The `Cookie` header with the member's token alone; undefined without one. */
  readonly readCookieHeader: (request: FastifyRequest) => string | undefined
  /** `Set-Cookie` headers of the page, known after `readSignIn`. */
  readonly getSetCookies: (request: FastifyRequest) => readonly string[]
}
