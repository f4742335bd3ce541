import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { choiceBoxes } from '../../internal/choice-box/choice-boxes.ts'
import { ChoiceBoxes, type BoxGroupProps } from '../../internal/choice-box/ChoiceBoxes.tsx'

const Boxes = styled('div', { name: 'FoyerDeliveryChoice', slot: 'Boxes' })({
  ...choiceBoxes,
  gap: 12,
  '& > label': {
    ...choiceBoxes['& > label'],
    flex: '1 1 220px',
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    minBlockSize: 80,
    padding: '14px 20px',
    borderRadius: 'var(--foyer-radius-lg)',
    '& > [data-slot=text]': { flex: 1, minInlineSize: 0 },
    '& strong': { display: 'block', fontWeight: 650 },
    '& small': { display: 'block' },
    '& > [data-slot=price]': { flex: 'none', fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
    // Room for it before it is chosen: the words do not move.
    '& > [data-slot=tick]': { visibility: 'hidden', color: 'var(--foyer-primary-text)' },
    '&:has(:checked) > [data-slot=tick]': { visibility: 'visible' },
    '&:has(:disabled) strong': { fontWeight: 400 },
  },
  // Under all boxes that stand beside each other; on a phone under its own.
  '& > [data-slot=panel]': {
    order: 1,
    flex: '1 0 100%',
    minInlineSize: 0,
    [media.below.sm]: { order: 0 },
  },
  [media.below.sm]: { '& > label': { flexBasis: '100%' } },
})

export interface DeliveryOption {
  /** The value that a form sends and `onChange` reports; unique in the group. */
  value: string
  /** "Bring it to our seats". */
  label: string
  /** Below the label, and read after it: "Row H, seats 10 to 12, during the trailers". */
  note?: string | undefined
  /** What it costs: "£1.00". */
  price?: string | undefined
  /** An icon of the set before the label. */
  icon?: IconName | undefined
  /** Shown, and cannot be chosen; the note says why. */
  disabled?: boolean | undefined
  /** Shown while it is chosen: the row and seats, pick-up times, an address. */
  panel?: ReactNode
}

export interface DeliveryChoiceProps extends BoxGroupProps {
  /** In their order. */
  options: readonly DeliveryOption[]
}

/**
 * How something reaches the visitor: boxes with their consequences, and what the chosen one needs below. Keyboard as
 * the radio group of the ARIA Authoring Practices, which the browser's own radios have. For any other question with its
 * notes see `radio-group`. Its radios are Material UI's; the boxes are our own.
 */
export const DeliveryChoice = ({ options, ...rest }: DeliveryChoiceProps) => (
  <ChoiceBoxes<DeliveryOption>
    {...rest}
    list={Boxes}
    options={options}
    draw={({ label, note, price, icon }, noteId) => (
      <>
        {icon && <Icon name={icon} />}
        <span data-slot="text">
          <strong>{label}</strong>
          {note !== undefined && (
            <small id={noteId} aria-hidden>
              {note}
            </small>
          )}
        </span>
        {price !== undefined && <span data-slot="price">{price}</span>}
        <Icon name="check" data-slot="tick" />
      </>
    )}
  />
)
