import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldFrameProps } from '../field/index.ts'
import { Icon } from '../../foundations/icon/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Select = styled('select', { name: 'FoyerSelectField', slot: 'Select' })({
  '&&&': { appearance: 'none', paddingInlineEnd: 48, textOverflow: 'ellipsis', cursor: 'pointer' },
  // While the prompt stands in it, whoever keeps the value.
  '&:has(> option[value=""]:checked)': { color: 'var(--muted)' },
  '& > option': { background: 'var(--surface)', color: 'var(--text)' },
  // A press on the glyph is one on the control.
  '&&& ~ [data-slot=end]': { insetBlockStart: 17, insetInlineEnd: 16, lineHeight: 0, pointerEvents: 'none' },
})

export interface SelectFieldOption {
  /** What a form sends. */
  value: string
  /** What is read. */
  label: string
  /** Stands in the list, and cannot be chosen. */
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
  /** Told the value. */
  onChange?: ((value: string) => void) | undefined
}

/**
 * One of a list, by the device's own control: a wheel on a phone, works before script. Rest props and `ref` go to the
 * select. For several, or options with a note, see `dropdown`; for few that are worth seeing, `radio-group`.
 */
export function SelectField(props: SelectFieldProps) {
  const { label, help, error, optionalLabel, hideLabel, id, className, options, prompt, onChange, ...rest } =
    props
  return (
    <Field
      {...{ label, help, error, optionalLabel, hideLabel, id, className }}
      end={<Icon name="chevron-down" size={18} />}
    >
      {(control) => (
        <Select
          {...control}
          onChange={
            onChange &&
            ((event) => {
              onChange(event.target.value)
            })
          }
          {...rest}
        >
          {prompt !== undefined && <option value="">{prompt}</option>}
          {options.map(({ value, label: words, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
