import { createContext } from 'react'
import type { IconName } from './glyphs.ts'

/** The glyphs that a sheet around the icons holds; apart from the sheet, which few pages fetch. */
export const HeldGlyphs = createContext<ReadonlySet<IconName> | null>(null)

/** Id of a glyph that a sheet holds. */
export const glyphId = (name: IconName) => `glyph-${name}`
