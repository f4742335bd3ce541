import type { FormEntryAccepted, FormEntryRejected, FormEntryRequest } from '@foyer/contract/omnia/form-entry'
import { formEntryPath } from '@foyer/contract/omnia/paths'

/** A server's response to a form entry. */
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
 * Sends a form entry once, with its token and idempotency key.
 * @throws Error without a response, or with one that does not concern the entry
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
  // A proxy's page with status 200 does not confirm that the entry is stored.
  if (!answer.ok || !body) throw new Error(`status ${String(answer.status)}${answer.ok ? ', no answer' : ''}`)
  return { kind: 'accepted', accepted: body }
}
