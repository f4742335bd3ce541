/** Tables of members, their sign-ins, and workstations. `memberDataMap` says what each keeps of a person, and for how long. */
export interface AccountTables {
  member: MemberTable
  member_credential: MemberCredentialTable
  token_family: TokenFamilyTable
  refresh_token: RefreshTokenTable
  known_device: KnownDeviceTable
  sign_in_guard: SignInGuardTable
  account_code: AccountCodeTable
  workstation: WorkstationTable
  workstation_session: WorkstationSessionTable
}

interface MemberTable {
  id: string
  /** As it was typed; null for a member with a username only. */
  email: string | null
  /** What it is compared by; unique. */
  email_key: string | null
  /** When its owner has shown that mail to it arrives; null before. */
  email_verified_at: number | null
  username: string | null
  /** What it is compared by; unique. */
  username_key: string | null
  /** Tag of the language that mails are written in. */
  language: string
  /** JSON of `MemberDetails`. */
  details: string
  created_at: number
  /** When the account is deleted; null unless its owner has asked for that. */
  deleting_at: number | null
}

/** Apart from the member, so that nothing that reads a member carries a hash along. */
interface MemberCredentialTable {
  member_id: string
  /** PHC text. */
  password_hash: string
  changed_at: number
}

/** One sign-in on one device: all tokens that came of it. */
interface TokenFamilyTable {
  id: string
  member_id: string
  /** How the client keeps its token. */
  kind: 'token' | 'cookie' | 'workstation'
  /** The workstation at which the member signed in. */
  workstation_id: string | null
  /** What the member reads about the device in the list of sessions: browser and system. */
  device_name: string | null
  /** Whether it outlives the day: the refresh token's life. */
  is_lasting: number
  created_at: number
  seen_at: number
  revoked_at: number | null
  reason: 'reuse' | 'sign-out' | 'password' | 'deletion' | null
}

/** Tokens by hash: what is stored cannot be sent. A token is good once; its child follows from it. */
interface RefreshTokenTable {
  /** SHA-256 of the token. */
  hash: string
  family_id: string
  /** With the key, it makes the token's child. */
  salt: string
  /** Names the key that makes the child. */
  key_id: string
  issued_at: number
  /** When it was last handed out, and how often. */
  handed_at: number
  handed: number
  expires_at: number
  /** When it was spent on its child. */
  used_at: number | null
  /** When it was certain that the client has stored it: its parent is worth nothing from then on. */
  confirmed_at: number | null
}

/** A device that a member has signed in with. */
interface KnownDeviceTable {
  /** SHA-256 of the device's token. */
  hash: string
  member_id: string
  /** Whether its token signs in without a password: the member asked to be remembered. */
  can_sign_in: number
  created_at: number
  seen_at: number
}

/** Guesses at passwords and codes, by keyed hash of what they are counted by. */
interface SignInGuardTable {
  subject: string
  failures: number
  /** When the first of them was. */
  since: number
  locked_until: number
  /** Whether the last guess was let through. */
  allowed: number
}

/** A code that was mailed, by keyed hash. Good once. */
interface AccountCodeTable {
  hash: string
  kind: 'password-reset' | 'email-verification'
  member_id: string
  /** Where it was sent: with another address of the member it is void. */
  email_key: string
  created_at: number
  expires_at: number
  used_at: number | null
}

/** A device of a cinema's own. */
interface WorkstationTable {
  id: string
  name: string
  site_id: string
  /** Keyed hash of the code that registers it; null once it has. */
  code_hash: string | null
  code_expires_at: number | null
  created_at: number
  registered_at: number | null
  revoked_at: number | null
}

interface WorkstationSessionTable {
  /** SHA-256 of its token. */
  hash: string
  workstation_id: string
  created_at: number
  seen_at: number
}
