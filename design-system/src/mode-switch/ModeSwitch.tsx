import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef, type ComponentPropsWithRef } from 'react'
import { applyModeChoice, readModeChoice, type ModeChoice } from '../theme/mode.ts'

const choices = ['System', 'Light', 'Dark'] as const satisfies readonly ModeChoice[]
const chosen = choices.map((choice) => `[data-mode-choice=${choice}] & > [data-choice=${choice}]`).join(', ')

const Root = styled('fieldset', { name: 'FoyerModeSwitch', slot: 'Root' })({
  display: 'flex',
  margin: 0,
  padding: 0,
  border: '1px solid var(--border)',
  borderRadius: 'var(--r-md)',
  overflow: 'clip',
  color: 'var(--text)',
  fontSize: 'var(--t1)',
  '& > legend': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  '& > label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 44,
    paddingInline: 16,
    cursor: 'pointer',
  },
  '& > label > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& > label:has(:focus-visible)': { outline: '2px solid var(--ink)', outlineOffset: -2 },
  // The attribute on <html> paints the choice: right from the first paint on, without a commit.
  [chosen]: { background: 'var(--surface-2)', fontWeight: 650 },
  '@media (forced-colors: active)': {
    '& > label:has(:checked)': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
})

export interface ModeSwitchProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  labels: { legend: string } & Record<ModeChoice, string>
}

/** System, light or dark: changes an attribute and a cookie; React renders nothing again. */
export function ModeSwitch({ labels, ...rest }: ModeSwitchProps) {
  const name = useId()
  const inputs = useRef<Partial<Record<ModeChoice, HTMLInputElement | null>>>({})
  useEffect(() => {
    const current = inputs.current[readModeChoice()]
    if (current) current.checked = true
  }, [])
  return (
    <Root {...rest}>
      <legend>{labels.legend}</legend>
      {choices.map((choice) => (
        <label key={choice} data-choice={choice}>
          <input
            ref={(node) => {
              inputs.current[choice] = node
            }}
            type="radio"
            name={name}
            value={choice}
            onChange={() => {
              applyModeChoice(choice)
            }}
          />
          <span>{labels[choice]}</span>
        </label>
      ))}
    </Root>
  )
}
