import MuiCheckbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'type'> {
  /** Beside the box; a press on it ticks. */
  label: ReactNode
  /** By which a form sends it. */
  name: string
  /** Called with whether it is checked. */
  onChange?: ((checked: boolean) => void) | undefined
  /** Help below the label, if there is no error. */
  help?: ReactNode
  /** Error; replaces the help. */
  error?: ReactNode
}

/**
 * Yes or no, with its label beside it. Keyboard as the checkbox of the ARIA Authoring Practices, native: Space checks.
 * Rest props and `ref` go to the input. For several of a few options see `checkbox-group`; for a consent with its own
 * text, `consent`; for visible alternatives, `radio-group`. Its look is `MuiCheckbox`'s in the theme.
 */
export function Checkbox({ label, help, error, onChange, className, ...rest }: CheckboxProps) {
  const id = useId()
  const note = error ?? help
  const { checked, defaultChecked, disabled, ...native } = rest
  return (
    <FormControl
      className={className}
      error={Boolean(error) || native['aria-invalid'] === true}
      data-invalid={error ? '' : undefined}
    >
      <FormControlLabel
        label={label}
        control={
          <MuiCheckbox
            checked={checked}
            defaultChecked={defaultChecked}
            disabled={disabled}
            onChange={
              onChange &&
              ((event) => {
                onChange(event.target.checked)
              })
            }
            slotProps={{
              input: {
                'aria-invalid': error ? true : undefined,
                'aria-describedby': note ? id : undefined,
                ...native,
              },
            }}
          />
        }
      />
      {note ? (
        <FormHelperText component="small" id={id}>
          {note}
        </FormHelperText>
      ) : null}
    </FormControl>
  )
}
