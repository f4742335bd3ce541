import type { ContentForm, FormField } from '@foyer/contract/omnia/content-form'
import { listFields } from '@foyer/contract/omnia/form-conditions'
import type { FormEntryRejected } from '@foyer/contract/omnia/form-entry'

/** What a server has refused, parted by where it can be said. */
export interface Refusal {
  /** Messages by the alias of a visible field, beside which they are shown. */
  readonly atFields: ReadonlyMap<string, string>
  /** Messages about hidden fields, for the form as a whole: with the field's caption, null where the form has no such field. */
  readonly elsewhere: readonly { readonly caption: string | null; readonly message: string }[]
}

/** @param seen fields that the visitor comes to, on whatever step */
export function toRefusal(
  form: ContentForm,
  seen: readonly FormField[],
  errors: FormEntryRejected['errors'],
): Refusal {
  const getMessage = (alias: string) => (Object.hasOwn(errors, alias) ? (errors[alias] ?? []).join(' ') : '')
  const refused = seen.filter(({ alias }) => Object.hasOwn(errors, alias)).map(({ alias }) => alias)
  const captions = new Map(listFields(form).map(({ alias, caption }) => [alias, caption]))
  return {
    atFields: new Map(refused.map((alias) => [alias, getMessage(alias)])),
    elsewhere: Object.keys(errors)
      .filter((alias) => !refused.includes(alias) && getMessage(alias) !== '')
      .map((alias) => ({ caption: captions.get(alias) ?? null, message: getMessage(alias) })),
  }
}
