import { contrastLevels, type ContrastLevel } from '@foyer/theme-tokens/contrast-levels'
import type { Preview } from '@storybook/react-vite'
import type { BrandTheme, ModeType, ModeTokens } from '@foyer/theme-tokens/theme-model'
import { brandIds, getBrandTheme } from './brands.ts'

const modes = ['Dark', 'Light'] as const satisfies readonly ModeType[]
const directions = ['ltr', 'rtl'] as const
const textSizes = ['100', '150', '200'] as const
type TextSize = (typeof textSizes)[number]

/** What the toolbar says, resolved: a brand without the mode asked for shows its own. */
export interface Appearance {
  brand: string
  theme: BrandTheme
  mode: ModeType
  /** The colours of the mode at the level of contrast. */
  tokens: ModeTokens
  contrast: ContrastLevel
  direction: (typeof directions)[number]
  textSize: TextSize
}

const findKnown = <T extends string>(value: unknown, known: readonly T[], otherwise: T): T =>
  known.find((each) => each === value) ?? otherwise

/** Reads the globals; what they do not say or say wrongly is as `initialGlobals`. */
export function readAppearance(globals: Record<string, unknown>): Appearance {
  const brand = findKnown(globals['brand'], brandIds, 'halcyon')
  const contrast = findKnown(globals['contrast'], contrastLevels, 'Normal')
  const theme = getBrandTheme(brand, 'Normal')
  const knownMode = findKnown(globals['mode'], modes, 'Dark')
  const mode = theme.modes[knownMode] ? knownMode : theme.defaultMode
  const tokens = getBrandTheme(brand, contrast).modes[mode]
  if (!tokens) throw new TypeError(`The theme of ${brand} lacks its default mode`)
  return {
    brand,
    theme,
    mode,
    tokens,
    contrast,
    direction: findKnown(globals['direction'], directions, 'ltr'),
    textSize: findKnown(globals['textSize'], textSizes, '100'),
  }
}

const item = (value: string, title: string) => ({ value, title })
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The toolbar. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  brand: {
    description: 'Brand: every folder of brands/ that has a theme',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      items: brandIds.map((id) => item(id, upper(id))),
      dynamicTitle: true,
    },
  },
  mode: {
    description: 'Mode of the brand',
    toolbar: { title: 'Mode', icon: 'mirror', items: [...modes], dynamicTitle: true },
  },
  contrast: {
    description: 'Level of contrast',
    toolbar: {
      title: 'Contrast',
      icon: 'contrast',
      items: contrastLevels.map((level) => item(level, `${level} contrast`)),
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction of writing',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [item('ltr', 'Left to right'), item('rtl', 'Right to left')],
      dynamicTitle: true,
    },
  },
  textSize: {
    description: 'Size of text, as a visitor sets it',
    toolbar: {
      title: 'Text',
      icon: 'grow',
      items: textSizes.map((size) => item(size, `Text ${size} %`)),
      dynamicTitle: true,
    },
  },
}

export const initialGlobals = {
  brand: 'halcyon',
  mode: 'Dark',
  contrast: 'Normal',
  direction: 'ltr',
  textSize: '100',
}
