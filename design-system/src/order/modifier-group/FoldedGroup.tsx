import { Button } from '../../actions/button/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Row = styled('div', { name: 'FoyerModifierGroup', slot: 'Folded' })({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  '& > p': { margin: 0, color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)', lineHeight: 1.4 },
  // Its words end where those above do.
  '& > button': { flex: 'none', marginInlineEnd: -12 },
})

interface FoldedGroupProps {
  /** Of the group; spoken after the words of the button. */
  name: string
  /** What was chosen within the answer: "No onions, extra pickles". */
  note: string | undefined
  /** Words of the button: "Change". */
  changeLabel: string
  /** The button was pressed. */
  onChange: () => void
}

/** Under the head of a finished group: the rest of its answer, and the button that opens it. */
export const FoldedGroup = ({ name, note, changeLabel, onChange }: FoldedGroupProps) => (
  <Row>
    <p>{note}</p>
    <Button variant="text" size="medium" aria-label={`${changeLabel} ${name}`} onClick={onChange}>
      {changeLabel}
    </Button>
  </Row>
)
