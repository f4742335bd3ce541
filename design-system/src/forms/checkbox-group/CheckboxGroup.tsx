import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Checkbox } from '../checkbox/index.ts'
import { isSaid, OptionGroup } from '../../internal/option-group/OptionGroup.tsx'

export interface CheckboxOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

export interface CheckboxGroupProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'defaultValue' | 'children' | 'color'
> {
  /** What is asked: the legend. */
  label: string
  /** Of the boxes, in a form. */
  name: string
  /** In their order. */
  options: readonly CheckboxOption[]
  /** The values of the ticked ones. */
  value?: readonly string[] | undefined
  /** Those ticked at first, where nobody else keeps them. */
  defaultValue?: readonly string[] | undefined
  /** Told the values of all that are ticked now, in the options' order. */
  onChange?: ((value: string[]) => void) | undefined
  /** Under the options, where nothing is wrong. */
  help?: ReactNode
  /** What is wrong and how to mend it; takes the place of the help. */
  error?: ReactNode
  /** The legend is read aloud and not shown: only where what stands around says the same. */
  hideLabel?: boolean | undefined
  /** Word after the label when none need be ticked: "(optional)". */
  optionalLabel?: string | undefined
  /** Read aloud after the label where one must be ticked: "(required)". */
  requiredLabel?: string | undefined
}

const nothing: readonly string[] = []

/**
 * Several of a few, all in sight. Keyboard as the checkboxes of the ARIA Authoring Practices, which the browser's own
 * have: each is a stop of Tab, Space ticks. What is said of all of them stands under the last and describes the group,
 * so that it is heard wherever in it the focus goes. No box of it is required: one of them is, which only words can say.
 * Rest props and `ref` go to the fieldset. For one of a few see `radio-group`; for one box alone `checkbox`; to narrow a
 * list, `filter-chip`. Its look is `MuiFormControl`'s and `MuiCheckbox`'s in the theme.
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
