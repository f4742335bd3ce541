import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Checkbox } from '../checkbox/index.ts'
import { groupFrame, GroupWords, isSaid } from '../../internal/option-group/frame.tsx'
import { styled } from '../../foundations/styled/index.ts'
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts'

const Root = styled('fieldset', { name: 'FoyerCheckboxGroup', slot: 'Root' })({
  ...groupFrame,
  '&[data-invalid] input': { borderColor: 'var(--error)' },
})

export interface CheckboxOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

export interface CheckboxGroupProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'defaultValue' | 'children'
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
 * list, `filter-chip`.
 */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, name, options, value, defaultValue = nothing, onChange, help, error, ...others } = props
  const { hideLabel, optionalLabel, requiredLabel, ...rest } = others
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const ticked = value ?? own
  const wrong = isSaid(error)
  const said = wrong || isSaid(help) ? `${id}-said` : undefined
  const tick = (pressed: string, isOn: boolean) => {
    const next = options
      .map((option) => option.value)
      .filter((each) => (each === pressed ? isOn : ticked.includes(each)))
    setOwn(next)
    onChange?.(next)
  }
  return (
    <Root aria-describedby={said} data-invalid={wrong ? '' : undefined} {...rest}>
      <legend data-hidden={hideLabel ? '' : undefined}>
        {label}
        {optionalLabel !== undefined && <span> {optionalLabel}</span>}
        {requiredLabel !== undefined && <VisuallyHidden> {requiredLabel}</VisuallyHidden>}
      </legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          value={option.value}
          label={option.label}
          disabled={option.disabled}
          checked={ticked.includes(option.value)}
          aria-invalid={wrong ? true : undefined}
          onChange={(isOn) => {
            tick(option.value, isOn)
          }}
        />
      ))}
      <GroupWords id={said} help={help} error={error} />
    </Root>
  )
}
