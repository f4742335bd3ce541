import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { ErrorNumbering } from '@foyer/contract/errors/catalogue'
import { operations, type Operation, type OperationId } from '@foyer/contract/operations'
import type { Problem } from '@foyer/contract/problem'
import type { MemberTokenResponse } from '@foyer/contract/wire/members'
import { Compile } from 'typebox/compile'
import { createAccountServices, type AccountServices } from '../../app/account-services.ts'
import type { CaptchaVerifier } from '../../captcha/captcha-verifier.ts'
import { noMembership, type Membership } from '../../catalogue/membership.ts'
import type { Database } from '../../database/database.ts'
import { createAdjustableClock, createFixedClock } from '../../domain/clock.ts'
import { createSystemIds } from '../../domain/ids.ts'
import { callerCheck } from '../../http/caller-check.ts'
import { problemHandling } from '../../http/problem.ts'
import { getRoutePath, route } from '../../http/route.ts'
import { BreachedList, encodeBreachedPasswords } from '../../passwords/breached-list.ts'
import { PasswordHasher } from '../../passwords/password-hasher.ts'
import { PasswordRules, type ChannelPasswordRule } from '../../passwords/password-rules.ts'
import { SessionKeys } from '../../sessions/session-keys.ts'
import type { MakePhoto } from '../member-photos.ts'
import type { MemberChoices } from '../member-choices.ts'
import type { AccountMail, CodeMail } from '../account-mails.ts'
import { dataRoutes } from '../data/data-routes.ts'
import { credentialRoutes } from '../credential-routes.ts'
import { memberDetailsRoutes, memberPhotoRoutes } from '../member-details-routes.ts'
import { memberCookieAnswers } from '../member-callers.ts'
import { passkeyRoutes } from '../passkey-routes.ts'
import { accountRoutes } from '../routes.ts'
import { sessionRoutes } from '../session-routes.ts'
import type { EnterReferral } from '../sign-up.ts'
import { workstationRoutes } from '../workstation-routes.ts'
import { createTestApp } from '../../http/testing/test-app.ts'

export const start = Date.parse('2026-11-26T08:00:00Z')
export const tokenHeader = 'loyaltySessionToken'
export const captchaHeader = 'x-captcha-response'
const usualOrigin = 'https://halcyon.example'
const key = new TextEncoder().encode('a key of these tests')
/** Header of a write from one of the site's own pages; how the token is created is tested elsewhere. */
export const goodAntiforgery = { requestverificationtoken: 'good' }
/** Cheap hashes; the cost of the real ones is tested in `passwords`. */
const parameters = { memoryKiB: 64, passes: 1, lanes: 1, tagLength: 32 }

export interface FrontDeskOptions {
  /** Clubs that members join; default: none. */
  readonly membership?: Pick<Membership, 'clubs'>
  /** Replaces the one with cheap hashes. */
  readonly hasher?: PasswordHasher
  /** Least delay of the answer to a request for a reset code, milliseconds; default: none. */
  readonly answerAfter?: number
  /** Rules of new passwords; default: none besides the usual bounds. */
  readonly channelRules?: readonly ChannelPasswordRule[]
  /** Service of the channel's captcha, null for none; default: one whose answer every call of the desk sends. */
  readonly captchaService?: CaptchaVerifier | null
  /** Makes squares of pictures; default: the picture itself. */
  readonly makePhoto?: MakePhoto
  /** Registers routes of another area that needs members. */
  readonly register?: (app: FastifyInstance, desk: FrontDesk) => Promise<void>
  /** Checks and stores who has invited a new member; default: nobody has. */
  enterReferral?: EnterReferral
}

/** What members of the desk choose from. */
const choices: MemberChoices = {
  siteIds: new Set(['1001', '1002']),
  genreIds: new Set(['drama', 'horror']),
  interestIds: new Set(['new-films', 'watchlist']),
  contactMethodIds: new Set(['email', 'sms']),
  educationLevelIds: new Set(['university']),
  occupationIds: new Set(['student']),
  customPreferences: new Map([['needs', new Set(['subtitles', 'step-free'])]]),
}

const passingAnswer = 'passed'
const passingService: CaptchaVerifier = {
  verify: (response) => Promise.resolve(response === passingAnswer ? 'ok' : 'refused'),
}

export interface DeskAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: unknown
  /** Condition of a refusal; null for a success. */
  readonly condition: string | null
  readonly problem: Problem | null
}

/** A server with only the account routes, on a database that the test has opened, with an adjustable clock. */
export class FrontDesk {
  readonly clock = createAdjustableClock(createFixedClock(start))
  readonly limits = { isOn: true }
  /** Of error codes. */
  numbering: ErrorNumbering = 1
  /** Origin at which the visitor reaches the site. */
  origin = usualOrigin
  /** Queued mails, oldest first. */
  readonly mails: AccountMail[] = []
  readonly database: Database
  readonly accounts: AccountServices
  readonly #app: FastifyInstance
  readonly #captchaHeaders: Readonly<Record<string, string>>

  private constructor(
    database: Database,
    {
      hasher,
      answerAfter = 0,
      captchaService = passingService,
      channelRules = [],
      makePhoto = (bytes) => Promise.resolve(bytes),
      membership = noMembership,
      enterReferral,
    }: FrontDeskOptions,
  ) {
    this.database = database
    this.#captchaHeaders = captchaService === passingService ? { [captchaHeader]: passingAnswer } : {}
    this.#app = createTestApp()
    this.accounts = createAccountServices({
      database,
      clock: this.clock,
      ids: createSystemIds(this.clock),
      keys: new SessionKeys([key]),
      channel: 'halcyon',
      siteTitle: 'Halcyon',
      limits: this.limits,
      tokenHeader,
      memberIdentifier: 'Email',
      minimumMemberAge: 13,
      passwordRules: new PasswordRules({
        channelRules,
        disallowedTexts: ['halcyon'],
        breached: [new BreachedList(encodeBreachedPasswords(['velvet curtain', 'velvet curtain 9']))],
      }),
      languages: ['en', 'ar'],
      choices,
      membership,
      ...(enterReferral ? { enterReferral } : {}),
      makePhoto,
      cookieNames: { token: null, flag: null },
      getOrigin: () => this.origin,
      isInternal: ({ headers }) => headers['x-rendering'] === 'yes',
      isFromOwnPage: ({ headers }) => headers['requestverificationtoken'] === 'good',
      mails: {
        queue: (mail) => async () => void this.mails.push(mail),
        written: () => undefined,
      },
      challengeKey: key,
      captchaService,
      captchaHeader,
      answerAfter,
      log: this.#app.log,
      hasher: hasher ?? new PasswordHasher({ parameters }),
    })
  }

  static async open(database: Database, options: FrontDeskOptions = {}): Promise<FrontDesk> {
    const desk = new FrontDesk(database, options)
    const app = desk.#app
    await app.register(problemHandling, { numbering: () => desk.numbering })
    await app.register(callerCheck, { getCaller: desk.accounts.callers.getCaller })
    await app.register(memberCookieAnswers, { callers: desk.accounts.callers })
    // A write of another area.
    route(app, operations.deleteOrder, () => undefined)
    await app.register(accountRoutes, desk.accounts)
    await app.register(credentialRoutes, desk.accounts)
    await app.register(memberDetailsRoutes, desk.accounts)
    await app.register(memberPhotoRoutes, desk.accounts)
    await app.register(dataRoutes, desk.accounts)
    await app.register(sessionRoutes, desk.accounts)
    await app.register(passkeyRoutes, desk.accounts)
    await options.register?.(app, desk)
    await app.register(workstationRoutes, desk.accounts)
    await app.ready()
    return desk
  }

  /** Deletes members, guesses and mails, and resets the clock, the limits and the origin. */
  async reset(): Promise<void> {
    this.clock.reset()
    this.limits.isOn = true
    this.numbering = 1
    this.origin = usualOrigin
    this.mails.length = 0
    await this.database.tx(async (trx) => {
      await trx.deleteFrom('member').execute()
      await trx.deleteFrom('sign_in_guard').execute()
      await trx.deleteFrom('subscription').execute()
      await trx.deleteFrom('passkey_challenge').execute()
      await trx.deleteFrom('consent_event').execute()
      await trx.deleteFrom('sales_order').execute()
      await trx.deleteFrom('mail_outbox').execute()
    })
  }

  /** Queued mails with codes of one kind, oldest first. */
  listCodeMails(kind: CodeMail['kind']): CodeMail[] {
    return this.mails.filter((mail): mail is CodeMail => mail.kind === kind)
  }

  /** Renames a table during an attempt, so that its transaction fails at the first statement with that table. */
  async breakTable<T>(table: 'known_device' | 'token_family', attempt: () => Promise<T>): Promise<T> {
    const rename = (from: string, to: string) =>
      this.database.tx((trx) => trx.schema.alterTable(from).renameTo(to).execute())
    await rename(table, 'broken_table')
    try {
      return await attempt()
    } finally {
      await rename('broken_table', table)
    }
  }

  /** Does not close the database. */
  close(): Promise<void> {
    return this.#app.close()
  }

  /** @returns the member's id */
  async addMember(password: string, identifiers: { email?: string; username?: string }): Promise<string> {
    const { hasher, members } = this.accounts
    const id = randomUUID()
    const taken = await members.insert({
      id,
      email: identifiers.email ?? null,
      username: identifiers.username ?? null,
      languageTag: 'en',
      details: {
        name: { givenName: 'Ines', familyName: 'Marchetti' },
        clubId: null,
        clubLevelId: null,
        birthDate: null,
        primarySiteId: null,
        termsAcceptedAt: start,
      },
      passwordHash: await hasher.hash(password, id),
      now: this.clock.now(),
    })
    if (taken) throw new Error(`${taken} is taken`)
    return id
  }

  /** Calls an operation and checks a successful answer against its schema. */
  async call(id: OperationId, options: InjectOptions = {}): Promise<DeskAnswer> {
    const operation: Operation = operations[id]
    const answer = await this.#app.inject({
      method: operation.method,
      url: getRoutePath(operation).replace(/:\w+/g, 'x'),
      ...options,
      headers: { ...this.#captchaHeaders, ...options.headers },
    })
    const body: unknown = answer.body === '' ? null : answer.json()
    if (answer.statusCode >= 400) {
      const problem = body as Problem
      const condition = problem.type.split(':').at(-1) ?? ''
      return { status: answer.statusCode, headers: answer.headers, body, condition, problem }
    }
    const schema = operation.responses[answer.statusCode]
    if (schema && !Compile(schema).Check(body)) throw new Error(`${id} answered ${answer.body}`)
    return { status: answer.statusCode, headers: answer.headers, body, condition: null, problem: null }
  }

  /** Requests an address that is no call. */
  get(url: string) {
    return this.#app.inject({ method: 'GET', url })
  }

  /** Requests tokens with a form, as clients do. */
  grant(fields: Record<string, string>, options: InjectOptions = {}): Promise<DeskAnswer> {
    return this.call('createMemberToken', {
      payload: new URLSearchParams(fields).toString(),
      ...options,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...options.headers },
    })
  }

  /** @throws Error with the condition of a refusal */
  async signIn(fields: Record<string, string>, options: InjectOptions = {}): Promise<MemberTokenResponse> {
    const { condition, body } = await this.grant(fields, options)
    if (condition !== null) throw new Error(condition)
    return body as MemberTokenResponse
  }
}
