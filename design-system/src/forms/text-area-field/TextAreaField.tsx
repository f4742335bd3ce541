import { useState, type ComponentPropsWithRef } from 'react'
import { Field, FieldInput, type FieldFrameProps } from '../field/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Count = styled('small', { name: 'FoyerTextAreaField', slot: 'Count' })({
  display: 'block',
  color: 'var(--foyer-text-muted)',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})

const fewRows = 4

export interface TextAreaFieldProps
  extends
    FieldFrameProps,
    Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'children' | 'id' | 'className'> {
  /** By which a form sends it. */
  name: string
  /** Called with the text. */
  onChange?: ((value: string) => void) | undefined
  /** Text for the remaining length; with `maxLength`. */
  leftLabel?: ((left: number) => string) | undefined
}

/** Several lines of text. Rest props and `ref` go to the textarea. For one line see `text-field`. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, help, error, optionalLabel, hideLabel, id, className, onChange, leftLabel, ...rest } = props
  const [length, setLength] = useState(String(rest.defaultValue ?? '').length)
  const written = typeof rest.value === 'string' ? rest.value.length : length
  const left = rest.maxLength === undefined ? undefined : Math.max(0, rest.maxLength - written)
  return (
    <Field
      {...{ label, help, error, optionalLabel, hideLabel, id, className }}
      disabled={rest.disabled}
      note={left === undefined || !leftLabel ? undefined : <Count>{leftLabel(left)}</Count>}
    >
      {(control) => (
        <FieldInput
          component="textarea"
          rows={fewRows}
          {...control}
          onChange={(event) => {
            setLength(event.target.value.length)
            onChange?.(event.target.value)
          }}
          {...rest}
        />
      )}
    </Field>
  )
}
