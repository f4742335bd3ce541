import type { ReactNode } from 'react'
import { styled } from '../../foundations/styled/index.ts'
import { shortBoxes } from '../../internal/choice-box/choice-boxes.ts'
import { ChoiceBoxes, type BoxGroupProps } from '../../internal/choice-box/ChoiceBoxes.tsx'

const Boxes = styled('div', { name: 'FoyerAmountChooser', slot: 'Boxes' })({
  ...shortBoxes,
  // All beside each other, on a phone in two rows.
  '& > label': { ...shortBoxes['& > label'], flex: '1 1 80px' },
})

export interface AmountOption {
  /** The value that a form sends and `onChange` reports; unique in the group. */
  value: string
  /** "£25", "Another". */
  label: string
  /** Shown, and cannot be chosen. */
  disabled?: boolean | undefined
  /** Below the boxes while it is chosen: the field of another amount. */
  panel?: ReactNode
}

export interface AmountChooserProps extends BoxGroupProps {
  /** The usual sums, and another. */
  options: readonly AmountOption[]
}

/**
 * The value of a gift card: the usual sums, and another within its bounds, which the help says. Keyboard as the radio
 * group of the ARIA Authoring Practices, which the browser's own radios have. For a share of a sum use `tip-chooser`. Its
 * radios are Material UI's; the boxes are our own.
 */
export const AmountChooser = ({ options, ...rest }: AmountChooserProps) => (
  <ChoiceBoxes<AmountOption>
    {...rest}
    list={Boxes}
    options={options}
    draw={({ label }) => <strong>{label}</strong>}
  />
)
