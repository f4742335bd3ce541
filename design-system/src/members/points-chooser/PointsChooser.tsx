import type { ReactNode } from 'react'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { choiceBoxes } from '../../internal/choice-box/choice-boxes.ts'
import { ChoiceBoxes, type BoxGroupProps } from '../../internal/choice-box/ChoiceBoxes.tsx'

const Boxes = styled('div', { name: 'FoyerPointsChooser', slot: 'Boxes' })({
  ...choiceBoxes,
  flexDirection: 'column',
  flexWrap: 'nowrap',
  gap: 12,
  '& > label': {
    ...choiceBoxes['& > label'],
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 16,
    minBlockSize: 72,
    padding: '14px 20px',
    borderRadius: 'var(--foyer-radius-lg)',
    // Its circle is drawn below, the same in every theme.
    '& > [data-slot=circle]': {
      boxSizing: 'border-box',
      inlineSize: 22,
      blockSize: 22,
      border: '2px solid var(--foyer-field-border)',
      borderRadius: '50%',
    },
    '&:has(:checked) > [data-slot=circle]': { border: '7px solid var(--foyer-primary-text)' },
    '& strong': { display: 'block', fontWeight: 650 },
    '& small': { display: 'block' },
    '& > [data-slot=price]': { fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
    [media.forcedColors]: { '&:has(:checked) > [data-slot=circle]': { borderColor: 'Highlight' } },
  },
})

export interface PointsOption {
  /** The value that a form sends and `onChange` reports; unique in the group. */
  value: string
  /** "500 points". */
  label: string
  /** Below the label, and read after it: what they bring, "To Gold". */
  note?: string | undefined
  /** "£5.00". */
  price: string
  /** Shown, and cannot be chosen. */
  disabled?: boolean | undefined
  /** Shown below the options while it is chosen. */
  panel?: ReactNode
}

export interface PointsChooserProps extends BoxGroupProps {
  /** In their order. */
  options: readonly PointsOption[]
}

/**
 * How many points are bought, each with its price and what it brings. Keyboard as the radio group of the ARIA Authoring
 * Practices, which the browser's own radios have. For the value of a gift card use `amount-chooser`. Its radios are Material
 * UI's; the boxes are our own.
 */
export const PointsChooser = ({ options, ...rest }: PointsChooserProps) => (
  <ChoiceBoxes<PointsOption>
    {...rest}
    list={Boxes}
    options={options}
    draw={({ label, note, price }, noteId) => (
      <>
        <span data-slot="circle" aria-hidden />
        <span>
          <strong>{label}</strong>
          {note !== undefined && (
            <small id={noteId} aria-hidden>
              {note}
            </small>
          )}
        </span>
        <span data-slot="price">{price}</span>
      </>
    )}
  />
)
