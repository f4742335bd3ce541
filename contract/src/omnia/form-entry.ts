import { Type, type Static } from 'typebox'
import { largestUpload, mostUploads } from './validate-form.ts'

/** A submitted form entry, and its response. */

/** Characters of a file as a data URL: four for three bytes, and its head. */
const longestDataUrl = Math.ceil(largestUpload / 3) * 4 + 200

export const UploadedFile = Type.Object({
  fileName: Type.String({ minLength: 1, maxLength: 255 }),
  fileContents: Type.String({ maxLength: longestDataUrl, description: 'Data URL in Base64' }),
})
export type UploadedFile = Static<typeof UploadedFile>

const longestText = 20_000

/** By the alias of the field. A box that is ticked or not is `true` or `false` as text. */
export const FormEntryRequest = Type.Object({
  values: Type.Record(
    Type.String(),
    Type.Union([
      Type.String({ maxLength: longestText }),
      Type.Array(Type.String({ maxLength: longestText }), { maxItems: 100 }),
      Type.Array(UploadedFile, { maxItems: mostUploads }),
    ]),
  ),
})
export type FormEntryRequest = Static<typeof FormEntryRequest>

export const FormEntryAccepted = Type.Object({
  messageOnSubmit: Type.String({ description: 'HTML' }),
  /** Address to open after submission; absent to stay on the page. */
  gotoPageOnSubmitRoute: Type.Optional(Type.Object({ path: Type.String({ pattern: '^/' }) })),
})
export type FormEntryAccepted = Static<typeof FormEntryAccepted>

/** By the alias of the field; messages for the visitor. */
export const FormEntryRejected = Type.Object({
  title: Type.String(),
  errors: Type.Record(Type.String(), Type.Array(Type.String())),
})
export type FormEntryRejected = Static<typeof FormEntryRejected>
