import Checkbox from '@mui/material/Checkbox'
import type { BrandTheme, ModeTokens } from '@foyer/theme-tokens/theme-model'
import { useId, useState } from 'react'
import { Icon } from '../../foundations/icon/index.ts'
import { findValueAt, type Draft } from './draft.ts'
import type { Field } from './fields.ts'
import { Row } from './parts.tsx'

export interface SettingRowProps {
  field: Field
  draft: Draft
  /** The evaluated draft: shows the derived value of a setting that is not set. */
  theme: BrandTheme
  tokens: ModeTokens | undefined
  onSet: (field: Field, value: unknown) => void
  /** The change is made: the next one is another step back. */
  onSettle: () => void
}

const isHex = (value: string) => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)
const six = (value: string) =>
  value.length === 4 ? `#${[...value.slice(1)].map((digit) => digit + digit).join('')}` : value

/** One setting with its name, and a button to reset it to the derived value. */
export function SettingRow(props: SettingRowProps) {
  const { field, draft, onSet, onSettle } = props
  const id = useId()
  const chosen = findValueAt(draft, field.keys)
  return (
    <Row data-derived={chosen === undefined ? '' : undefined}>
      <label htmlFor={id}>{field.label}</label>
      <Control {...props} id={id} chosen={chosen} />
      {chosen === undefined ? (
        <span />
      ) : (
        <button
          type="button"
          aria-label={`${field.label}: leave it to be derived`}
          title="Leave it to be derived"
          onClick={() => {
            onSet(field, undefined)
            onSettle()
          }}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </Row>
  )
}

function Control(props: SettingRowProps & { id: string; chosen: unknown }) {
  const { field, theme, tokens, onSet, onSettle, id, chosen } = props
  switch (field.kind) {
    case 'colour':
      return <ColorSetting {...props} shown={tokens ? field.derived(tokens) : '#000000'} />
    case 'number':
      return (
        <input
          id={id}
          type="number"
          min={field.least}
          max={field.most}
          step={field.step ?? 1}
          value={typeof chosen === 'number' ? chosen : field.derived(theme)}
          onChange={({ target }) => {
            if (!Number.isNaN(target.valueAsNumber)) onSet(field, target.valueAsNumber)
          }}
          onBlur={onSettle}
        />
      )
    case 'choice':
      return (
        <select
          id={id}
          value={typeof chosen === 'string' ? chosen : field.derived(theme)}
          onChange={({ target }) => {
            onSet(field, target.value)
            onSettle()
          }}
        >
          {field.options.map((option) => (
            <option key={option} value={option}>
              {field.names?.[option] ?? option}
            </option>
          ))}
        </select>
      )
    case 'flag':
      return (
        <Checkbox
          slotProps={{ input: { id } }}
          checked={typeof chosen === 'boolean' ? chosen : field.derived(theme)}
          onChange={({ target }) => {
            onSet(field, target.checked)
            onSettle()
          }}
        />
      )
    case 'text':
      return (
        <input
          id={id}
          type="text"
          value={typeof chosen === 'string' ? chosen : field.derived(theme)}
          onChange={({ target }) => onSet(field, target.value === '' ? undefined : target.value)}
          onBlur={onSettle}
        />
      )
  }
}

/** A picker and the color as text: a name, hex or rgb(), taken over as soon as it is one. */
function ColorSetting({
  field,
  id,
  chosen,
  shown,
  onSet,
  onSettle,
}: SettingRowProps & { id: string; chosen: unknown; shown: string }) {
  const stands = typeof chosen === 'string' ? chosen : shown
  const [typed, setTyped] = useState<string | null>(null)
  const isColor = typed === null || CSS.supports('color', typed)
  return (
    <span data-slot="colour">
      <input
        type="color"
        aria-label={`${field.label}, picker`}
        value={six(isHex(stands) ? stands : shown.slice(0, 7))}
        onChange={({ target }) => onSet(field, target.value)}
        onBlur={onSettle}
      />
      <input
        id={id}
        type="text"
        spellCheck={false}
        value={typed ?? stands}
        aria-invalid={!isColor}
        onChange={({ target }) => {
          setTyped(target.value)
          if (CSS.supports('color', target.value)) onSet(field, target.value)
        }}
        onBlur={() => {
          setTyped(null)
          onSettle()
        }}
      />
    </span>
  )
}
