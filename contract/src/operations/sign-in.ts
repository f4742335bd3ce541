import { Type } from 'typebox'
import { CaptchaChallengeRequest, CaptchaChallengeResponse } from '../wire/captcha-challenges.ts'
import {
  credentialsAccess,
  memberAccess,
  memberChangeAccess,
  publicAccess,
  workstationAccess,
} from '../wire/access.ts'
import { Id } from '../wire/common.ts'
import {
  MemberSessionsResponse,
  MemberTokenRequest,
  MemberTokenResponse,
  PasswordResetCodeRequest,
  ResetPasswordRequest,
  ValidateResetCodeRequest,
  WorkstationCookieRequest,
} from '../wire/members.ts'
import type { OperationTable } from './operation.ts'

/** Sign-in and sign-out, forgotten passwords, and the devices on which a member is signed in. */
export const signInOperations = {
  createCaptchaChallenge: {
    tag: 'Members',
    access: publicAccess,
    summary:
      'Foyer’s extension: a challenge to be solved while a form is filled in; none where it needs none',
    isRead: true,
    body: CaptchaChallengeRequest,
    responses: { 200: CaptchaChallengeResponse },
  },
  createMemberToken: {
    tag: 'Members',
    access: credentialsAccess,
    summary: 'Sign a member in, or go on with a sign-in, by a token',
    isKeyless: true,
    body: MemberTokenRequest,
    responses: { 200: MemberTokenResponse },
  },
  createMemberCookie: {
    tag: 'Members',
    access: credentialsAccess,
    summary: 'Sign a member in by a cookie that pages cannot read, beside a flag that they can',
    isKeyless: true,
    body: MemberTokenRequest,
    responses: { 204: null },
  },
  createWorkstationCookie: {
    tag: 'Members',
    access: workstationAccess,
    summary: 'Sign a member in at a workstation, by a cookie that cannot change the member’s details',
    isKeyless: true,
    body: WorkstationCookieRequest,
    responses: { 204: null },
  },
  deleteMemberCookie: {
    tag: 'Members',
    access: credentialsAccess,
    summary: 'Sign out: the sign-in of the call’s token or cookie ends, whether or not that is still good',
    responses: { 204: null },
  },
  createPasswordResetCode: {
    tag: 'Members',
    access: credentialsAccess,
    summary:
      'Mail a code to set a forgotten password anew; the answer does not tell whether there is such a member',
    isKeyless: true,
    body: PasswordResetCodeRequest,
    responses: { 204: null },
  },
  validatePasswordResetCode: {
    tag: 'Members',
    access: credentialsAccess,
    summary: 'Whether a code sets another password',
    isKeyless: true,
    body: ValidateResetCodeRequest,
    responses: { 204: null },
  },
  resetPassword: {
    tag: 'Members',
    access: credentialsAccess,
    summary: 'Set another password by a code from a mail; all sign-ins of the member end',
    isKeyless: true,
    body: ResetPasswordRequest,
    responses: { 204: null },
  },
  listSessions: {
    tag: 'Members',
    access: memberAccess,
    summary: 'Foyer’s extension: the devices on which the member is signed in',
    responses: { 200: MemberSessionsResponse },
  },
  endSession: {
    tag: 'Members',
    access: memberChangeAccess,
    summary:
      'Foyer’s extension: sign out on one device; other devices that sign in without the password need it again',
    params: Type.Object({ sessionId: Id }),
    responses: { 204: null },
  },
  endSessions: {
    tag: 'Members',
    access: memberChangeAccess,
    summary: 'Foyer’s extension: sign out everywhere, this device included; no device is known any longer',
    responses: { 204: null },
  },
} as const satisfies OperationTable
