import { createContext } from 'react'
import type { IconName } from './glyphs.ts'

/** Icons of the surrounding sprite; separate from the sprite, which few pages load. */
export const HeldGlyphs = createContext<ReadonlySet<IconName> | null>(null)

/** Id of an icon in the sprite. */
export const getGlyphId = (name: IconName) => `glyph-${name}`
