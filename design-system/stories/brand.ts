import type { BrandTheme, ModeTokens, ModeType } from '@foyer/theme-tokens/theme-model'
import type { ContrastLevel } from '@foyer/theme-tokens/contrast-levels'
import { createContext, useContext } from 'react'
import { logo as halcyon } from './fixtures.ts'

/** The brand a story stands in, as Storybook's toolbar says. */
export interface StoryBrand {
  theme: BrandTheme
  mode: ModeType
  contrast: ContrastLevel
  /** The colours in force: of this mode, at this level of contrast. */
  tokens: ModeTokens
}

const Context = createContext<StoryBrand | null>(null)

/** Storybook's preview hands the brand down; tests render stories without one. */
export const StoryBrandProvider = Context.Provider

/** The brand, for the pages that show its tokens. */
export function useStoryBrand(): StoryBrand {
  const brand = useContext(Context)
  if (!brand) throw new TypeError('This story shows a brand: open it in Storybook')
  return brand
}

/** The brand's logo, with the address it leads to; Halcyon's where no brand is in force. */
export function useStoryLogo() {
  const brand = useContext(Context)
  return brand ? { ...brand.theme.assets.logo, href: '/' } : halcyon
}
