import { resolve } from 'node:path'
import type { ErrorNumbering } from '@foyer/contract/errors/catalogue'
import type { HeaderNames } from '@foyer/contract/headers'
import { EnvironmentReader, type Environment } from './environment-reader.ts'
import { splitSecret } from './key-file.ts'
import { readHeaderNames } from './header-names.ts'
import { readMailSettings, type MailSettings } from './mail-settings.ts'

/** All settings from the environment, parsed once at start. Nothing else reads `process.env`. */
export interface Settings {
  /** Default `production`; `development` hot-reloads; `test` logs little. */
  readonly mode: 'production' | 'development' | 'test'
  readonly host: string
  /** 0 takes any free port (tests). */
  readonly port: number
  /** Port of the built-in test payment provider. */
  readonly payPort: number
  /** Scheme, host and port that visitors use; null: each request's own. No trailing slash. */
  readonly publicOrigin: string | null
  /** The payment provider's origin for visitors' browsers; null: derived from each visitor's address of the shop. */
  readonly payOrigin: string | null
  /** How the test provider sends its notices: as a call within the process, or over HTTP as any other provider. */
  readonly payNotices: 'direct' | 'http'
  /** Absolute: the product's root folder. */
  readonly rootFolder: string
  /** The running commit, if the environment names it; else null. */
  readonly commit: string | null
  /** Folder name below `brands/`. */
  readonly brand: string
  /** Absolute: the folders of all brands. */
  readonly brandsFolder: string
  /** Absolute: this brand's database, media cache and keys. */
  readonly dataFolder: string
  /** Absolute: the storefront workspace, whose build is rendered. */
  readonly storefrontFolder: string
  /** PostgreSQL; null for the embedded database. */
  readonly databaseUrl: string | null
  readonly errorNumbering: ErrorNumbering
  /** Names of the ordering interface's headers, on this server and in its pages. */
  readonly headerNames: HeaderNames
  /** Absolute: further lists of breached passwords (`passwords/breached-list.ts`), which no new password may be on. */
  readonly breachedLists: readonly string[]
  /**
   * The secret of the channel's captcha, null for none, and the address that verifies its answers: that of
   * GoogleRecaptchaV2 by default.
   */
  readonly captcha: { readonly secret: string | null; readonly verifier: string }
  /**
   * Names of the two cookies of a signed-in member, where a chain's other pages expect them; null for our own, of which
   * that of the token is bound to this host where the connection is safe.
   */
  readonly memberCookies: { readonly token: string | null; readonly flag: string | null }
  /** Opens `/__control/`; null keeps it absent. */
  readonly testControlToken: string | null
  /** Other origins whose pages may call the interfaces. */
  readonly allowedOrigins: readonly string[]
  /**
   * Proxies whose `x-forwarded-*` is trusted: their number, or their addresses or networks (`10.0.0.0/8`). False
   * without a proxy.
   */
  readonly trustProxy: false | number | readonly string[]
  /** Host names of the shop besides the public origin's; lower case, without port. */
  readonly hosts: readonly string[]
  readonly isRateLimited: boolean
  /** Most pages rendered for one address in a minute. */
  readonly pagesPerMinute: number
  /** Pages are refused while the event loop is delayed by more than this, milliseconds; 0 refuses none. */
  readonly longestLoopDelay: number
  /** How long seats are held, minutes. Pages state it too, even if another server holds the seats. */
  readonly holdMinutes: number
  /** Days after an order's last showtime for which its link shows the customer's name and addresses. */
  readonly customerShownDays: number
  /** Longest total hold of an order, in multiples of `holdMinutes`, however often its expiry is reset. */
  readonly holdPeriods: number
  /** Most seats of one showtime that one address may hold unpaid; never more than a quarter of the auditorium. */
  readonly heldSeatsOfShowtime: number
  /** Most seats of all showtimes that one address may hold unpaid. */
  readonly heldSeatsInAll: number
  /**
   * Percent of an auditorium above which an address needs a proof of work to hold more; half of what it may hold if
   * that is less. 100: never.
   */
  readonly challengePercent: number
  /**
   * Signs channel tokens; null: a key file in the data folder. Several servers need the same secret. It may be several, as
   * each secret here: separated by blanks, of which the first is used and the others are still read.
   */
  readonly channelSecret: string | null
  /**
   * Hashes and encrypts the codes of vouchers and gift cards; null: a key file in the data folder. Several servers need
   * the same secret; codes stored with a key that is not among them are not found.
   */
  readonly codesSecret: string | null
  /**
   * Makes and signs the tokens of members; null keeps a key of its own in the data folder. Several servers need the same.
   */
  readonly sessionsSecret: string | null
  /**
   * Absolute: a file that holds the channel token of another ordering server, read for every page, so that a new token
   * can be put there. Null where pages are given tokens of our own.
   */
  readonly channelTokenFile: string | null
  /** How mail is sent. */
  readonly mail: MailSettings
  readonly logLevel: LogLevel
}

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof logLevels)[number]

/** Names every invalid setting, its value and what it should be. */
export class SettingsError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`The settings are not right:\n${problems.map((line) => `  - ${line}`).join('\n')}`)
    this.name = 'SettingsError'
    this.problems = problems
  }
}

const listHosts = (origins: readonly (string | null)[]) =>
  origins.flatMap((origin) => (origin === null ? [] : [new URL(origin).hostname]))

function readCookieName(read: EnvironmentReader, name: string): string | null {
  const text = read.text(name)
  if (text !== null && !/^[\w-]{1,100}$/.test(text)) read.refuse(name, 'the name of a cookie')
  return text
}

/** One secret, or several separated by blanks, of which the first is used and the others are still read. */
function readSecret(read: EnvironmentReader, name: string): string | null {
  const secret = read.text(name)
  if (secret !== null && splitSecret(secret).some((each) => each.length < 32))
    read.problems.push(`${name} should have at least 32 characters, each where it is several`)
  return secret
}

const recaptchaVerifier = 'https://www.google.com/recaptcha/api/siteverify'

/** Secrets are sent to it: unencrypted only on this machine. */
function readVerifier(read: EnvironmentReader): string {
  const address = read.text('FOYER_CAPTCHA_VERIFIER') ?? recaptchaVerifier
  if (!/^(https:|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(address) || !URL.canParse(address))
    read.refuse('FOYER_CAPTCHA_VERIFIER', 'an address that begins with https://')
  return address
}

function derivePayOrigin(publicOrigin: string | null, payPort: number): string | null {
  if (publicOrigin === null) return null
  const url = new URL(publicOrigin)
  url.port = String(payPort)
  return url.origin
}

/**
 * @param root the product's root folder, absolute
 * @throws SettingsError that names every error
 */
export function parseSettings(environment: Environment, root: string): Settings {
  const read = new EnvironmentReader(environment)
  const mode = read.choice('NODE_ENV', ['production', 'development', 'test'], 'production')
  const isSaidToBeProduction = read.text('NODE_ENV') === 'production'
  const testControlToken = read.text('FOYER_TEST_CONTROL')
  if (testControlToken !== null && isSaidToBeProduction) {
    read.problems.push('FOYER_TEST_CONTROL is set, but test controls are refused with NODE_ENV=production')
  }
  if (testControlToken !== null && testControlToken.length < 8) {
    read.problems.push('FOYER_TEST_CONTROL should be a token of at least 8 characters')
  }
  const brand = read.text('FOYER_BRAND') ?? 'halcyon'
  if (!/^[a-z][a-z0-9-]*$/.test(brand)) read.refuse('FOYER_BRAND', 'the name of a folder below brands/')
  const channelSecret = readSecret(read, 'FOYER_CHANNEL_SECRET')
  const codesSecret = readSecret(read, 'FOYER_CODES_SECRET')
  const sessionsSecret = readSecret(read, 'FOYER_SESSIONS_SECRET')
  const commit = read.text('FOYER_COMMIT')
  if (commit !== null && !/^[0-9a-f]{7,64}$/.test(commit)) read.refuse('FOYER_COMMIT', "a commit's hash")
  const port = read.port('PORT', 4000)
  const payPort = read.port('FOYER_PAY_PORT', port === 0 ? 0 : port + 1)
  if (port !== 0 && port === payPort) read.refuse('FOYER_PAY_PORT', 'another port than PORT')
  const publicOrigin = read.origin('FOYER_PUBLIC_ORIGIN')
  const allowedOrigins = read.origins('FOYER_ALLOWED_ORIGINS')
  const trustProxy = read.proxies('FOYER_TRUST_PROXY')
  // The host that a proxy forwards is ignored then: it may come from the visitor.
  if (trustProxy !== false && publicOrigin === null)
    read.problems.push(
      'FOYER_TRUST_PROXY is set, so FOYER_PUBLIC_ORIGIN has to say how visitors reach the shop',
    )
  const settings: Settings = {
    mode,
    host: read.text('HOST') ?? '0.0.0.0',
    port,
    payPort,
    publicOrigin,
    payOrigin: read.origin('FOYER_PAY_ORIGIN') ?? derivePayOrigin(publicOrigin, payPort),
    payNotices: read.choice('FOYER_PAY_NOTICES', ['direct', 'http'], 'direct'),
    rootFolder: root,
    commit,
    brand,
    brandsFolder: resolve(root, 'brands'),
    dataFolder: resolve(root, read.text('FOYER_DATA') ?? '.foyer', brand),
    storefrontFolder: resolve(root, 'storefront'),
    databaseUrl: read.databaseUrl('DATABASE_URL'),
    errorNumbering: read.choice('FOYER_ERROR_NUMBERING', ['1', '2'], '1') === '2' ? 2 : 1,
    headerNames: readHeaderNames(read.text('FOYER_HEADER_NAMES'), (shouldBe) =>
      read.refuse('FOYER_HEADER_NAMES', shouldBe),
    ),
    testControlToken,
    allowedOrigins,
    trustProxy,
    hosts: [...new Set([...listHosts([publicOrigin, ...allowedOrigins]), ...read.hosts('FOYER_HOSTS')])],
    isRateLimited: read.isOn('FOYER_RATE_LIMIT', true),
    pagesPerMinute: read.wholeNumber('FOYER_PAGES_PER_MINUTE', 300, 1, 100_000),
    // Tests may run on busy machines.
    longestLoopDelay: read.wholeNumber('FOYER_LATEST_LOOP', testControlToken === null ? 1_000 : 0, 0, 60_000),
    // A payment takes up to three minutes of it; an hour keeps seats empty that could be sold.
    holdMinutes: read.wholeNumber('FOYER_HOLD_MINUTES', 10, 3, 60),
    customerShownDays: read.wholeNumber('FOYER_CUSTOMER_DAYS', 7, 0, 365),
    holdPeriods: read.wholeNumber('FOYER_HOLD_PERIODS', 3, 1, 6),
    heldSeatsOfShowtime: read.wholeNumber('FOYER_HELD_SEATS_OF_SHOWTIME', 20, 1, 1_000),
    heldSeatsInAll: read.wholeNumber('FOYER_HELD_SEATS_IN_ALL', 40, 1, 10_000),
    challengePercent: read.wholeNumber('FOYER_CHALLENGE_PERCENT', 10, 0, 100),
    channelSecret,
    codesSecret,
    sessionsSecret,
    breachedLists: (read.text('FOYER_BREACHED_LIST') ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((file) => resolve(root, file)),
    captcha: {
      secret: read.text('FOYER_CAPTCHA_SECRET'),
      verifier: readVerifier(read),
    },
    memberCookies: {
      token: readCookieName(read, 'FOYER_MEMBER_COOKIE'),
      flag: readCookieName(read, 'FOYER_MEMBER_FLAG'),
    },
    channelTokenFile: read.path('FOYER_CHANNEL_TOKEN_FILE', root),
    mail: readMailSettings(read, { mode, isSaidToBeProduction, publicOrigin, root }),
    logLevel: read.choice('FOYER_LOG_LEVEL', logLevels, mode === 'test' ? 'silent' : 'info'),
  }
  if (read.problems.length > 0) throw new SettingsError(read.problems)
  return settings
}
