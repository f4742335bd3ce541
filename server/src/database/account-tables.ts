/** Tables of members, their sign-ins, and workstations. `memberDataMap` lists the personal data of each. */
export interface AccountTables {
  member: MemberTable
  member_credential: MemberCredentialTable
  token_family: TokenFamilyTable
  refresh_token: RefreshTokenTable
  known_device: KnownDeviceTable
  sign_in_guard: SignInGuardTable
  account_code: AccountCodeTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  workstation: WorkstationTable
  workstation_session: WorkstationSessionTable
  subscription: SubscriptionTable
  reward_instance: RewardInstanceTable
  reward_handover: RewardHandoverTable
}

interface MemberTable {
  id: string
  /** As typed; null for a member with only a username. */
  email: string | null
  /** Normalized for comparison; unique. */
  email_key: string | null
  /** When a code from a mail to it was used; null before. */
  email_verified_at: number | null
  username: string | null
  /** Normalized for comparison; unique. */
  username_key: string | null
  /** Tag of the language of mails. */
  language: string
  /** JSON of `MemberDetails`. */
  details: string
  created_at: number
  /** When the member has closed the account, whose data are deleted after days of grace; null while it is open. */
  deleting_at: number | null
  /** 64 random bytes in base64url, by which authenticators know the member; null before the first passkey. Unique. */
  passkey_user_id: string | null
}

/** Separate from the member, so that reading a member does not read the hash. */
interface MemberCredentialTable {
  member_id: string
  /** PHC text. */
  password_hash: string
  changed_at: number
}

/** One sign-in on one device, with all tokens that follow from it. */
interface TokenFamilyTable {
  id: string
  member_id: string
  /** How the client stores its token. */
  kind: 'token' | 'cookie' | 'workstation'
  /** The workstation at which the member signed in. */
  workstation_id: string | null
  /** Browser and system, for the member's list of sign-ins. */
  device_name: string | null
  /** Whether the member asked to be remembered: selects the lifetime of its refresh tokens. */
  is_lasting: number
  created_at: number
  seen_at: number
  revoked_at: number | null
  reason: 'reuse' | 'sign-out' | 'password' | 'deletion' | null
}

/** Refresh tokens, by hash: a copy of the table cannot sign in. Each is valid once; its child is derived from it. */
interface RefreshTokenTable {
  /** SHA-256 of the token. */
  hash: string
  family_id: string
  /** Derives the token's child, with the key. */
  salt: string
  /** Id of the key that derives the child. */
  key_id: string
  issued_at: number
  /** When it was last issued to the client, and how often. */
  handed_at: number
  handed: number
  expires_at: number
  /** When it was spent: replaced by its child. */
  used_at: number | null
  /** When it was certain that the client has stored it. From then on, presenting its parent ends the sign-in. */
  confirmed_at: number | null
}

/** A device on which a member has signed in. */
interface KnownDeviceTable {
  /** SHA-256 of the device's token. */
  hash: string
  member_id: string
  /** Whether its token signs in without a password: the member asked to be remembered. */
  can_sign_in: number
  created_at: number
  seen_at: number
}

/** Failed guesses of passwords and codes. The subject is a keyed hash of what they are counted under. */
interface SignInGuardTable {
  subject: string
  failures: number
  /** When the first of them was. */
  since: number
  locked_until: number
  /** Whether the last guess was allowed. */
  allowed: number
}

/** A code that was mailed, by keyed hash. Good once. */
interface AccountCodeTable {
  hash: string
  kind: 'password-reset' | 'email-verification' | 'account-restore'
  member_id: string
  /** Where it was sent: with another address of the member it is void. */
  email_key: string
  created_at: number
  expires_at: number
  used_at: number | null
}

/** A public key that an authenticator of a member signs in with. */
interface PasskeyTable {
  id: string
  member_id: string
  /** The authenticator's id of it, base64url; unique. */
  credential_id: string
  /** COSE key, base64url. */
  public_key: string
  /** Signatures as the authenticator counts them; those of synced passkeys stay 0. */
  counter: number
  /** Whether it may be on several devices of the member. */
  is_synced: number
  /** JSON: ways to reach the authenticator, such as "internal". */
  transports: string
  /** As the member has named it, else browser and system that made it. */
  name: string | null
  created_at: number
  used_at: number | null
}

/** A challenge for an authenticator. Deleted when it is answered: good once. */
interface PasskeyChallengeTable {
  /** SHA-256 of the challenge. */
  hash: string
  kind: 'registration' | 'sign-in'
  /** SHA-256 of the cookie of the browser that asked for it. */
  browser_hash: string
  /** Who registers a passkey; null for a sign-in. */
  member_id: string | null
  expires_at: number
}

interface SubscriptionTable {
  id: string
  /** Null once the member's account is deleted: the rest is kept for book-keeping. */
  member_id: string | null
  started_at: number
  /** Null while it is open. */
  ended_at: number | null
}

/** A reward that a member has taken. Used once an order has the claim `reward:<id>`. */
interface RewardInstanceTable {
  id: string
  member_id: string
  /** As in the catalogue. */
  reward_id: string
  /** What it cost; null for a present. */
  balance_type_id: string | null
  cost: number
  /** What it is given for once, such as the birthday of a year; null: any number. Unique by member and reward. */
  occasion: string | null
  taken_at: number
  expires_at: number | null
}

/** A reward that a counter has handed over. */
interface RewardHandoverTable {
  /** As in `reward_instance`. */
  id: string
  /** Null once the account is deleted. */
  member_id: string | null
  reward_id: string
  workstation_id: string
  site_id: string
  handed_at: number
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
