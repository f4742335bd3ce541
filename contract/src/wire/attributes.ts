import { Type, type Static } from 'typebox'
import { Id, Nullable, TranslatedText } from './common.ts'

/**
 * A quality of a showtime: format, seating, language, access.
 * Display priority 1 and not promoted is Hero; promoted is Promoted; otherwise Standard.
 */
export const Attribute = Type.Object({
  id: Id,
  name: TranslatedText,
  shortName: TranslatedText,
  description: Nullable(TranslatedText),
  importantMessage: Nullable(TranslatedText),
  displayPriority: Type.Integer(),
  isPromoted: Type.Boolean(),
  /** Foyer's extension: name of the glyph in the design system's icon set. */
  icon: Type.Optional(Type.String()),
})
export type Attribute = Static<typeof Attribute>
