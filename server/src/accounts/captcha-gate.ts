import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { readProofOfWork, type ProofOfWorkChallenge } from '@foyer/contract/wire/captcha'
import type { CaptchaAction } from '@foyer/contract/wire/captcha-challenges'
import type { CaptchaVerifier } from '../captcha/captcha-verifier.ts'
import type { ProofOfWorkCaptcha } from '../captcha/proof-of-work.ts'
import type { Database } from '../database/database.ts'
import { getAddressPrefix } from '../http/address-prefix.ts'
import { ProblemError } from '../http/problem.ts'
import type { AccountKeys } from './account-keys.ts'
import type { GuessCounts, GuessGuard } from './guess-guard.ts'

export interface CaptchaGateOptions {
  readonly database: Database
  readonly keys: AccountKeys
  readonly guard: GuessGuard
  readonly proofOfWork: ProofOfWorkCaptcha
  /** The service that the channel has configured; null for none. */
  readonly service: CaptchaVerifier | null
  /** Name of the header with the answer. */
  readonly headerName: string
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

type Client = Pick<FastifyRequest, 'ip' | 'headers'>

/** Wrong guesses of an address in a day without a challenge. */
const freeGuesses = 3
/** Calls of an address in a day that reveal accounts or send mail, without a challenge: enough for a family. */
const freeEnquiries = 10
/** The work of a challenge doubles after so many further guesses. */
const guessesPerDoubling = 5

/** Actions that reveal accounts or send mail. */
const enquiries: ReadonlySet<CaptchaAction> = new Set([
  'member-creation',
  'email-availability',
  'password-reset-code',
])

/**
 * Requires the answer to a challenge of forms about accounts: after failures of an address, and always where the channel
 * has configured a service. Our own proof of work is accepted in either case, so that no form depends on the service.
 */
export class CaptchaGate {
  readonly #options: CaptchaGateOptions

  constructor(options: CaptchaGateOptions) {
    this.#options = options
  }

  /** Lets a call pass, or refuses it before its effect. @throws ProblemError `captcha-required` with `challenge` */
  async require(client: Client, action: CaptchaAction): Promise<void> {
    const counts = await this.#options.guard.count(client.ip)
    if (!this.#isRequired(action, counts)) return
    const sent = client.headers[this.#options.headerName.toLowerCase()]
    if (typeof sent === 'string' && (await this.#isRight(sent, action, client.ip))) return
    throw new ProblemError('captcha-required', { challenge: await this.#create(action, client.ip, counts) })
  }

  /** A challenge to be solved in advance; null where the action needs none at the moment. */
  async prepare(client: Client, action: CaptchaAction): Promise<ProofOfWorkChallenge | null> {
    const counts = await this.#options.guard.count(client.ip)
    return this.#isRequired(action, counts) ? this.#create(action, client.ip, counts) : null
  }

  #isRequired(action: CaptchaAction, counts: GuessCounts): boolean {
    if (this.#options.service !== null) return true
    return counts.guesses >= freeGuesses || (enquiries.has(action) && counts.enquiries >= freeEnquiries)
  }

  async #isRight(response: string, action: CaptchaAction, address: string): Promise<boolean> {
    const { proofOfWork, service, log } = this.#options
    const isOwn = service === null || readProofOfWork(response) !== null
    const verdict = await (isOwn ? proofOfWork : service).verify(
      response,
      toPurpose(action),
      this.#toClient(address),
    )
    if (verdict === 'unreachable') log.warn({ action }, 'the captcha service cannot be reached')
    return verdict === 'ok'
  }

  #create(action: CaptchaAction, address: string, { guesses }: GuessCounts): Promise<ProofOfWorkChallenge> {
    const { database, proofOfWork } = this.#options
    const more = Math.floor(Math.max(0, guesses - freeGuesses) / guessesPerDoubling)
    return proofOfWork.challenge(database.read, toPurpose(action), this.#toClient(address), more)
  }

  #toClient(address: string): string {
    return this.#options.keys.hashSubject('address', getAddressPrefix(address))
  }
}

/** Whose account it will be is not known when a form is begun. */
const toPurpose = (action: CaptchaAction) => ({ action, subject: 'account' })
