import type { BrandTheme, ModeType } from '@foyer/theme-tokens/theme-model'
import { useState, type Dispatch, type ReactNode } from 'react'
import { Button } from '../../actions/button/index.ts'
import type { Change, Draft } from './draft.ts'
import { listShapeGroups, type Field, type FieldGroup } from './fields.ts'
import { listModeGroups, getModes } from './mode-fields.ts'
import { Segments, Side } from './parts.tsx'
import { SettingRow } from './SettingRow.tsx'

export interface SettingsProps {
  draft: Draft
  theme: BrandTheme
  dispatch: Dispatch<Change>
  /** What is chosen besides the theme. */
  children?: ReactNode
}

/** Everything that a brand may choose; a setting in grey is derived from the others. */
export function Settings({ draft, theme, dispatch, children }: SettingsProps) {
  const modes = getModes(draft)
  const [wanted, setWanted] = useState<ModeType>(theme.defaultMode)
  const mode = modes.find(({ type }) => type === wanted) ?? modes[0]
  const missing = (['Light', 'Dark'] as const).find((type) => modes.every((each) => each.type !== type))
  const listed = Array.isArray(draft['modes']) ? draft['modes'].length : 0
  const group = ({ title, note, fields }: FieldGroup) => (
    <div key={title} role="group" aria-label={title}>
      <h3>{title}</h3>
      {fields.map((field) => (
        <SettingRow
          key={field.keys.join('.')}
          field={field}
          draft={draft}
          theme={theme}
          tokens={mode && theme.modes[mode.type]}
          onSet={({ keys, also }: Field, value) => dispatch({ kind: 'set', keys, value, also })}
          onSettle={() => dispatch({ kind: 'settle' })}
        />
      ))}
      {note !== undefined && <p>{note}</p>}
    </div>
  )
  return (
    <Side data-pane="settings" aria-label="Settings">
      <h2>Colours</h2>
      <Segments role="group" aria-label="Mode">
        {modes.map(({ type, isDefault }) => (
          <button key={type} type="button" aria-pressed={type === mode?.type} onClick={() => setWanted(type)}>
            {type}
            {isDefault && ' (first)'}
          </button>
        ))}
      </Segments>
      {mode && !mode.isDefault && (
        <Button
          size="medium"
          variant="secondary"
          onClick={() => {
            const first = modes.find(({ isDefault }) => isDefault)
            dispatch({
              kind: 'set',
              keys: ['modes', mode.index, 'isDefault'],
              value: true,
              also: first && { keys: ['modes', first.index, 'isDefault'], value: undefined },
            })
            dispatch({ kind: 'settle' })
          }}
        >
          Show {mode.type} first
        </Button>
      )}
      {missing && modes.length > 0 && (
        <Button
          size="medium"
          variant="secondary"
          onClick={() => {
            dispatch({
              kind: 'set',
              keys: ['modes', listed],
              value: { type: missing, colorScheme: {} },
            })
            dispatch({ kind: 'settle' })
            setWanted(missing)
          }}
        >
          Add a {missing} mode
        </Button>
      )}
      {mode && listModeGroups(draft, mode).map(group)}
      <h2>Shape and type</h2>
      {listShapeGroups(draft).map(group)}
      {children}
    </Side>
  )
}
