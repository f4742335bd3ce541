import type { FieldsLanguage } from './fields-messages.ts'
import { fieldsStyle } from './fields-style.ts'

/** A complete page in a language and its direction. @param head further elements of its head */
export function renderProviderPage(
  nonce: string,
  { tag, direction, messages }: FieldsLanguage,
  typefaces: string,
  body: string,
  head = '',
): string {
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}<title>${escape(messages.title)}</title>
<style nonce="${nonce}">${typefaces}${fieldsStyle}</style>
</head>
<body>
${body}
</body>
</html>`
}

export interface FieldOptions {
  id: string
  label: string
  hint: string
  autocomplete: string
  isNumeric: boolean
  longest: number
  /** Its error message. */
  fault?: string | undefined
}

/** A labelled input with a place for its error message. */
export function renderField({
  id,
  label,
  hint,
  autocomplete,
  isNumeric,
  longest,
  fault,
}: FieldOptions): string {
  return `<div class="field"><label for="${id}">${escape(label)}</label>
<input id="${id}" name="${id}" type="text" placeholder="${escape(hint)}" autocomplete="${autocomplete}" maxlength="${longest}" required aria-describedby="${id}-fault"${isNumeric ? ' inputmode="numeric" dir="ltr"' : ' autocapitalize="words"'} spellcheck="false"${fault === undefined ? '' : ' aria-invalid="true"'}>
<p class="fault" id="${id}-fault"${fault === undefined ? ' hidden' : ''}>${escape(fault ?? '')}</p></div>`
}

/** Groups a card number in fours, as on the card. */
export function groupInFours(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ')
}

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
