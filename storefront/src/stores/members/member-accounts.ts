import type { BodyOf } from '@foyer/contract/operations'
import type { PersonalDetailsChange } from '@foyer/contract/wire/member-details'
import type { CreateMemberResponse, MemberSessionsResponse, OrderClaim } from '@foyer/contract/wire/members'
import { mapResult, success, type Result } from '../../cache/result.ts'
import { getBody } from '../../services/http/api-client.ts'
import type { Failure } from '../../services/http/failure.ts'
import type { MembersService } from '../../services/ocapi/members.ts'
import { callAsMember } from './member-cache.ts'
import type { MemberSession } from './member-session.ts'

type Done = Promise<Result<void, Failure>>

/** A sign-in of the member, on this device or another. */
export type SignInDetails = MemberSessionsResponse['sessions'][number]

/**
 * Accounts: sign-up, the password's reset, credentials, sign-ins of other devices. Nothing of it is held. What is about
 * the signed-in member fails with `member-not-signed-in` where nobody is, without a call.
 */
export class MemberAccounts {
  readonly #members: MembersService
  readonly #session: Pick<MemberSession, 'isSignedIn'>

  constructor(members: MembersService, session: Pick<MemberSession, 'isSignedIn'>) {
    this.#members = members
    this.#session = session
  }

  /** Makes an account. With `authenticationType` Token or Cookie hand the answer to `MemberSession.accept`. */
  create(
    request: BodyOf<'createMember'>,
    captchaResponse?: string,
  ): Promise<Result<CreateMemberResponse, Failure>> {
    return getBody(this.#members.create(request, { captchaResponse }))
  }

  /** @returns whether an account can be made with this address */
  async checkEmail(email: string, captchaResponse?: string): Promise<Result<boolean, Failure>> {
    const answer = await getBody(this.#members.checkEmail(email, { captchaResponse }))
    return mapResult(answer, ({ isAvailable }) => isAvailable)
  }

  /** Mails a code to replace a forgotten password, if there is such a member; the answer does not tell. */
  sendResetCode(
    member: { readonly email: string } | { readonly username: string },
    captchaResponse?: string,
  ): Done {
    return toDone(this.#members.createResetCode(member, { captchaResponse }))
  }

  validateResetCode(code: string): Done {
    return toDone(this.#members.validateResetCode(code))
  }

  resetPassword(code: string, password: string): Done {
    return toDone(this.#members.resetPassword(code, password))
  }

  setEmail(email: string, currentPassword: string): Done {
    return this.#change(() => this.#members.setEmail(email, currentPassword))
  }

  /** All other sign-ins of the member end. */
  setPassword(password: string, currentPassword: string): Done {
    return this.#change(() => this.#members.setPassword(password, currentPassword))
  }

  setUsername(username: string, currentPassword: string): Done {
    return this.#change(() => this.#members.setUsername(username, currentPassword))
  }

  /** Changes the given details only; the member has to be read again. */
  changeDetails(change: PersonalDetailsChange, captchaResponse?: string): Done {
    return this.#change(() => this.#members.setPersonalDetails(change, { captchaResponse }))
  }

  /** Replaces the member's photo; the member has to be read again. */
  setPhoto(photo: Blob): Done {
    return this.#change(() => this.#members.setPhoto(photo))
  }

  /** Deletes the member's photo; no effect without one. */
  deletePhoto(): Done {
    return this.#change(() => this.#members.deletePhoto())
  }

  deleteAccount(password: string): Done {
    return this.#change(() => this.#members.deleteCurrent(password))
  }

  /** Whether an order is the signed-in member's, or can become it by `claimOrder`. */
  async readOrderClaim(orderId: string): Promise<Result<OrderClaim, Failure>> {
    const answer = await callAsMember(this.#session, () => getBody(this.#members.orderClaim(orderId)))
    return mapResult(answer, ({ claim }) => claim)
  }

  /**
   * Makes an order that was completed as a visitor the member's; repeating it has no effect. Fails with
   * `email-unverified`, or `order-not-found` for one that is not claimable.
   */
  claimOrder(orderId: string): Done {
    return this.#change(() => this.#members.claimOrder(orderId))
  }

  /** The member's sign-ins that have not ended, newest first. */
  async listSessions(): Promise<Result<readonly SignInDetails[], Failure>> {
    const answer = await callAsMember(this.#session, () => getBody(this.#members.sessions()))
    return mapResult(answer, ({ sessions }) => sessions)
  }

  /** Ends a sign-in on another device; all devices need the password from then on. */
  endSession(id: string): Done {
    return this.#change(() => this.#members.endSession(id))
  }

  /** Ends all sign-ins of the member, everywhere: that of this browser too. Sign out here afterwards. */
  endSessions(): Done {
    return this.#change(() => this.#members.endSessions())
  }

  /** Mails the code that verifies the address again. */
  resendVerification(): Done {
    return this.#change(() => this.#members.sendEmailVerification())
  }

  verifyEmail(code: string): Done {
    return toDone(this.#members.verifyEmail(code))
  }

  /** A change of the signed-in member's account. */
  #change(call: () => Promise<Result<unknown, Failure>>): Done {
    return toDone(callAsMember(this.#session, call))
  }
}

async function toDone(call: Promise<Result<unknown, Failure>>): Done {
  const result = await call
  return result.ok ? success(undefined) : result
}
