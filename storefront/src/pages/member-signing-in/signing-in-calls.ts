import type { SigningInCalls } from '../../features/credentials/SigningIn.tsx'
import type { MemberAccounts } from '../../stores/members/member-accounts.ts'

/** The calls of the section, from the store of accounts. */
export const toSigningInCalls = (accounts: MemberAccounts): SigningInCalls => ({
  setEmail: (email, currentPassword) => accounts.setEmail(email, currentPassword),
  setUsername: (username, currentPassword) => accounts.setUsername(username, currentPassword),
  setPassword: (password, currentPassword) => accounts.setPassword(password, currentPassword),
  resendVerification: () => accounts.resendVerification(),
  verifyEmail: (code) => accounts.verifyEmail(code),
  listSessions: () => accounts.listSessions(),
  endSession: (id) => accounts.endSession(id),
})
