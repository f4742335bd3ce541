import { styled } from '../../foundations/styled/index.ts'
import { shortBoxes } from '../../internal/choice-box/choice-boxes.ts'
import { ChoiceBoxes, type BoxGroupProps } from '../../internal/choice-box/ChoiceBoxes.tsx'

const Boxes = styled('div', { name: 'FoyerPickupSlots', slot: 'Boxes' })({
  ...shortBoxes,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  '& > label': {
    ...shortBoxes['& > label'],
    minBlockSize: 44,
    padding: '8px 12px',
    borderRadius: 'var(--foyer-radius-button)',
    '&:has(:disabled) > strong': { fontWeight: 400, textDecoration: 'line-through' },
  },
})

export interface PickupSlot {
  /** The value that a form sends and `onChange` reports; unique in the group. */
  value: string
  /** "19:10". */
  label: string
  /** Under the time, and read after it: "Full", "2 left". */
  note?: string | undefined
  /** Full or past: shown, and cannot be chosen. */
  disabled?: boolean | undefined
}

export interface PickupSlotsProps extends BoxGroupProps {
  /** In their order. */
  slots: readonly PickupSlot[]
}

/**
 * Times at which what was ordered is ready at the counter. Keyboard as the radio group of the ARIA Authoring Practices,
 * which the browser's own radios have; arrows pass what is full. For the days of a programme see `day-strip`. Its radios
 * are Material UI's; the boxes are our own.
 */
export const PickupSlots = ({ slots, ...rest }: PickupSlotsProps) => (
  <ChoiceBoxes<PickupSlot>
    {...rest}
    list={Boxes}
    options={slots}
    draw={({ label, note }, noteId) => (
      <>
        <strong>{label}</strong>
        {note !== undefined && (
          <small id={noteId} aria-hidden>
            {note}
          </small>
        )}
      </>
    )}
  />
)
