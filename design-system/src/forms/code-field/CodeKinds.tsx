import { useId, type ReactNode } from 'react'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { visuallyHidden } from '../../foundations/visually-hidden/index.ts'
import type { CodeKind } from './CodeField.types.ts'

const Row = styled('fieldset', { name: 'FoyerCodeField', slot: 'Kinds' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': visuallyHidden,
})

const Chip = styled('label', { name: 'FoyerCodeField', slot: 'Kind' })({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minInlineSize: 0,
  minBlockSize: 44,
  paddingInline: 16,
  border: '1px solid var(--foyer-border)',
  borderRadius: 'var(--foyer-radius-button)',
  fontSize: 'var(--foyer-text-sm)',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& > input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' },
  '& > svg': { flex: 'none', inlineSize: 20, blockSize: 20 },
  '&:has(:disabled)': { color: 'var(--foyer-text-muted)', cursor: 'default' },
  '&:has(:checked)': {
    borderColor: 'var(--foyer-primary-text)',
    background: 'var(--foyer-selected-background)',
    color: 'var(--foyer-primary-text)',
    boxShadow: 'inset 0 0 0 1px var(--foyer-primary-text)',
  },
  '&:has(:focus-visible)': { outline: '3px solid var(--foyer-primary-text)', outlineOffset: 3 },
  [media.hover]: { '&:hover:not(:has(:disabled))': { borderColor: 'var(--foyer-primary-text)' } },
  [media.forcedColors]: {
    '&:has(:checked)': { outline: '2px solid Highlight' },
    '&:has(:focus-visible)': { outlineColor: 'Highlight', outlineOffset: 3 },
    '&:has(:disabled:not(:checked))': { borderColor: 'GrayText', color: 'GrayText' },
  },
})

interface CodeKindsProps {
  legend: string
  kinds: readonly CodeKind[]
  /** Of the kind that is chosen. */
  kindId: string | null
  /** Whether the number has identified the kind: then the others are not to be chosen. */
  isRecognized: boolean
  onChoose: (kindId: string) => void
}

/** The kinds that a field takes, one of them chosen; the number chooses as soon as it tells. */
export function CodeKinds({ legend, kinds, kindId, isRecognized, onChoose }: CodeKindsProps): ReactNode {
  const name = useId()
  return (
    <Row>
      <legend>{legend}</legend>
      {kinds.map(({ id, label, icon }) => (
        <Chip key={id}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={kindId === id}
            disabled={isRecognized && kindId !== id}
            onChange={() => onChoose(id)}
          />
          {icon}
          <span>{label}</span>
        </Chip>
      ))}
    </Row>
  )
}
