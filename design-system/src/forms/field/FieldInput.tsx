import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon, type IconName } from '../../foundations/icon/index.ts'

interface OwnProps<Element extends 'input' | 'textarea'> {
  /** The control in the box. Default 'input'. */
  component?: Element | undefined
  /** An icon of the set at the start of the box. */
  icon?: IconName | undefined
  /** At the end of the box: a button of the field. */
  end?: ReactNode
  /** Of the box; all other props go to its control. */
  className?: string | undefined
}

export type FieldInputProps =
  | (OwnProps<'input'> & Omit<ComponentPropsWithRef<'input'>, 'className'>)
  | (OwnProps<'textarea'> & { component: 'textarea' } & Omit<ComponentPropsWithRef<'textarea'>, 'className'>)

/**
 * The box of a field with its control, an `input` or a `textarea`. For the makers of fields, within `Field`. Rest props and
 * `ref` go to the control. Its look is `MuiOutlinedInput`'s in the theme.
 */
export function FieldInput(props: FieldInputProps) {
  const { component = 'input', icon, end, className, ref, ...rest } = props
  return (
    <OutlinedInput
      className={className}
      // No label moves into the box, which would have to detect the browser's autofill.
      disableInjectingGlobalStyles
      inputComponent={component}
      inputRef={ref}
      inputProps={component === 'textarea' ? { type: undefined, ...rest } : rest}
      startAdornment={
        icon && (
          <InputAdornment position="start" disablePointerEvents>
            <Icon name={icon} size={22} />
          </InputAdornment>
        )
      }
      endAdornment={end !== undefined && <InputAdornment position="end">{end}</InputAdornment>}
    />
  )
}
