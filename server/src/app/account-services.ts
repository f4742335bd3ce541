import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { AccountDeletion } from '../accounts/account-deletion.ts'
import { AccountCodes } from '../accounts/account-codes.ts'
import { AccountKeys } from '../accounts/account-keys.ts'
import { AccountPurge } from '../accounts/data/account-purge.ts'
import { DeletionList } from '../accounts/data/deletion-list.ts'
import type { DataPageTexts } from '../accounts/data/data-page.ts'
import type { DataRouteOptions } from '../accounts/data/data-routes.ts'
import { MemberExports } from '../accounts/data/member-exports.ts'
import type { CredentialRouteOptions } from '../accounts/credential-routes.ts'
import { CaptchaGate } from '../accounts/captcha-gate.ts'
import { ConsentLog } from '../accounts/consent-log.ts'
import { Credentials } from '../accounts/credentials.ts'
import type { AccountMails } from '../accounts/account-mails.ts'
import { EmailVerification } from '../accounts/email-verification.ts'
import { GuessGuard } from '../accounts/guess-guard.ts'
import { KnownDevices } from '../accounts/known-devices.ts'
import { MemberCallers } from '../accounts/member-callers.ts'
import type { MemberChoices } from '../accounts/member-choices.ts'
import { MemberCards } from '../accounts/member-cards.ts'
import { MemberCookies, type CookieNames } from '../accounts/member-cookies.ts'
import type { MemberDetailsRouteOptions } from '../accounts/member-details-routes.ts'
import { MemberPhotos, type MakePhoto } from '../accounts/member-photos.ts'
import { MemberReader } from '../accounts/member-reader.ts'
import { MemberStore } from '../accounts/member-store.ts'
import { PasskeyChallenges } from '../accounts/passkey-challenges.ts'
import type { PasskeyRouteOptions } from '../accounts/passkey-routes.ts'
import { PasskeyStore } from '../accounts/passkey-store.ts'
import { Passkeys } from '../accounts/passkeys.ts'
import type { AccountRouteOptions } from '../accounts/routes.ts'
import type { SessionRouteOptions } from '../accounts/session-routes.ts'
import { PersonalDetailsEditor } from '../accounts/personal-details.ts'
import { PhotoAddresses } from '../accounts/photo-address.ts'
import { PasswordConfirmation } from '../accounts/password-confirmation.ts'
import { PasswordReset } from '../accounts/password-reset.ts'
import { createReuseNotice } from '../accounts/reuse-notice.ts'
import { SignIn } from '../accounts/sign-in.ts'
import { SignUp, type EnterReferral } from '../accounts/sign-up.ts'
import type { WorkstationRouteOptions } from '../accounts/workstation-routes.ts'
import type { CaptchaVerifier } from '../captcha/captcha-verifier.ts'
import { createProofOfWork } from '../captcha/proof-of-work.ts'
import { BalanceLedger } from '../balances/balance-ledger.ts'
import type { BalanceRules } from '../balances/balance-rules.ts'
import { MemberStandings } from '../balances/member-standings.ts'
import type { Database } from '../database/database.ts'
import type { Membership } from '../catalogue/membership.ts'
import type { Write } from '../database/write.ts'
import type { Clock } from '../domain/clock.ts'
import type { Ids } from '../domain/ids.ts'
import type { LimitSwitch } from '../http/limits.ts'
import { repeat } from '../orders/repeat.ts'
import { PasswordHasher } from '../passwords/password-hasher.ts'
import type { PasswordRules } from '../passwords/password-rules.ts'
import { createAccessTokens } from '../sessions/access-tokens.ts'
import type { SessionKeys } from '../sessions/session-keys.ts'
import { Sessions } from '../sessions/sessions.ts'
import { Workstations } from '../sessions/workstations.ts'

export interface AccountServicesOptions {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly keys: SessionKeys
  /** Name of the brand. */
  readonly channel: string
  /** Name of the site, for visitors. */
  readonly siteTitle: string
  readonly limits: LimitSwitch
  /** Header with the member's access token. */
  readonly tokenHeader: string
  /** Identifier that members of the channel need. */
  readonly memberIdentifier: 'Email' | 'Username'
  /** Least age of new members, in years; 0 without a limit. */
  readonly minimumMemberAge: number
  readonly passwordRules: PasswordRules
  /** What members choose from in their details. */
  readonly choices: MemberChoices
  /** Clubs that members join. */
  readonly membership: Pick<Membership, 'clubs'>
  /** Checks and stores who has invited a new member; absent: nobody has. */
  readonly enterReferral?: EnterReferral
  /** Makes squares of members' pictures. */
  readonly makePhoto: MakePhoto
  /** Tags of the brand's languages, the primary one first. */
  readonly languages: readonly string[]
  readonly cookieNames: CookieNames
  /** Scheme, host and port at which the visitor reaches the site. */
  readonly getOrigin: (request: FastifyRequest) => string
  /** Whether a write carries a valid antiforgery token of the sign-in. */
  readonly isFromOwnPage: (request: FastifyRequest, signInId: string | null) => boolean
  /** Whether the server itself makes a call, to render a page. */
  readonly isInternal: (request: FastifyRequest) => boolean
  readonly mails: AccountMails
  /** Words of the page in a member's copy of their data; English without it. */
  readonly getDataTexts?: (languageTag: string) => DataPageTexts
  /** What else ends with an account, in its transaction. */
  readonly closeOthers?: (memberId: string) => Write<void>
  /** Signs challenges; the same for all servers of a database. */
  readonly challengeKey: Uint8Array
  /** Service that verifies answers of its own captcha; null for none. */
  readonly captchaService: CaptchaVerifier | null
  /** Header with the answer to a challenge. */
  readonly captchaHeader: string
  /** What members collect; default: nothing. */
  readonly balances?: BalanceRules | null
  /** List of deleted accounts beside the database; null: a restored backup brings them back. */
  readonly deletionsFile?: string | null
  readonly log: FastifyBaseLogger
  /** Replaces the default delay of the answer to a request for a reset code in tests, milliseconds. */
  readonly answerAfter?: number
  /** Replaces the default in tests. */
  readonly hasher?: PasswordHasher
}

/** Services of members, their sign-ins, workstations, and the identification of callers. */
export interface AccountServices
  extends
    AccountRouteOptions,
    CredentialRouteOptions,
    MemberDetailsRouteOptions,
    DataRouteOptions,
    PasskeyRouteOptions,
    SessionRouteOptions,
    WorkstationRouteOptions {
  readonly members: MemberStore
  readonly consents: ConsentLog
  readonly hasher: PasswordHasher
  readonly keys: AccountKeys
  /** Makes copies of data that are due, and deletes the data of closed accounts; run regularly. */
  runDue(): Promise<void>
  /** Deletes accounts again that a restored backup has brought back. */
  deleteRestored(): Promise<void>
  /** Starts the tasks that delete expired data. */
  start(): void
  stop(): Promise<void>
}

/** Interval of those tasks, milliseconds. */
const forgetInterval = 10 * 60_000
/** Interval of the jobs, milliseconds. */
const jobInterval = 30_000

const englishDataTexts: DataPageTexts = {
  title: 'Your data',
  intro: 'Everything that is stored of you. The file beside it has the same for machines.',
  none: 'Nothing.',
  why: 'Stored for:',
  howLong: 'How long:',
}

export function createAccountServices(options: AccountServicesOptions): AccountServices {
  const { database, clock, ids, keys, limits, tokenHeader, log } = options
  const access = createAccessTokens(keys, options.channel, clock)
  const sessions = new Sessions({ database, keys, access, clock, ids })
  const members = new MemberStore(database)
  const cards = new MemberCards({ database, membership: options.membership, clock })
  const devices = new KnownDevices(database)
  const accountKeys = new AccountKeys(keys)
  const guard = new GuessGuard({ database, keys: accountKeys, clock, limits })
  const codes = new AccountCodes(database, accountKeys)
  const workstations = new Workstations({ database, keys, clock, ids })
  const hasher = options.hasher ?? new PasswordHasher()
  const cookies = new MemberCookies({ names: options.cookieNames, getOrigin: options.getOrigin })
  const { mails } = options
  const verification = new EmailVerification({ database, members, codes, guard, mails, clock, ids })
  const notifyOfReuse = createReuseNotice({ database, members, devices, mails, clock })
  const captcha = new CaptchaGate({
    database,
    keys: accountKeys,
    guard,
    proofOfWork: createProofOfWork({ key: options.challengeKey, database, clock }),
    service: options.captchaService,
    headerName: options.captchaHeader,
    log,
  })
  const confirmation = new PasswordConfirmation({ members, guard, hasher })
  const signIn = new SignIn({
    database,
    members,
    cards,
    devices,
    guard,
    hasher,
    sessions,
    notifyOfReuse,
    clock,
  })
  const challenges = new PasskeyChallenges(database)
  const consents = new ConsentLog(database, accountKeys, ids)
  const photos = new MemberPhotos({ database, make: options.makePhoto, clock, limits })
  const photoAddresses = new PhotoAddresses(accountKeys)
  const standings = new MemberStandings({
    ledger: new BalanceLedger({ database, clock, ids }),
    clock,
    rules: options.balances ?? null,
  })
  const { choices, languages, minimumMemberAge: minimumAge } = options
  const { isFromOwnPage, isInternal, getOrigin, siteTitle } = options
  const exports = new MemberExports({
    database,
    members,
    keys: accountKeys,
    confirmation,
    mails,
    clock,
    ids,
    siteTitle,
    getTexts: options.getDataTexts ?? (() => englishDataTexts),
    log,
  })
  const list = new DeletionList({ database, file: options.deletionsFile ?? null, log })
  const purge = new AccountPurge({ database, keys: accountKeys, list, clock })
  const runDue = async () => {
    await exports.runDue()
    await purge.runDue()
  }
  let tasks: { stop(): Promise<void> }[] = []
  return {
    database,
    members,
    keys: accountKeys,
    reader: new MemberReader({ members, keys: accountKeys, cards, photos, photoAddresses, standings, clock }),
    personalDetails: new PersonalDetailsEditor({ members, consents, choices, clock, minimumAge, languages }),
    photos,
    photoAddresses,
    consents,
    sessions,
    devices,
    passwordReset: new PasswordReset({
      database,
      members,
      codes,
      devices,
      sessions,
      guard,
      hasher,
      rules: options.passwordRules,
      mails,
      clock,
      ids,
      answerAfter: options.answerAfter,
    }),
    credentials: new Credentials({
      database,
      members,
      devices,
      sessions,
      guard,
      confirmation,
      verification,
      hasher,
      rules: options.passwordRules,
      clock,
    }),
    deletion: new AccountDeletion({
      database,
      members,
      consents,
      devices,
      sessions,
      confirmation,
      codes,
      mails,
      ids,
      closeOthers: options.closeOthers ?? (() => async () => undefined),
      clock,
    }),
    exports,
    runDue,
    deleteRestored: () => purge.deleteRestored(),
    signUp: new SignUp({
      members,
      guard,
      hasher,
      rules: options.passwordRules,
      verification,
      consents,
      choices,
      cards,
      membership: options.membership,
      ...(options.enterReferral ? { enterReferral: options.enterReferral } : {}),
      clock,
      ids,
      memberIdentifier: options.memberIdentifier,
      minimumAge,
      languages,
    }),
    signIn,
    passkeys: new Passkeys({
      store: new PasskeyStore(database),
      challenges,
      confirmation,
      signIn,
      sessions,
      guard,
      clock,
      ids,
      siteTitle,
    }),
    verification,
    captcha,
    workstations,
    guard,
    callers: new MemberCallers({
      sessions,
      workstations,
      cookies,
      clock,
      notifyOfReuse,
      headerName: tokenHeader,
      isFromOwnPage,
      isInternal,
    }),
    cookies,
    getOrigin,
    clock,
    tokenHeader,
    hasher,
    start: () => {
      tasks = [
        repeat(() => sessions.forget(), forgetInterval, log),
        repeat(() => guard.forget(), forgetInterval, log),
        repeat(() => codes.forget(clock.now()), forgetInterval, log),
        repeat(() => devices.forget(clock.now()), forgetInterval, log),
        repeat(() => challenges.forget(clock.now()), forgetInterval, log),
        repeat(() => consents.forget(clock.now()), forgetInterval, log),
        repeat(runDue, jobInterval, log),
      ]
    },
    stop: async () => {
      await Promise.all(tasks.map((task) => task.stop()))
    },
  }
}
