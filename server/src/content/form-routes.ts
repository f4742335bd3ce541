import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { Type, type Static } from 'typebox'
import { listFields } from '@foyer/contract/omnia/form-conditions'
import { FormEntryAccepted, FormEntryRejected, FormEntryRequest } from '@foyer/contract/omnia/form-entry'
import {
  getEditorMessage,
  largestUpload,
  mostUploads,
  type FormError,
} from '@foyer/contract/omnia/validate-form'
import { formEntryPath } from '@foyer/contract/omnia/paths'
import { Id } from '@foyer/contract/wire/common'
import type { Clock } from '../domain/clock.ts'
import { longestBodyTimeout } from '../http/body-timeouts.ts'
import { getAddressPrefix } from '../http/address-prefix.ts'
import { ProblemError } from '../http/problem.ts'
import type { AnswerTransaction } from '../idempotency/idempotency.ts'
import type { Ids } from '../domain/ids.ts'
import { readVisitor } from '../http/visitor.ts'
import { antiforgeryHeader, type Antiforgery } from './antiforgery.ts'
import { createEntryBudget } from './entry-budget.ts'
import { validateEntry, storeEntry } from './form-entries.ts'
import type { ContentLibrary } from './library.ts'

export interface FormRoutesOptions {
  readonly library: ContentLibrary
  /** Language tags, the primary one first. */
  readonly languages: readonly string[]
  /** The chain's texts by language tag and key. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Stores an entry once, however often it is sent. */
  readonly answer: AnswerTransaction
  readonly clock: Clock
  readonly ids: Ids
  readonly antiforgery: Antiforgery
  /** The sign-in of a request's cookie, to which tokens are bound; null without one. */
  readonly getSignInId?: (request: FastifyRequest) => Promise<string | null>
}

/** Most entries per minute and address, refused ones included: more than a person sends. */
const entriesPerMinute = 10
/** Largest body, bytes: the files of one full field in Base64 (four characters for three bytes), and the texts. */
const entryLimit = Math.ceil((mostUploads * largestUpload) / 3) * 4 + 256 * 1024
/**
 * Bytes per hour: with files, ten entries a minute would fill a disk in an afternoon. One address may send four entries
 * full of files, and all together at most fourteen gigabytes a day.
 */
const hourly = { ofAddress: 4 * entryLimit, together: 16 * entryLimit }

const Params = Type.Object({ formId: Id })

/** Accepts entries of the content's forms. A request without a valid token is refused before its body is read. */
export const formRoutes: FastifyPluginAsync<FormRoutesOptions> = async (app, options) => {
  const { library, languages, texts, antiforgery } = options
  const budget = createEntryBudget(hourly, options.clock)

  function getText(languageTag: string, name: string, values: object): string {
    const key = `browsing.form.${name}`
    const text = texts[languageTag]?.[key] ?? texts[languages[0] ?? '']?.[key] ?? key
    const replacements = new Map(Object.entries(values).map(([at, value]) => [at, String(value)]))
    return text.replace(/\{(\w+)\}/g, (place, at: string) => replacements.get(at) ?? place)
  }
  const getErrorMessage = (languageTag: string, error: FormError) =>
    getText(languageTag, `fault${error.kind}`, error)

  app.post<{ Params: Static<typeof Params>; Body: FormEntryRequest }>(
    formEntryPath.replace('{formId}', ':formId'),
    {
      schema: {
        params: Params,
        body: FormEntryRequest,
        response: { 200: FormEntryAccepted, 422: FormEntryRejected },
      },
      bodyLimit: entryLimit,
      config: {
        rateLimit: { max: entriesPerMinute, timeWindow: 60_000 },
        // Uploading pictures over a mobile network takes long.
        bodyTimeout: longestBodyTimeout,
      },
      // After the rate limit, so that refused requests count; before the body is read.
      preParsing: async (request, reply, body) => {
        const { headers, ip } = request
        const token = headers[antiforgeryHeader.toLowerCase()]
        // An entry is nobody's: a form that was opened before a sign-in can be sent after it.
        const signInIds = [null, (await options.getSignInId?.(request)) ?? null]
        if (!antiforgery.check(headers.cookie, typeof token === 'string' ? token : undefined, signInIds))
          throw new ProblemError('forbidden', { detail: 'The form’s token is missing or has expired' })
        // A body without a declared length may have any length.
        const bytes = Math.min(Number(headers['content-length'] ?? entryLimit), entryLimit)
        if (!budget.take(getAddressPrefix(ip), bytes)) {
          reply.header('retry-after', budget.secondsLeft())
          throw new ProblemError('too-many-requests')
        }
        return body
      },
    },
    async (request, reply) => {
      const { formId } = request.params
      const { languageTag } = readVisitor(request, languages)
      const content = (await library.snapshot()).languages.get(languageTag)
      const builtForm = content?.forms.get(formId)
      if (!builtForm) throw new ProblemError('not-found')
      const { form, target } = builtForm
      reply.header('cache-control', 'no-store').header('content-language', languageTag)
      const timeCaptions = {
        start: getText(languageTag, 'startTime', {}),
        end: getText(languageTag, 'endTime', {}),
      }
      const result = validateEntry(form, request.body.values, { clock: options.clock, timeCaptions })
      if (result.kind === 'bad') {
        const errors = listFields(form).flatMap((field): [string, string[]][] => {
          const error = result.errors.get(field.alias)
          return error
            ? [[field.alias, [getEditorMessage(field, error) ?? getErrorMessage(languageTag, error)]]]
            : []
        })
        const rejected: FormEntryRejected = {
          title: getText(languageTag, 'rejected', {}),
          errors: Object.fromEntries(errors),
        }
        return reply.code(422).send(rejected)
      }
      const accepted: FormEntryAccepted = {
        messageOnSubmit: form.messageOnSubmit,
        ...(target === null ? {} : { gotoPageOnSubmitRoute: { path: target } }),
      }
      return options.answer(request, reply, async (trx) => {
        await storeEntry(trx, options, { formId, languageTag }, result.entry)
        return accepted
      })
    },
  )
}
