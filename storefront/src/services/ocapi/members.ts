import type { BodyOf } from '@foyer/contract/operations'
import type { PersonalDetailsChange } from '@foyer/contract/wire/member-details'
import type { ApiClient, CallOptions } from '../http/api-client.ts'

/** Sign-in, sign-up, credentials and the signed-in member. */
export function createMembersService(client: ApiClient) {
  return {
    createToken: (body: BodyOf<'createMemberToken'>, options?: CallOptions) =>
      client.call('createMemberToken', { body }, options),
    createCookie: (body: BodyOf<'createMemberCookie'>, options?: CallOptions) =>
      client.call('createMemberCookie', { body }, options),
    /** Ends the sign-in of the token or the cookie that the call carries. */
    deleteCookie: (options?: CallOptions) => client.call('deleteMemberCookie', {}, options),
    current: () => client.call('getCurrentMember', {}),
    create: (body: BodyOf<'createMember'>, options?: CallOptions) =>
      client.call('createMember', { body }, options),
    checkEmail: (email: string, options?: CallOptions) =>
      client.call('checkEmailAvailability', { body: { email } }, options),
    createResetCode: (body: BodyOf<'createPasswordResetCode'>, options?: CallOptions) =>
      client.call('createPasswordResetCode', { body }, options),
    validateResetCode: (resetCode: string) =>
      client.call('validatePasswordResetCode', { body: { resetCode } }),
    resetPassword: (resetCode: string, password: string) =>
      client.call('resetPassword', { body: { resetCode, password } }),
    setEmail: (email: string, currentPassword: string) =>
      client.call('setMemberEmail', { body: { email, currentPassword } }),
    setPassword: (password: string, currentPassword: string) =>
      client.call('setMemberPassword', { body: { password, currentPassword } }),
    setUsername: (username: string, currentPassword: string) =>
      client.call('setMemberUsername', { body: { username, currentPassword } }),
    /** Changes the given details only. */
    setPersonalDetails: (personalDetails: PersonalDetailsChange, options?: CallOptions) =>
      client.call('setPersonalDetails', { body: { personalDetails } }, options),
    setPhoto: (photo: Blob, options?: CallOptions) =>
      client.call('setMemberPhoto', { body: { MemberPhoto: photo } }, options),
    deletePhoto: () => client.call('deleteMemberPhoto', {}),
    deleteCurrent: (password: string) =>
      client.call('deleteCurrentMember', { body: { validationType: 'Password', password } }),
    orderClaim: (orderId: string) => client.call('getOrderClaim', { params: { orderId } }),
    claimOrder: (orderId: string) => client.call('claimOrder', { body: { orderId } }),
    sessions: () => client.call('listSessions', {}),
    endSession: (sessionId: string) => client.call('endSession', { params: { sessionId } }),
    endSessions: () => client.call('endSessions', {}),
    verifyEmail: (code: string) => client.call('verifyEmail', { body: { code } }),
    sendEmailVerification: () => client.call('sendEmailVerification', {}),
  }
}

export type MembersService = ReturnType<typeof createMembersService>
