import type { Member, MemberSession } from '@foyer/contract/wire/members'
import type { Result } from '../../cache/result.ts'
import { useExtendsMembers } from '../../context/use-members.ts'
import type { Failure } from '../../services/http/failure.ts'
import { Credentials, type CredentialCalls } from './Credentials.tsx'
import { Devices } from './Devices.tsx'
import { useSessions } from './use-sessions.ts'

export interface SigningInCalls extends CredentialCalls {
  listSessions: () => Promise<Result<readonly MemberSession[], Failure>>
  endSession: (id: string) => Promise<Result<void, Failure>>
}

export interface SigningInProps {
  member: Member
  /** Stable. */
  calls: SigningInCalls
  /** Loads the member again after a change. */
  onSaved: () => void
  /** Signs out everywhere; the page is left when it has worked. */
  onEndAll: () => Promise<Result<void, Failure>>
}

/** What a member signs in with, and where they are signed in, if the server tells. */
export function SigningIn({ calls, onEndAll, ...credentials }: SigningInProps) {
  return useExtendsMembers() ? (
    <WithDevices {...credentials} calls={calls} onEndAll={onEndAll} />
  ) : (
    <Credentials {...credentials} calls={calls} />
  )
}

function WithDevices({ member, calls, onSaved, onEndAll }: SigningInProps) {
  const [state, reload] = useSessions(calls.listSessions)
  return (
    <>
      <Credentials
        member={member}
        calls={calls}
        onSaved={(credential) => {
          onSaved()
          // All other devices are signed out.
          if (credential === 'password') void reload()
        }}
      />
      <Devices state={state} reload={reload} endSession={calls.endSession} endAll={onEndAll} />
    </>
  )
}
