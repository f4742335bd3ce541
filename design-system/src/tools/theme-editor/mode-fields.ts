import { heroPatterns } from '@foyer/theme-tokens/values/marks'
import type { ModeTokens, ModeType } from '@foyer/theme-tokens/theme-model'
import { findValueAt, type Draft } from './draft.ts'
import type { Field, FieldGroup } from './fields.ts'

type Row = [label: string, path: string, derived: (tokens: ModeTokens) => string]

const brandColors: Row[] = [
  ['Primary', 'primary', (tokens) => tokens.brand],
  ['Secondary', 'secondary', (tokens) => tokens.secondary],
  ['Accent: links, outlines', 'accent', (tokens) => tokens.ink],
  ['Words on primary', 'buttons.text', (tokens) => tokens.onPrimary],
]
const drawnOnce =
  'Logo, icons and preview picture are files of their own: they keep their colours. Replace them in assets/.'
const groundColors: Row[] = [
  ['Page', 'background.default', (tokens) => tokens.bg],
  ['Surface', 'background.surface', (tokens) => tokens.surface],
  ['Sunken', 'background.sunken', (tokens) => tokens.surface2],
  ['Header', 'background.header', (tokens) => tokens.header],
  ['Border', 'border', (tokens) => tokens.border],
  ['Text', 'typography.primary', (tokens) => tokens.text],
  ['Quiet text', 'typography.secondary', (tokens) => tokens.muted],
]
const stateColors: Row[] = [
  ['Error', 'notification.error', (tokens) => tokens.error],
  ['Warning', 'notification.warning', (tokens) => tokens.warning],
  ['Success', 'notification.success', (tokens) => tokens.success],
  ['Seat', 'seats.standard', (tokens) => tokens.seats.seat],
  ['Premier seat', 'seats.premier', (tokens) => tokens.seats.premier],
  ['Chosen seat', 'seats.selected', (tokens) => tokens.seats.selected],
  ['Floor', 'seats.floor', (tokens) => tokens.seats.floor],
]

/** A mode of the draft, and its index in the list. */
export interface DraftMode {
  index: number
  type: ModeType
  isDefault: boolean
}

/** The modes of a draft; invalid entries are omitted, and validation reports them. */
export const getModes = (draft: Draft): DraftMode[] =>
  (Array.isArray(draft['modes']) ? (draft['modes'] as unknown[]) : []).flatMap((mode, index) => {
    const type = findValueAt(mode, ['type'])
    return type === 'Light' || type === 'Dark'
      ? [{ index, type, isDefault: findValueAt(mode, ['isDefault']) === true }]
      : []
  })

/** Attributes with their own style, if the mode has them itself. */
function heroGroups(draft: Draft, { index, type }: DraftMode): FieldGroup[] {
  const place = ['modes', index, 'colorScheme', 'heroAttributes']
  const attributes = findValueAt(draft, place)
  if (!Array.isArray(attributes)) return []
  return attributes.flatMap((each: unknown, at): FieldGroup[] => {
    const id = findValueAt(each, ['id'])
    if (typeof id !== 'string') return []
    const fields: Field[] = [
      {
        kind: 'colour',
        label: 'Colour',
        keys: [...place, at, 'color'],
        derived: (tokens) => tokens.heroAttributes[id]?.color ?? tokens.primary,
      },
      {
        kind: 'choice',
        label: 'Pattern',
        keys: [...place, at, 'pattern'],
        options: heroPatterns,
        derived: ({ modes }) => modes[type]?.heroAttributes[id]?.pattern ?? 'solid',
      },
      {
        kind: 'text',
        label: 'Glyph',
        keys: [...place, at, 'glyph'],
        derived: ({ modes }) => modes[type]?.heroAttributes[id]?.glyph ?? id,
      },
    ]
    return [{ title: `Attribute ${id}`, fields }]
  })
}

const pictures = { body: 'Picture behind the page', header: 'Picture behind the header' } as const

/** A picture's address, and the point of it that stays in view once there is one. */
const pictureGroup = (draft: Draft, { type }: DraftMode, part: keyof typeof pictures): FieldGroup => {
  const place = ['assets', 'backgroundImages', type, part]
  const point = (label: string, name: 'fromLeft' | 'fromTop'): Field => ({
    kind: 'number',
    label,
    keys: [...place, name],
    derived: ({ assets }) => assets.backgroundImages[type]?.[part]?.[name] ?? 50,
    least: 0,
    most: 100,
  })
  const address: Field = {
    kind: 'text',
    label: 'Address',
    keys: [...place, 'url'],
    derived: ({ assets }) => assets.backgroundImages[type]?.[part]?.url ?? '',
  }
  const isThere = findValueAt(draft, place) !== undefined
  return {
    title: pictures[part],
    fields: isThere
      ? [address, point('Kept in view, % from the left', 'fromLeft'), point('% from the top', 'fromTop')]
      : [address],
  }
}

/** Every setting that a mode may have. */
export function listModeGroups(draft: Draft, mode: DraftMode): FieldGroup[] {
  const group = (title: string, rows: Row[]): FieldGroup => ({
    title,
    fields: rows.map(([label, path, derived]) => ({
      kind: 'colour',
      label,
      keys: ['modes', mode.index, 'colorScheme', ...path.split('.')],
      derived,
    })),
  })
  return [
    { ...group('Brand', brandColors), note: drawnOnce },
    group('Grounds and text', groundColors),
    group('Notices and seats', stateColors),
    ...heroGroups(draft, mode),
    pictureGroup(draft, mode, 'body'),
    pictureGroup(draft, mode, 'header'),
  ]
}
