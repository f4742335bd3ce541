import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldFrameProps } from '../field/index.ts'
import { Icon } from '../../foundations/icon/index.ts'

const Chevron = (props: { className?: string }) => <Icon name="chevron-down" size={18} {...props} />

export interface SelectFieldOption {
  /** Submitted value. */
  value: string
  /** Label. */
  label: string
  /** Shown in the list, and cannot be selected. */
  disabled?: boolean | undefined
}

export interface SelectFieldProps
  extends
    FieldFrameProps,
    Omit<ComponentPropsWithRef<'select'>, 'onChange' | 'children' | 'id' | 'className'> {
  /** By which a form sends it. */
  name: string
  /** In their order. */
  options: readonly SelectFieldOption[]
  /** First in the list, with no value: "Choose a cinema". */
  prompt?: string | undefined
  /** Called with the value. */
  onChange?: ((value: string) => void) | undefined
}

/**
 * One of a list, by the device's own control: a wheel on a phone, works before script. Rest props and `ref` go to the
 * select. For several, or options with a note, see `dropdown`; for few that are worth seeing, `radio-group`. Its look is
 * `MuiNativeSelect`'s in the theme, in the box of `MuiOutlinedInput`.
 */
export function SelectField(props: SelectFieldProps) {
  const { label, help, error, optionalLabel, hideLabel, id, className, ...others } = props
  const { options, prompt, onChange, ref, ...rest } = others
  return (
    <Field {...{ label, help, error, optionalLabel, hideLabel, id, className }} disabled={rest.disabled}>
      {(control) => (
        <NativeSelect
          input={<OutlinedInput disableInjectingGlobalStyles inputRef={ref} />}
          IconComponent={Chevron}
          inputProps={{
            ...control,
            onChange:
              onChange &&
              ((event) => {
                onChange(event.target.value)
              }),
            ...rest,
          }}
        >
          {prompt !== undefined && <option value="">{prompt}</option>}
          {options.map(({ value, label: text, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
