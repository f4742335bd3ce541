import { Checkbox } from '@foyer/design-system/checkbox'
import { Icon } from '@foyer/design-system/icon'
import { styled } from '@foyer/design-system/styled'
import { hiddenWords, VisuallyHidden } from '@foyer/design-system/visually-hidden'
import { useId } from 'react'

const Root = styled('fieldset', { name: 'FoyerCheckboxGroup', slot: 'Root' })({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { marginBlockEnd: 4, padding: 0, fontSize: 'var(--t1)', fontWeight: 650, lineHeight: 1.3 },
  '& > legend[data-hidden]': hiddenWords,
  '& > legend > span': { color: 'var(--muted)', fontWeight: 400 },
  '&[data-invalid] input:not(:checked)': { borderColor: 'var(--error)' },
  '& > [data-slot=help]': { paddingInlineStart: 38, color: 'var(--muted)', fontSize: 'var(--t1)' },
  '& > [data-slot=error]': {
    display: 'flex',
    gap: 8,
    marginBlockStart: 4,
    color: 'var(--error)',
    fontSize: 'var(--t1)',
    lineHeight: '20px',
  },
})

interface CheckboxGroupProps {
  label: string
  name: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** The legend is read aloud and not shown. */
  hideLabel: boolean
  optionalLabel: string | undefined
  /** Read out after the label where one must be chosen: "(required)". */
  requiredLabel: string | undefined
  help: string | undefined
  error: string | undefined
}

/**
 * Several of a few. What is said of all of them stands under the last and describes the group, so that it is heard
 * wherever in it the focus goes. No box of it is required: one of them is, which only words can say of such a group.
 */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, name, options, chosen, onChange, hideLabel, optionalLabel, help, error, requiredLabel } =
    props
  const id = useId()
  const said = error !== undefined || help !== undefined ? `${id}-said` : undefined
  return (
    <Root aria-describedby={said} data-invalid={error === undefined ? undefined : ''}>
      <legend data-hidden={hideLabel ? '' : undefined}>
        {label}
        {optionalLabel !== undefined && <span> {optionalLabel}</span>}
        {requiredLabel !== undefined && <VisuallyHidden> {requiredLabel}</VisuallyHidden>}
      </legend>
      {options.map((option) => {
        return (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            aria-invalid={error === undefined ? undefined : true}
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
      {error === undefined ? (
        said && (
          <span data-slot="help" id={said}>
            {help}
          </span>
        )
      ) : (
        <span data-slot="error" id={said}>
          <Icon name="alert-circle" size={20} />
          <span>{error}</span>
        </span>
      )}
    </Root>
  )
}
