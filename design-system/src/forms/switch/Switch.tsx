import MuiSwitch from '@mui/material/Switch'
import type { ComponentPropsWithRef } from 'react'

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'onChange' | 'type' | 'size' | 'role'
> {
  /** Spoken name: what is switched, in full. Its words stand beside it, in a row or at the head of a column. */
  label: string
  /** Called with whether it is on now. */
  onChange?: ((isOn: boolean) => void) | undefined
}

/**
 * A setting that counts as soon as it is switched. Keyboard as the switch of the ARIA Authoring Practices: Space switches.
 * Rest props and `ref` go to the input; the words are those of what it stands in, such as a `setting-list`. For a yes or
 * no that a form sends see `checkbox`. Its look is `MuiSwitch`'s in the theme.
 */
export function Switch({
  label,
  onChange,
  className,
  checked,
  defaultChecked,
  disabled,
  ...rest
}: SwitchProps) {
  return (
    <MuiSwitch
      disableRipple
      className={className}
      checked={checked}
      defaultChecked={defaultChecked}
      disabled={disabled}
      onChange={
        onChange &&
        ((event) => {
          onChange(event.target.checked)
        })
      }
      slotProps={{ input: { role: 'switch', 'aria-label': label, ...rest } }}
    />
  )
}
