import { Type, type Static } from 'typebox'
import { Id, Nullable, OneOf } from '../wire/common.ts'

/** A form of the content system, as `POST /umbraco/forms/api/v1/entries/{formId}` takes it. */

export const formFieldTypes = [
  'Short answer',
  'Long answer',
  'Date',
  'Checkbox',
  'Multiple choice',
  'Single choice',
  'Dropdown',
  'Data Consent',
  'File upload',
  'Hidden',
  'Password',
  'Rich text',
  'Title and description',
] as const
export type FormFieldType = (typeof formFieldTypes)[number]

/** As on the wire, including spelling. A rule on a missing value is false. */
export const formOperators = [
  'Is',
  'IsNot',
  'GreaterThen',
  'LessThen',
  'Contains',
  'ContainsIgnoreCase',
  'StartsWith',
  'StartsWithIgnoreCase',
  'EndsWith',
  'EndsWithIgnoreCase',
  'NotContains',
  'NotContainsIgnoreCase',
  'NotStartsWith',
  'NotStartsWithIgnoreCase',
  'NotEndsWith',
  'NotEndsWithIgnoreCase',
] as const
export type FormOperator = (typeof formOperators)[number]

export const FormRule = Type.Object({
  /** Id of the field whose value is looked at. */
  field: Id,
  operator: OneOf(formOperators),
  value: Type.String(),
})
export type FormRule = Static<typeof FormRule>

export const FormCondition = Type.Object({
  actionType: OneOf(['Show', 'Hide'] as const),
  logicType: OneOf(['All', 'Any'] as const),
  rules: Type.Array(FormRule),
})
export type FormCondition = Static<typeof FormCondition>

/** Texts are the editor's own; a flag is a boolean here, where the content system would write 'True'. */
export const FormFieldSettings = Type.Object({
  showLabel: Type.Optional(Type.Boolean()),
  maximumLength: Type.Optional(Type.Integer({ minimum: 1 })),
  fieldType: Type.Optional(OneOf(['text', 'email', 'tel'] as const)),
  defaultValue: Type.Optional(Type.String()),
  placeholder: Type.Optional(Type.String()),
  numberOfRows: Type.Optional(Type.Integer({ minimum: 1, maximum: 40 })),
  futureOnly: Type.Optional(OneOf(['True', 'False'] as const)),
  futureOnlyMessage: Type.Optional(Type.String()),
  selectPrompt: Type.Optional(Type.String()),
  displayLayout: Type.Optional(OneOf(['Vertical', 'Horizontal'] as const)),
  labelCopy: Type.Optional(Type.String()),
  acceptCopy: Type.Optional(Type.String()),
  ariaLabel: Type.Optional(Type.String()),
  html: Type.Optional(Type.String()),
  caption: Type.Optional(Type.String()),
  captionTag: Type.Optional(OneOf(['h2', 'h3', 'h4'] as const)),
  bodyText: Type.Optional(Type.String()),
})
export type FormFieldSettings = Static<typeof FormFieldSettings>

export const FormField = Type.Object({
  id: Id,
  /** The name under which the value is sent. */
  alias: Id,
  caption: Type.String(),
  helpText: Nullable(Type.String()),
  type: Type.Object({ name: OneOf(formFieldTypes) }),
  required: Type.Boolean(),
  pattern: Nullable(Type.String()),
  requiredErrorMessage: Type.String(),
  patternInvalidErrorMessage: Type.String(),
  condition: Nullable(FormCondition),
  preValues: Type.Array(Type.Object({ caption: Type.String(), value: Type.String() })),
  settings: FormFieldSettings,
  fileUploadOptions: Nullable(
    Type.Object({
      allowAllUploadExtensions: Type.Boolean(),
      /** Without the dot. */
      allowedUploadExtensions: Type.Array(Type.String()),
      allowMultipleFileUploads: Type.Boolean(),
    }),
  ),
})
export type FormField = Static<typeof FormField>

export const ContentForm = Type.Object({
  id: Id,
  name: Type.String(),
  pages: Type.Array(
    Type.Object({
      caption: Nullable(Type.String()),
      fieldsets: Type.Array(
        Type.Object({
          caption: Nullable(Type.String()),
          columns: Type.Array(
            Type.Object({
              /** A share of 12. */
              width: Type.Integer({ minimum: 1, maximum: 12 }),
              fields: Type.Array(FormField),
            }),
          ),
        }),
      ),
    }),
  ),
  submitLabel: Type.String(),
  messageOnSubmit: Type.String(),
})
export type ContentForm = Static<typeof ContentForm>
