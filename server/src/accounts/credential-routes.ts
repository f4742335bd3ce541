import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { operations } from '@foyer/contract/operations'
import { route } from '../http/route.ts'
import type { CaptchaGate } from './captcha-gate.ts'
import type { Credentials } from './credentials.ts'
import type { EmailVerification } from './email-verification.ts'
import type { PasswordReset } from './password-reset.ts'
import type { MemberCallers } from './member-callers.ts'
import type { ConfirmingMember } from './password-confirmation.ts'

export interface CredentialRouteOptions {
  readonly credentials: Credentials
  readonly passwordReset: PasswordReset
  readonly verification: EmailVerification
  readonly captcha: CaptchaGate
  readonly callers: MemberCallers
}

/** Routes that change a member's credentials: by the signed-in member, or by a code from a mail. */
export const credentialRoutes: FastifyPluginAsync<CredentialRouteOptions> = async (app, options) => {
  const { credentials, passwordReset, verification, captcha, callers } = options

  /** @throws ProblemError `captcha-required`, and what `requireMember` throws */
  async function readChanger(request: FastifyRequest): Promise<ConfirmingMember> {
    const caller = await callers.requireMember(request)
    await captcha.require(request, 'credentials')
    return { ...caller, address: request.ip }
  }

  route(app, operations.createPasswordResetCode, async (request) => {
    await captcha.require(request, 'password-reset-code')
    await passwordReset.requestCode(request.body, request.ip)
    return undefined
  })
  route(app, operations.validatePasswordResetCode, async (request) => {
    await passwordReset.requireCode(request.body.resetCode, request.ip)
    return undefined
  })
  route(app, operations.resetPassword, async (request) => {
    await passwordReset.reset(request.body, request.ip)
    return undefined
  })

  route(app, operations.verifyEmail, async (request) => {
    await verification.verify(request.body.code, request.ip)
    return undefined
  })
  route(app, operations.sendEmailVerification, async (request) => {
    await verification.mailAgain((await callers.requireMember(request)).memberId)
    return undefined
  })

  route(app, operations.setMemberEmail, async (request) => {
    await credentials.setEmail(await readChanger(request), request.body)
    return undefined
  })
  route(app, operations.setMemberPassword, async (request) => {
    await credentials.setPassword(await readChanger(request), request.body)
    return undefined
  })
  route(app, operations.setMemberUsername, async (request) => {
    await credentials.setUsername(await readChanger(request), request.body)
    return undefined
  })
}
