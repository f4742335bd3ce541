import MuiCheckbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import type { ReactNode, Ref } from 'react'
import { styled } from '../../foundations/styled/index.ts'
import { QuantityStepper } from '../../forms/quantity-stepper/index.ts'
import type { CountedOption, ModifierOption, ModifierOptions, OptionChoice } from './options.ts'

const List = styled('div', { name: 'FoyerModifierGroup', slot: 'Options' })({
  '& [data-slot=label]': { display: 'flex', alignItems: 'baseline', gap: 8, overflowWrap: 'anywhere' },
  // Behind the words, not under them as the help of a field.
  '& [data-slot=label] small': {
    display: 'inline',
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
  },
})

const Counted = styled('div', { name: 'FoyerModifierGroup', slot: 'Counted' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 16,
  minBlockSize: 52,
  '& > [data-slot=stepper]:not([data-filled])': { gridTemplateColumns: '0 0 44px' },
})

const OptionLabel = ({ label, note, price }: ModifierOption) => (
  <span data-slot="label">
    <span>
      {label}
      {note !== undefined && (
        <>
          {' '}
          <small>{note}</small>
        </>
      )}
    </span>
    {price !== undefined && (
      <>
        {' '}
        <span data-slot="price">
          <bdi>{price}</bdi>
        </span>
      </>
    )}
  </span>
)

interface OptionProps<Option> extends OptionChoice {
  /** What can be chosen. */
  option: Option
  /** How many of it are. */
  quantity: number
}

const CountedRow = ({ option, quantity, isFull, onChange }: OptionProps<CountedOption>) => {
  const most = isFull || option.disabled ? quantity : (option.max ?? Number.MAX_SAFE_INTEGER)
  return (
    <Counted>
      <OptionLabel {...option} />
      <QuantityStepper
        data-slot="stepper"
        value={quantity}
        max={most}
        onChange={(next) => onChange(option.id, next)}
        labels={option.labels}
        role="group"
        aria-label={option.label}
      />
    </Counted>
  )
}

interface ChoiceProps extends OptionProps<ModifierOption> {
  /** Radios choose one, boxes several. */
  kind: 'one' | 'several'
  /** Of the inputs of a group. */
  name: string
}

const ChoiceRow = ({ kind, name, option, quantity, isFull, onChange }: ChoiceProps) => {
  const input = { name, value: option.id, checked: quantity > 0 }
  return (
    <FormControlLabel
      disabled={option.disabled === true || (kind === 'several' && isFull === true && quantity === 0)}
      label={<OptionLabel {...option} />}
      control={
        kind === 'one' ? (
          <Radio {...input} onChange={() => onChange(option.id, 1)} />
        ) : (
          <MuiCheckbox {...input} onChange={(event) => onChange(option.id, event.target.checked ? 1 : 0)} />
        )
      }
    />
  )
}

interface OptionsProps extends OptionChoice {
  /** Names the inputs of the group. */
  name: string
  /** By kind. */
  group: ModifierOptions
  /** Of the list. */
  ref: Ref<HTMLDivElement>
}

/** The options of a group, each with its own groups under it while it is chosen. */
export function Options({ name, group, ref, ...choice }: OptionsProps) {
  const getQuantity = ({ id }: ModifierOption) => choice.chosen[id] ?? 0
  const withNested = (option: ModifierOption, row: ReactNode) => (
    <div key={option.id}>
      {row}
      {getQuantity(option) > 0 && option.nested !== undefined && (
        <div data-slot="nested">{option.nested}</div>
      )}
    </div>
  )
  return (
    <List ref={ref}>
      {group.kind === 'quantities'
        ? group.options.map((option) =>
            withNested(option, <CountedRow option={option} quantity={getQuantity(option)} {...choice} />),
          )
        : group.options.map((option) =>
            withNested(
              option,
              <ChoiceRow
                kind={group.kind}
                name={name}
                option={option}
                quantity={getQuantity(option)}
                {...choice}
              />,
            ),
          )}
    </List>
  )
}
