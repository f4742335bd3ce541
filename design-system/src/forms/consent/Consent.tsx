import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Checkbox } from '../checkbox/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Root = styled('fieldset', { name: 'FoyerConsent', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  minInlineSize: 0,
  margin: 0,
  padding: '16px 20px',
  border: '1px solid var(--foyer-border)',
  borderRadius: 'var(--foyer-radius-md)',
  background: 'var(--foyer-surface)',
  '&[data-invalid]': { borderColor: 'var(--foyer-error)' },
  // A legend on the border would be cut by it: here it is inside the box, as any other line.
  '& > legend': { float: 'inline-start', inlineSize: '100%', padding: 0, fontWeight: 650, lineHeight: 1.3 },
  '& > legend > span': { color: 'var(--foyer-text-muted)', fontWeight: 400 },
  '& > [data-slot=text]': {
    clear: 'both',
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.5,
  },
})

export interface ConsentProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'children' | 'defaultChecked'
> {
  /** Subject: "How we use your message". */
  label: string
  /** The full text of the consent; links are welcome. */
  text: ReactNode
  /** Beside the box, in the first person: "I agree to be written to". */
  acceptLabel: ReactNode
  /** Of the box, in a form. */
  name: string
  /** Whether it is given, if controlled. */
  checked?: boolean | undefined
  /** Never initially true if the law requires the visitor's own choice. */
  defaultChecked?: boolean | undefined
  /** Called with whether it is given. */
  onChange?: ((checked: boolean) => void) | undefined
  /** Error, below the box. */
  error?: ReactNode
  /** Text after the label if it is optional: "(optional)". */
  optionalLabel?: string | undefined
  /** For assistive technology; the form validates. */
  required?: boolean | undefined
}

/**
 * A consent: its text, then one box to agree to it. The box is a plain checkbox, checked with Space. Rest props and
 * `ref` go to the fieldset. For yes or no without a text to read see `checkbox`. Our own: Material UI has no frame with
 * a legend inside.
 */
export function Consent(props: ConsentProps) {
  const { label, text, acceptLabel, name, checked, defaultChecked, onChange, ...others } = props
  const { error, optionalLabel, required, ...rest } = others
  return (
    <Root data-invalid={error ? '' : undefined} {...rest}>
      <legend>
        {label}
        {optionalLabel !== undefined && <span> {optionalLabel}</span>}
      </legend>
      <div data-slot="text">{text}</div>
      <Checkbox
        label={acceptLabel}
        name={name}
        error={error}
        required={required}
        onChange={onChange}
        {...(checked === undefined ? { defaultChecked } : { checked })}
      />
    </Root>
  )
}
