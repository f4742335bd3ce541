import type { ContentForm, FormField, FormFieldType } from '../content-form.ts'

/** A field that asks for nothing: what a test is about is its change. Its id and its caption are its alias. */
export function createFormField(
  alias: string,
  type: FormFieldType,
  change: Partial<FormField> = {},
): FormField {
  return {
    id: alias,
    alias,
    caption: alias,
    helpText: null,
    type: { name: type },
    required: false,
    pattern: null,
    requiredErrorMessage: '',
    patternInvalidErrorMessage: '',
    condition: null,
    preValues: [],
    settings: {},
    fileUploadOptions: null,
    ...change,
  }
}

/** A form of one page with these fields, one below the other. */
export function createFormOfFields(fields: FormField[]): ContentForm {
  return {
    id: 'f',
    name: 'F',
    submitLabel: 'Send',
    messageOnSubmit: '',
    pages: [{ caption: null, fieldsets: [{ caption: null, columns: [{ width: 12, fields }] }] }],
  }
}
