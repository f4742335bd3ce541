import { Checkbox } from '@foyer/design-system/checkbox'
import { styled } from '@foyer/design-system/styled'

const Root = styled('fieldset', { name: 'FoyerCheckboxGroup', slot: 'Root' })({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { marginBlockEnd: 4, padding: 0, fontSize: 'var(--t1)', fontWeight: 650, lineHeight: 1.3 },
  '& > legend > span': { color: 'var(--muted)', fontWeight: 400 },
})

interface CheckboxGroupProps {
  label: string
  name: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  optionalLabel: string | undefined
  help: string | undefined
  error: string | undefined
}

/** Several of a few. What is said of all of them stands under the last. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, name, options, chosen, onChange, optionalLabel, help, error } = props
  return (
    <Root>
      <legend>
        {label}
        {optionalLabel !== undefined && <span> {optionalLabel}</span>}
      </legend>
      {options.map((option, index) => {
        const isLast = index === options.length - 1
        return (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            help={isLast ? help : undefined}
            error={isLast ? error : undefined}
            onChange={(isOn) => {
              onChange(
                options
                  .map(({ value }) => value)
                  .filter((value) => (value === option.value ? isOn : chosen.includes(value))),
              )
            }}
          />
        )
      })}
    </Root>
  )
}
