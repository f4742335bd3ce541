import type { AntiforgeryResponse } from '@foyer/contract/omnia/calls'
import type { FormEntryRequest } from '@foyer/contract/omnia/form-entry'
import type { Result } from '../../cache/result.ts'
import { describeFailure, type Failure } from '../../services/http/failure.ts'
import { createIdempotencyKey, type RandomId } from '../../services/http/identity.ts'
import { postEntry, type EntryAnswer } from '../../services/omnia/form-entries.ts'
import type { Logger } from '../browser/logger.ts'

type Token = Result<AntiforgeryResponse, Failure>

export interface FormEntriesOptions {
  readonly fetchToken: () => Promise<Token>
  readonly logger: Logger
  readonly random: RandomId
  /** Header name of the idempotency key of a submission. */
  readonly keyHeader: string
}

/** What visitors send by the forms of the content. The token is fetched as soon as a form is shown. */
export class FormEntries {
  readonly #options: FormEntriesOptions
  #token: Promise<Token> | null = null

  constructor(options: FormEntriesOptions) {
    this.#options = options
  }

  /** Fetches a token for the form that is shown now. */
  prepare(): void {
    this.#token = this.#options.fetchToken()
  }

  /** Idempotency key of one entry, however often it is sent: a response may be lost. */
  newKey(): string {
    return createIdempotencyKey(this.#options.random)
  }

  /**
   * Sends an entry; once more with a new token if the first had expired.
   * @throws Error if it was not accepted, for a reason that the visitor cannot change; it is in the log
   */
  async send(
    formId: string,
    values: FormEntryRequest['values'],
    key: string,
  ): Promise<Exclude<EntryAnswer, { kind: 'forbidden' }>> {
    try {
      const first = await this.#post(formId, values, key)
      const answer = first.kind === 'forbidden' ? await this.#post(formId, values, key) : first
      if (answer.kind === 'forbidden') throw new Error('status 403')
      return answer
    } catch (error) {
      this.#options.logger.error(
        `The form ${formId} was not sent: ${error instanceof Error ? error.message : ''}`,
      )
      throw error
    }
  }

  async #post(formId: string, values: FormEntryRequest['values'], key: string): Promise<EntryAnswer> {
    const prepared = await this.#token
    // Valid for one submission: another one needs its own.
    this.#token = null
    const token = prepared?.ok ? prepared : await this.#options.fetchToken()
    if (!token.ok) throw new Error(`no token, ${describeFailure(token.failure)}`)
    const { headerName, requestToken } = token.value
    return postEntry(formId, values, { [headerName]: requestToken, [this.#options.keyHeader]: key })
  }
}
