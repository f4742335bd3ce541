import { Type, type Static } from 'typebox'
import { formFieldTypes, formOperators } from '@foyer/contract/omnia/content-form'
import { OneOf } from '@foyer/contract/wire/common'
import { Key, Markdown, PageAddress, strict, ContentText } from './page-source.ts'

/** Schema of `content/forms/*.yaml`; the file's name is the form's id. */
export const FieldSource = strict({
  /** Name of the value when sent; conditions refer to it too. */
  alias: Key,
  caption: ContentText,
  help: Type.Optional(ContentText),
  type: OneOf(formFieldTypes),
  /** Default: the caption is shown above the field; screen readers always have it. */
  showLabel: Type.Optional(Type.Boolean()),
  /** Read by screen readers instead of the caption. */
  ariaLabel: Type.Optional(ContentText),
  required: Type.Optional(Type.Boolean()),
  requiredMessage: Type.Optional(ContentText),
  pattern: Type.Optional(Type.String({ maxLength: 200 })),
  patternMessage: Type.Optional(ContentText),
  maximumLength: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  kind: Type.Optional(OneOf(['text', 'email', 'tel'] as const)),
  placeholder: Type.Optional(ContentText),
  default: Type.Optional(ContentText),
  rows: Type.Optional(Type.Integer({ minimum: 1, maximum: 40 })),
  futureOnly: Type.Optional(Type.Boolean()),
  futureOnlyMessage: Type.Optional(ContentText),
  prompt: Type.Optional(ContentText),
  layout: Type.Optional(OneOf(['Vertical', 'Horizontal'] as const)),
  /** Text of a consent. */
  consent: Type.Optional(ContentText),
  /** Text above a consent; default: the help. */
  consentIntroduction: Type.Optional(ContentText),
  /** Level of the heading in a title and description. */
  headingLevel: Type.Optional(OneOf([2, 3, 4] as const)),
  options: Type.Optional(Type.Array(ContentText, { minItems: 1 })),
  text: Type.Optional(Markdown),
  upload: Type.Optional(
    strict({
      /** Default: any file. */
      extensions: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z0-9]{1,8}$' }), { minItems: 1 })),
      multiple: Type.Optional(Type.Boolean()),
    }),
  ),
  width: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  condition: Type.Optional(
    strict({
      action: OneOf(['Show', 'Hide'] as const),
      when: OneOf(['All', 'Any'] as const),
      rules: Type.Array(strict({ field: Key, operator: OneOf(formOperators), value: Type.String() }), {
        minItems: 1,
      }),
    }),
  ),
})
export type FieldSource = Static<typeof FieldSource>

export const FormSource = strict({
  name: ContentText,
  submit: ContentText,
  message: Markdown,
  /** The page to open after it is sent; default: the message replaces the form. */
  goTo: Type.Optional(PageAddress),
  /** Days after which an entry is deleted with its files; default a year. Must match what a consent promises. */
  keepDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3_650 })),
  /** A Date field from which the days are counted, if it is answered and later than the entry. */
  keepFrom: Type.Optional(Key),
  pages: Type.Array(
    strict({
      caption: Type.Optional(ContentText),
      fieldsets: Type.Array(
        strict({ caption: Type.Optional(ContentText), fields: Type.Array(FieldSource, { minItems: 1 }) }),
        { minItems: 1 },
      ),
    }),
    { minItems: 1 },
  ),
})
export type FormSource = Static<typeof FormSource>
