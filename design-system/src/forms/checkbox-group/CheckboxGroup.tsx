import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Checkbox } from '../checkbox/index.ts'
import { isSaid, OptionGroup } from '../../internal/option-group/OptionGroup.tsx'

export interface CheckboxOption {
  /** The value that a form sends and `onChange` reports; unique in the group. */
  value: string
  /** Words beside the box. */
  label: string
  /** Shown, and cannot be ticked. */
  disabled?: boolean | undefined
}

export interface CheckboxGroupProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'defaultValue' | 'children' | 'color'
> {
  /** The question: the legend. */
  label: string
  /** Of the boxes, in a form. */
  name: string
  /** In their order. */
  options: readonly CheckboxOption[]
  /** The values of the ticked ones. */
  value?: readonly string[] | undefined
  /** Values checked initially, if uncontrolled. */
  defaultValue?: readonly string[] | undefined
  /** Called with all checked values, in the options' order. */
  onChange?: ((value: string[]) => void) | undefined
  /** Help below the options, if there is no error. */
  help?: ReactNode
  /** Error and its correction; replaces the help. */
  error?: ReactNode
  /** Hides the legend visually: only if the surrounding text says the same. */
  hideLabel?: boolean | undefined
  /** Text after the label if it is optional: "(optional)". */
  optionalLabel?: string | undefined
  /** Announced after the label if one must be checked: "(required)". */
  requiredLabel?: string | undefined
}

const nothing: readonly string[] = []

/**
 * Several of a few options, all visible. Keyboard as the checkboxes of the ARIA Authoring Practices, native: each is a
 * tab stop, Space checks. Help and error are below the last option and describe the group, so that they are announced
 * wherever the focus enters it. No single box is required: one of them is, which only text can say. Rest props and
 * `ref` go to the fieldset. For one of a few see `radio-group`; for a single box `checkbox`; to narrow a list,
 * `filter-chip`. Its look is `MuiFormControl`'s and `MuiCheckbox`'s in the theme.
 */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { name, options, value, defaultValue = nothing, onChange, disabled, ...rest } = props
  const [own, setOwn] = useState(defaultValue)
  const ticked = value ?? own
  const wrong = isSaid(rest.error)
  const tick = (pressed: string, isOn: boolean) => {
    const next = options
      .map((option) => option.value)
      .filter((each) => (each === pressed ? isOn : ticked.includes(each)))
    setOwn(next)
    onChange?.(next)
  }
  return (
    <OptionGroup {...rest}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          value={option.value}
          label={option.label}
          disabled={disabled === true || option.disabled}
          checked={ticked.includes(option.value)}
          aria-invalid={wrong ? true : undefined}
          onChange={(isOn) => {
            tick(option.value, isOn)
          }}
        />
      ))}
    </OptionGroup>
  )
}
