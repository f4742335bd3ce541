import type { ReactNode } from 'react'
import { styled } from '../../foundations/styled/index.ts'
import { shortBoxes } from '../../internal/choice-box/choice-boxes.ts'
import { ChoiceBoxes, type BoxGroupProps } from '../../internal/choice-box/ChoiceBoxes.tsx'

const Boxes = styled('div', { name: 'FoyerTipChooser', slot: 'Boxes' })({
  ...shortBoxes,
  '& > label': {
    ...shortBoxes['& > label'],
    // Five in a row, three and two on a phone.
    flex: '1 1 100px',
    minBlockSize: 64,
    '& > span:not(.MuiRadio-root)': { fontSize: 'var(--foyer-text-sm)' },
  },
})

export interface TipOption {
  /** The value that a form sends and `onChange` reports; unique in the group. */
  value: string
  /** "10 %", "None", "Other". */
  label: string
  /** What that is of this order: "£1.23". */
  amount?: string | undefined
  /** Shown, and cannot be chosen. */
  disabled?: boolean | undefined
  /** Below the boxes while it is chosen: the field of one's own amount. */
  panel?: ReactNode
}

export interface TipChooserProps extends BoxGroupProps {
  /** None, shares of the sum, another amount. */
  options: readonly TipOption[]
}

/**
 * A tip: none, a share with its sum, or an amount of one's own. Keyboard as the radio group of the ARIA Authoring
 * Practices, which the browser's own radios have. Nothing is chosen beforehand that was not set so. For the value of a
 * gift card use `amount-chooser`. Its radios are Material UI's; the boxes are our own.
 */
export const TipChooser = ({ options, ...rest }: TipChooserProps) => (
  <ChoiceBoxes<TipOption>
    {...rest}
    list={Boxes}
    options={options}
    draw={({ label, amount }) => (
      <>
        <strong>{label}</strong>
        {amount !== undefined && (
          <>
            {' '}
            <span>{amount}</span>
          </>
        )}
      </>
    )}
  />
)
