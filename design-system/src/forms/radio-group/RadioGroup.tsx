import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { media } from '../../foundations/media/index.ts'
import { groupFrame, GroupWords, isSaid } from '../../internal/option-group/frame.tsx'
import { styled } from '../../foundations/styled/index.ts'

const Root = styled('fieldset', { name: 'FoyerRadioGroup', slot: 'Root' })({
  ...groupFrame,
  '& > [data-slot=options]': { display: 'grid' },
  '&[data-layout=row] > [data-slot=options]': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 32,
  },
  '& label': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    // The circle stands at the first line, however many there are.
    alignItems: 'start',
    gap: 14,
    minBlockSize: 44,
    paddingBlock: 10,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&:has(:disabled)': { color: 'var(--muted)', cursor: 'not-allowed' },
  },
  '& label small': { display: 'block', color: 'var(--muted)', fontSize: 'var(--t1)', lineHeight: 1.4 },
  '& input': {
    appearance: 'none',
    inlineSize: 24,
    blockSize: 24,
    margin: 0,
    border: '1.5px solid var(--field-border)',
    borderRadius: '50%',
    background: 'var(--bg)',
    cursor: 'inherit',
    '&:checked': { borderWidth: 8, borderColor: 'var(--control-on)', background: 'var(--control-dot)' },
    '&:disabled': { borderStyle: 'dashed' },
    [media.forcedColors]: { appearance: 'auto' },
  },
  '&[data-invalid] input:not(:checked, :disabled)': { borderColor: 'var(--error)' },
})

export interface RadioOption {
  value: string
  label: string
  /** Under the words: what choosing it means. */
  note?: string | undefined
  disabled?: boolean | undefined
}

export interface RadioGroupProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'defaultValue' | 'children'
> {
  /** What is asked: the legend. */
  label: string
  /** Of the inputs, in a form. */
  name: string
  /** In their order. */
  options: readonly RadioOption[]
  /** The chosen option; the empty text is none. */
  value?: string | undefined
  /** The value chosen at first, where nobody else keeps it. */
  defaultValue?: string | undefined
  /** Told the value. */
  onChange?: ((value: string) => void) | undefined
  /** One under another, or beside each other as long as they fit. */
  layout?: 'column' | 'row' | undefined
  /** Under the options, where nothing is wrong. */
  help?: ReactNode
  /** What is wrong and how to mend it; takes the place of the help. */
  error?: ReactNode
  /** The legend is read aloud and not shown: only where what stands around says the same. */
  hideLabel?: boolean | undefined
  /** Word after the label when none need be chosen: "(optional)". */
  optionalLabel?: string | undefined
  /** One must be chosen before the form goes. */
  required?: boolean | undefined
}

/**
 * One of a few, all in sight. Keyboard as the radio group of the ARIA Authoring Practices, which the browser's own
 * inputs have: one stop of Tab, arrows move and choose, Space chooses. Rest props and `ref` go to the fieldset. For several
 * of a few see `checkbox-group`; for many options `select-field`; for tabs of content `tabs`.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { label, name, options, value, defaultValue = '', onChange, layout = 'column', ...others } = props
  const { help, error, optionalLabel, hideLabel, required, ...rest } = others
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const chosen = value ?? own
  const wrong = isSaid(error)
  const said = wrong || isSaid(help) ? `${id}-said` : undefined
  return (
    <Root
      role="radiogroup"
      aria-required={required}
      aria-invalid={wrong ? true : undefined}
      aria-describedby={said}
      data-layout={layout}
      data-invalid={wrong ? '' : undefined}
      data-value={chosen === '' ? undefined : chosen}
      {...rest}
    >
      <legend data-hidden={hideLabel ? '' : undefined}>
        {label}
        {optionalLabel !== undefined && <span> {optionalLabel}</span>}
      </legend>
      <div data-slot="options">
        {options.map((option, index) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === chosen}
              disabled={option.disabled}
              required={required}
              aria-describedby={option.note === undefined ? undefined : `${id}-${index}`}
              onChange={() => {
                setOwn(option.value)
                onChange?.(option.value)
              }}
            />
            <span>
              {option.label}
              {option.note !== undefined && (
                <small id={`${id}-${index}`} aria-hidden>
                  {option.note}
                </small>
              )}
            </span>
          </label>
        ))}
      </div>
      <GroupWords id={said} help={help} error={error} />
    </Root>
  )
}
