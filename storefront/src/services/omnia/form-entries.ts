import type { FormEntryAccepted, FormEntryRejected, FormEntryRequest } from '@foyer/contract/omnia/form-entry'
import { formEntryPath } from '@foyer/contract/omnia/paths'

/** What a server says to the answers of a form. */
export type EntryAnswer =
  | { readonly kind: 'accepted'; readonly accepted: Partial<FormEntryAccepted> }
  | {
      readonly kind: 'rejected'
      readonly rejected: Partial<FormEntryRejected> & Pick<FormEntryRejected, 'errors'>
    }
  /** The token was not taken: with another one it may be. */
  | { readonly kind: 'forbidden' }

/** Milliseconds for one sending: pictures over a telephone take their time. */
const timeout = 120_000

/**
 * Sends the answers to a form, once, with the headers of its token and its key.
 * @throws Error when no answer came, or one that says nothing of the answers
 */
export async function postEntry(
  formId: string,
  values: FormEntryRequest['values'],
  headers: Readonly<Record<string, string>>,
): Promise<EntryAnswer> {
  const answer = await fetch(formEntryPath.replace('{formId}', encodeURIComponent(formId)), {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ values } satisfies FormEntryRequest),
    signal: AbortSignal.timeout(timeout),
  })
  if (answer.status === 403) return { kind: 'forbidden' }
  const said: unknown = await answer.json().catch(() => null)
  const body =
    typeof said === 'object' && !Array.isArray(said)
      ? (said as Partial<FormEntryAccepted & FormEntryRejected> | null)
      : null
  if (body?.errors) return { kind: 'rejected', rejected: { ...body, errors: body.errors } }
  // A page of somebody between, sent with 200, is not the word that the answers are kept.
  if (!answer.ok || !body) throw new Error(`status ${String(answer.status)}${answer.ok ? ', no answer' : ''}`)
  return { kind: 'accepted', accepted: body }
}
