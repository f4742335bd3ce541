import { FilterChip } from '@foyer/design-system/actions/filter-chip'
import { styled } from '@foyer/design-system/foundations/styled'
import { Icon } from '@foyer/design-system/foundations/icon'
import { useId } from 'react'

const Root = styled('fieldset', { name: 'FoyerChoiceChips', slot: 'Root' })({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': {
    padding: 0,
    marginBlockEnd: 8,
    fontSize: 'var(--foyer-text-sm)',
    fontWeight: 650,
    '&[data-hidden]': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& > p': {
    display: 'flex',
    gap: 8,
    marginBlockStart: 8,
    color: 'var(--foyer-error)',
    fontSize: 'var(--foyer-text-sm)',
  },
})

export interface ChoiceChipsProps {
  label: string
  /** Whether what stands above says the same. */
  hideLabel?: boolean
  options: readonly { readonly id: string; readonly label: string }[]
  value: readonly string[]
  onChange: (value: string[]) => void
  /** One at most. */
  isSingle?: boolean
  error?: string | undefined
}

/** Chips of which several, or one, are chosen. */
export function ChoiceChips({
  label,
  hideLabel,
  options,
  value,
  onChange,
  isSingle,
  error,
}: ChoiceChipsProps) {
  const errorId = useId()
  const choose = (id: string) => {
    if (value.includes(id)) onChange(value.filter((each) => each !== id))
    else onChange(isSingle ? [id] : [...value, id])
  }
  return (
    <Root aria-describedby={error === undefined ? undefined : errorId}>
      <legend data-hidden={hideLabel ? '' : undefined}>{label}</legend>
      <div>
        {options.map((option) => (
          <FilterChip
            key={option.id}
            label={option.label}
            pressed={value.includes(option.id)}
            onPress={() => choose(option.id)}
          />
        ))}
      </div>
      {error !== undefined && (
        <p id={errorId}>
          <Icon name="alert-circle" size={20} />
          {error}
        </p>
      )}
    </Root>
  )
}
