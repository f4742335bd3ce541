import { credentialsAccess, memberAccess, memberChangeAccess, publicAccess } from '../wire/access.ts'
import {
  CreateMemberRequest,
  CreateMemberResponse,
  DeleteMemberRequest,
  EmailAvailabilityRequest,
  EmailAvailabilityResponse,
  MemberResponse,
  SetMemberEmailRequest,
  SetMemberPasswordRequest,
  SetMemberUsernameRequest,
  VerifyEmailRequest,
} from '../wire/members.ts'
import type { OperationTable } from './operation.ts'

/** Accounts of members. */
export const membersOperations = {
  createMember: {
    tag: 'Members',
    access: credentialsAccess,
    summary: 'Make an account, and sign its member in where that is asked for',
    isKeyless: true,
    body: CreateMemberRequest,
    responses: { 200: CreateMemberResponse },
  },
  checkEmailAvailability: {
    tag: 'Members',
    access: publicAccess,
    summary: 'Whether an account can be made with an e-mail address',
    isRead: true,
    body: EmailAvailabilityRequest,
    responses: { 200: EmailAvailabilityResponse },
  },
  setMemberEmail: {
    tag: 'Members',
    access: memberChangeAccess,
    summary: 'Give the member another e-mail address',
    isKeyless: true,
    body: SetMemberEmailRequest,
    responses: { 204: null },
  },
  setMemberPassword: {
    tag: 'Members',
    access: memberChangeAccess,
    summary: 'Give the member another password; all other sign-ins of theirs end',
    isKeyless: true,
    body: SetMemberPasswordRequest,
    responses: { 204: null },
  },
  setMemberUsername: {
    tag: 'Members',
    access: memberChangeAccess,
    summary: 'Give the member another username',
    isKeyless: true,
    body: SetMemberUsernameRequest,
    responses: { 204: null },
  },
  getCurrentMember: {
    tag: 'Members',
    access: memberAccess,
    summary: 'The signed-in member',
    responses: { 200: MemberResponse },
  },
  verifyEmail: {
    tag: 'Members',
    access: credentialsAccess,
    summary: 'Foyer’s extension: verify a member’s address by the code that was mailed to it',
    isKeyless: true,
    body: VerifyEmailRequest,
    responses: { 204: null },
  },
  sendEmailVerification: {
    tag: 'Members',
    access: memberAccess,
    summary: 'Foyer’s extension: mail the member another code that verifies the address',
    isKeyless: true,
    responses: { 204: null },
  },
  deleteCurrentMember: {
    tag: 'Members',
    access: memberChangeAccess,
    summary:
      'Delete the member’s account; all their sign-ins end, and the address and the username are free again',
    isKeyless: true,
    body: DeleteMemberRequest,
    responses: { 204: null },
  },
} as const satisfies OperationTable
