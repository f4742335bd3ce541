import { styled } from '../../foundations/styled/index.ts'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { media } from '../../foundations/media/index.ts'

const Root = styled('div', { name: 'FoyerCheckbox', slot: 'Root' })({
  '& > label': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    // The box stands at the first line, however many there are.
    alignItems: 'start',
    gap: 14,
    minBlockSize: 44,
    paddingBlock: 10,
    cursor: 'pointer',
    '&:has(:disabled)': { color: 'var(--muted)', cursor: 'not-allowed' },
  },
  '& input': {
    appearance: 'none',
    inlineSize: 24,
    blockSize: 24,
    margin: 0,
    border: '1.5px solid var(--field-border)',
    borderRadius: 'var(--r-sm)',
    background: 'var(--bg)',
    color: 'var(--control-dot)',
    display: 'grid',
    placeItems: 'center',
    '&:checked': { borderColor: 'var(--control-on)', background: 'var(--control-on)' },
    '&:checked::after': {
      content: '""',
      inlineSize: 7,
      blockSize: 12,
      marginBlockEnd: 3,
      border: 'solid currentColor',
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
    // Dashed and not filled, as all that cannot be had now; its tick still says what it is.
    '&:disabled': {
      borderStyle: 'dashed',
      borderColor: 'var(--field-border)',
      background: 'none',
      color: 'inherit',
      cursor: 'inherit',
    },
    [media.forcedColors]: { appearance: 'auto' },
  },
  '&[data-invalid] input': { borderColor: 'var(--error)' },
  '& > small': {
    display: 'block',
    marginBlockStart: -4,
    paddingInlineStart: 38,
    color: 'var(--muted)',
    fontSize: 'var(--t1)',
  },
  '&[data-invalid] > small': { color: 'var(--error)' },
})

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'type'> {
  /** Beside the box; a press on it ticks. */
  label: ReactNode
  /** By which a form sends it. */
  name: string
  /** Told whether it is ticked now. */
  onChange?: ((checked: boolean) => void) | undefined
  /** Under the label, where nothing is wrong. */
  help?: ReactNode
  /** What is wrong, in the place of the help. */
  error?: ReactNode
}

/**
 * Yes or no, with its words beside it. Keyboard as the checkbox of the ARIA Authoring Practices, which the browser's
 * own has: Space ticks. Rest props and `ref` go to the input. For several of a few see `checkbox-group`;
 * for a consent with its own words, `consent`; for a choice that shows its answers, `radio-group`.
 */
export function Checkbox({ label, help, error, onChange, className, ...rest }: CheckboxProps) {
  const id = useId()
  const note = error ?? help
  return (
    <Root className={className} data-invalid={error ? '' : undefined}>
      <label>
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? id : undefined}
          onChange={
            onChange &&
            ((event) => {
              onChange(event.target.checked)
            })
          }
          {...rest}
        />
        <span>{label}</span>
      </label>
      {note ? <small id={id}>{note}</small> : null}
    </Root>
  )
}
