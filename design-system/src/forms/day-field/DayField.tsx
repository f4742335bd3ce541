import type { ComponentPropsWithRef } from 'react'
import { Field, FieldInput, type FieldFrameProps } from '../field/index.ts'

export interface DayFieldProps
  extends
    FieldFrameProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'min' | 'max' | 'step' | 'onChange' | 'prefix' | 'size' | 'id' | 'className'
    > {
  /** By which a form sends it. */
  name: string
  /** The first day that can be chosen, `yyyy-MM-dd`. */
  min?: string | undefined
  /** The last day that can be chosen, `yyyy-MM-dd`. */
  max?: string | undefined
  /** Called with the day as `yyyy-MM-dd`; empty while there is no complete one. */
  onChange?: ((value: string) => void) | undefined
}

/**
 * A day that is looked up: by the device's own calendar, with the days that can be chosen. It is written as the device
 * writes days, so say it in words in the help once it is chosen. A day outside the bounds can be typed: check it. Rest
 * props and `ref` go to the input. For a day that the visitor knows, such as a birthday, use `date-field`; for the next
 * few days, `day-strip`. Its look is `MuiOutlinedInput`'s in the theme.
 */
export function DayField(props: DayFieldProps) {
  const { label, help, error, optionalLabel, hideLabel, id, className, onChange, ...rest } = props
  return (
    <Field {...{ label, help, error, optionalLabel, hideLabel, id, className }} disabled={rest.disabled}>
      {(control) => (
        <FieldInput
          {...control}
          {...rest}
          type="date"
          onChange={
            onChange &&
            ((event) => {
              onChange(event.target.value)
            })
          }
        />
      )}
    </Field>
  )
}
