import type { BrandTheme, ModeTokens } from '@foyer/theme-tokens/theme-model'
import { findValueAt, type Draft, type Keys, type Setting } from './draft.ts'

/** One setting: its path in the theme's file, its control, and its default. */
export type Field = {
  label: string
  keys: Keys
  /** Path that must have a value for the setting to apply. */
  also?: Setting
} & (
  | { kind: 'colour'; derived: (tokens: ModeTokens) => string }
  | { kind: 'number'; derived: (theme: BrandTheme) => number; least: number; most: number; step?: number }
  | {
      kind: 'choice'
      options: readonly string[]
      /** Label of an option, if the file's value is not readable. */
      names?: Readonly<Record<string, string>>
      derived: (theme: BrandTheme) => string
    }
  | { kind: 'flag'; derived: (theme: BrandTheme) => boolean }
  | { kind: 'text'; derived: (theme: BrandTheme) => string }
)

export interface FieldGroup {
  title: string
  /** Limits of a change of these settings. */
  note?: string
  fields: readonly Field[]
}

const alignments = ['Left', 'Center']
const palettes = ['Primary', 'Secondary']

function buttonFields(draft: Draft, role: 'Primary' | 'Secondary'): Field[] {
  const buttons: readonly unknown[] = Array.isArray(draft['buttons']) ? draft['buttons'] : []
  const found = buttons.findIndex((each) => findValueAt(each, ['type']) === role)
  const at = found < 0 ? buttons.length : found
  const keys = (name: string): Keys => ['buttons', at, name]
  const also = { keys: keys('type'), value: role }
  return [
    {
      kind: 'flag',
      label: 'Filled',
      keys: keys('isFilled'),
      also,
      derived: (theme) => theme.buttons[role].isFilled,
    },
    {
      kind: 'number',
      label: 'Border',
      keys: keys('borderWidth'),
      also,
      derived: (theme) => theme.buttons[role].borderWidth,
      least: 0,
      most: 4,
      step: 0.5,
    },
    {
      kind: 'choice',
      label: 'Palette',
      keys: keys('colorPalette'),
      also,
      options: palettes,
      derived: (theme) => theme.buttons[role].colorPalette,
    },
  ]
}

/** Everything that is the same in both modes. */
export function listShapeGroups(draft: Draft): FieldGroup[] {
  return [
    {
      title: 'Brand name',
      fields: [{ kind: 'text', label: 'Name', keys: ['name'], derived: (theme) => theme.name }],
    },
    {
      title: 'Shape',
      fields: [
        {
          kind: 'choice',
          label: 'Corners',
          keys: ['radiusStyle'],
          options: ['Straight', 'Rounded', 'FullRounded'],
          names: { FullRounded: 'Fully rounded' },
          derived: (theme) => theme.radius.style,
        },
        {
          kind: 'number',
          label: 'Border of cards',
          keys: ['cardBorderWidth'],
          derived: (theme) => theme.cardBorderWidth,
          least: 0,
          most: 4,
          step: 0.5,
        },
      ],
    },
    { title: 'Primary button', fields: buttonFields(draft, 'Primary') },
    { title: 'Secondary button', fields: buttonFields(draft, 'Secondary') },
    { title: 'Type', fields: typeFields(draft) },
    { title: 'Header and headings', fields: headerFields },
  ]
}

/** The families that the brand has files of: another one would be set in its fallback. */
function getFamilies(draft: Draft): string[] {
  const fonts = findValueAt(draft, ['assets', 'fonts'])
  const families = Array.isArray(fonts) ? fonts.map((font: unknown) => findValueAt(font, ['family'])) : []
  return families.filter((family) => typeof family === 'string')
}

const family = (draft: Draft, place: 'heading' | 'body', label: string): Field => {
  const keys: Keys = ['typography', 'fontFamilyGroups', place, 'family']
  const chosen = findValueAt(draft, keys)
  const families = getFamilies(draft)
  return {
    kind: 'choice',
    label,
    keys,
    options: typeof chosen === 'string' && !families.includes(chosen) ? [chosen, ...families] : families,
    derived: (theme) => theme.typography[place].family,
  }
}
const weight = (name: 'heading' | 'body' | 'strong', label: string): Field => ({
  kind: 'number',
  label,
  keys: ['typography', 'fontWeights', name],
  derived: ({ typography: { heading, body } }) =>
    ({ heading: heading.weight, body: body.weight, strong: body.strongWeight })[name],
  least: 100,
  most: 1000,
  step: 10,
})

const typeFields = (draft: Draft): Field[] => [
  family(draft, 'heading', 'Headings'),
  family(draft, 'body', 'Running text'),
  weight('heading', 'Weight of headings'),
  weight('body', 'Weight of text'),
  weight('strong', 'Weight of emphasis'),
  {
    kind: 'number',
    label: 'Tracking of headings, em',
    keys: ['typography', 'headingTracking'],
    derived: (theme) => theme.typography.heading.tracking,
    least: -0.1,
    most: 0.2,
    step: 0.005,
  },
  {
    kind: 'number',
    label: 'Size of text, px',
    keys: ['typography', 'bodySize'],
    derived: (theme) => theme.typography.sizes.t2.wide,
    least: 15,
    most: 20,
  },
]

const headerFields: Field[] = [
  {
    kind: 'choice',
    label: 'Logo',
    keys: ['header', 'logo', 'horizontalAlignment'],
    options: alignments,
    derived: (theme) => theme.header.logo.horizontalAlignment,
  },
  {
    kind: 'choice',
    label: 'Logo, up and down',
    keys: ['header', 'logo', 'verticalAlignment'],
    options: ['Top', 'Center', 'Bottom'],
    derived: (theme) => theme.header.logo.verticalAlignment,
  },
  {
    kind: 'number',
    label: 'Height of the logo, px',
    keys: ['header', 'logo', 'height'],
    derived: (theme) => theme.header.logo.height,
    least: 16,
    most: 200,
  },
  {
    kind: 'number',
    label: 'Height of the header, px',
    keys: ['header', 'height'],
    derived: (theme) => theme.header.height,
    least: 44,
    most: 240,
  },
  {
    kind: 'number',
    label: 'Height of the logo on narrow screens, px',
    keys: ['header', 'logo', 'narrowHeight'],
    derived: (theme) => theme.header.logo.narrowHeight,
    least: 16,
    most: 120,
  },
  {
    kind: 'number',
    label: 'Height of the header on narrow screens, px',
    keys: ['header', 'narrowHeight'],
    derived: (theme) => theme.header.narrowHeight,
    least: 44,
    most: 160,
  },
  {
    kind: 'choice',
    label: 'Page headings',
    keys: ['pageHeadingAlignment'],
    options: alignments,
    derived: (theme) => theme.pageHeadingAlignment,
  },
]
