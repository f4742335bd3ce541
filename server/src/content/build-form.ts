import type { ContentForm, FormField } from '@foyer/contract/omnia/content-form'
import { isSafePattern, longestMatched } from '@foyer/contract/omnia/safe-pattern'
import type { FieldSource, FormSource } from './form-source.ts'
import { ContentError } from './read-source.ts'
import { renderRichText } from './rich-text.ts'

/**
 * Converts a form to the interface's form.
 * @throws ContentError if a condition names an unknown field, a name is used twice, or a consent is ticked in advance
 */
export function toForm(id: string, source: FormSource): ContentForm {
  const fields = source.pages.flatMap((page) => page.fieldsets.flatMap((set) => set.fields))
  const aliases = new Set(fields.map((field) => field.alias))
  if (aliases.size < fields.length) throw new ContentError([`form ${id} uses a name twice`])
  for (const { alias, condition } of fields)
    for (const rule of condition?.rules ?? [])
      if (!aliases.has(rule.field))
        throw new ContentError([`${alias} depends on ${rule.field}, which is not there`])
  const { keepFrom } = source
  if (keepFrom !== undefined && !fields.some(({ alias, type }) => alias === keepFrom && type === 'Date'))
    throw new ContentError([`keepFrom names ${keepFrom}, which is not a Date field of the form`])
  for (const field of fields)
    if (field.type === 'Data Consent' && field.default !== undefined)
      throw new ContentError([`${field.alias} has a default: a consent cannot be given in advance`])
  return {
    id,
    name: source.name,
    submitLabel: source.submit,
    messageOnSubmit: renderRichText(source.message),
    pages: source.pages.map((page) => ({
      caption: page.caption ?? null,
      fieldsets: page.fieldsets.map((set) => ({
        caption: set.caption ?? null,
        columns: set.fields.map((field) => ({ width: field.width ?? 12, fields: [toField(field)] })),
      })),
    })),
  }
}

function toField(source: FieldSource): FormField {
  const { alias, pattern = null, upload } = source
  if (pattern !== null && !isSafePattern(pattern))
    throw new ContentError([`the pattern of ${alias} cannot be used`])
  return {
    id: alias,
    alias,
    caption: source.caption,
    helpText: source.help ?? null,
    type: { name: source.type },
    required: source.required ?? false,
    pattern,
    requiredErrorMessage: source.requiredMessage ?? '',
    patternInvalidErrorMessage: source.patternMessage ?? '',
    condition: source.condition
      ? {
          actionType: source.condition.action,
          logicType: source.condition.when,
          rules: source.condition.rules,
        }
      : null,
    preValues: (source.options ?? []).map((option) => ({ caption: option, value: option })),
    settings: toSettings(source),
    fileUploadOptions: upload
      ? {
          allowAllUploadExtensions: upload.extensions === undefined,
          allowedUploadExtensions: upload.extensions ?? [],
          allowMultipleFileUploads: upload.multiple ?? false,
        }
      : null,
  }
}

function toSettings(source: FieldSource): FormField['settings'] {
  const html = source.text === undefined ? undefined : renderRichText(source.text)
  const optional = {
    showLabel: source.showLabel,
    ariaLabel: source.ariaLabel,
    // Text tested against a pattern has a maximum length, so that the test ends in time.
    maximumLength:
      source.pattern === undefined
        ? source.maximumLength
        : Math.min(source.maximumLength ?? longestMatched, longestMatched),
    fieldType: source.kind,
    defaultValue: source.default,
    placeholder: source.placeholder,
    numberOfRows: source.rows,
    futureOnly: source.futureOnly === undefined ? undefined : source.futureOnly ? 'True' : 'False',
    futureOnlyMessage: source.futureOnlyMessage,
    selectPrompt: source.prompt,
    displayLayout: source.layout,
    acceptCopy: source.consent,
    labelCopy: source.consentIntroduction,
    html: source.type === 'Rich text' ? html : undefined,
    caption: source.type === 'Title and description' ? source.caption : undefined,
    captionTag: source.type === 'Title and description' ? `h${source.headingLevel ?? 3}` : undefined,
    bodyText: source.type === 'Title and description' ? html : undefined,
  } as const
  return Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined))
}
