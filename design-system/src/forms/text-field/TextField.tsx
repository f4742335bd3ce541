import type { ChangeEvent, ComponentPropsWithRef } from 'react'
import { Field, FieldInput, type FieldFrameProps } from '../field/index.ts'
import type { IconName } from '../../foundations/icon/index.ts'

export interface TextFieldProps
  extends
    FieldFrameProps,
    Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'prefix' | 'size' | 'id' | 'className'> {
  /** By which a form sends it. */
  name: string
  /** Called with the text. */
  onChange?: ((value: string, event: ChangeEvent<HTMLInputElement>) => void) | undefined
  /** An icon of the set at the start of the box. */
  icon?: IconName | undefined
}

/**
 * A labelled line of text. Rest props and `ref` go to the input, which a form uses. For specific kinds of text use
 * their own fields (`email-field`, `date-field`, `number-field`, …).
 */
export function TextField(props: TextFieldProps) {
  const { label, help, error, optionalLabel, hideLabel, icon, onChange, id, className, ...rest } = props
  return (
    <Field {...{ label, help, error, optionalLabel, hideLabel, id, className }} disabled={rest.disabled}>
      {(control) => (
        <FieldInput
          icon={icon}
          type="text"
          {...control}
          onChange={
            onChange &&
            ((event) => {
              onChange(event.target.value, event)
            })
          }
          {...rest}
        />
      )}
    </Field>
  )
}
