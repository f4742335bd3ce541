import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import MuiRadioGroup from '@mui/material/RadioGroup'
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { OptionGroup } from '../../internal/option-group/OptionGroup.tsx'

export interface RadioOption {
  /** The value that a form sends and `onChange` reports; unique in the group. */
  value: string
  /** Words beside the circle. */
  label: string
  /** Below the label: the meaning of the option. */
  note?: string | undefined
  /** Shown, and cannot be chosen. */
  disabled?: boolean | undefined
}

export interface RadioGroupProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'defaultValue' | 'children' | 'color'
> {
  /** The question: the legend. */
  label: string
  /** Of the inputs, in a form. */
  name: string
  /** In their order. */
  options: readonly RadioOption[]
  /** The chosen option; the empty text is none. */
  value?: string | undefined
  /** Value selected initially, if uncontrolled. */
  defaultValue?: string | undefined
  /** Called with the value. */
  onChange?: ((value: string) => void) | undefined
  /** One under another, or beside each other as long as they fit; in boxes where each has its consequences as its note. */
  layout?: 'column' | 'row' | 'boxes' | undefined
  /** Help below the options, if there is no error. */
  help?: ReactNode
  /** Error and its correction; replaces the help. */
  error?: ReactNode
  /** Hides the legend visually: only if the surrounding text says the same. */
  hideLabel?: boolean | undefined
  /** Text after the label if it is optional: "(optional)". */
  optionalLabel?: string | undefined
  /** Whether one must be selected before submission. */
  required?: boolean | undefined
}

/**
 * One of a few, all in sight. Keyboard as the radio group of the ARIA Authoring Practices, which the browser's own
 * inputs have: one stop of Tab, arrows move and choose, Space chooses. Rest props and `ref` go to the fieldset. For several
 * of a few see `checkbox-group`; for many options `select-field`; for tabs of content `tabs`. Its look is `MuiRadio`'s in the
 * theme.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { name, options, value, defaultValue = '', onChange, layout = 'column', ...others } = props
  const { required, disabled, ...rest } = others
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const chosen = value ?? own
  return (
    <OptionGroup
      role="radiogroup"
      saysInvalid
      aria-required={required}
      data-layout={layout}
      data-value={chosen === '' ? undefined : chosen}
      {...rest}
    >
      <MuiRadioGroup
        // The fieldset is the group: it has the legend.
        role={undefined}
        row={layout === 'row'}
        name={name}
        value={chosen}
        onChange={(_, next) => {
          setOwn(next)
          onChange?.(next)
        }}
      >
        {options.map((option, index) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            disabled={disabled === true || option.disabled === true}
            control={
              <Radio
                slotProps={{
                  input: {
                    required,
                    'aria-describedby': option.note === undefined ? undefined : `${id}-${index}`,
                  },
                }}
              />
            }
            label={
              <>
                {option.label}
                {option.note !== undefined && (
                  <small id={`${id}-${index}`} aria-hidden>
                    {option.note}
                  </small>
                )}
              </>
            }
          />
        ))}
      </MuiRadioGroup>
    </OptionGroup>
  )
}
