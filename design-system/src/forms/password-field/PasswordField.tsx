import { useState, type ComponentPropsWithRef } from 'react'
import { IconButton } from '../../actions/icon-button/index.ts'
import { Field, FieldInput, type FieldFrameProps } from '../field/index.ts'
import { Icon } from '../../foundations/icon/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts'

const Rules = styled('ul', { name: 'FoyerPasswordField', slot: 'Rules' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: '4px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: 'var(--foyer-text-muted)',
  fontSize: 'var(--foyer-text-sm)',
  lineHeight: '20px',
  '& > li': { display: 'grid', gridTemplateColumns: '18px minmax(0, 1fr)', alignItems: 'start', gap: 8 },
  '& > li > svg': { marginBlockStart: 1 },
  '& > [data-state=met]': { color: 'var(--foyer-text)', '& > svg': { color: 'var(--foyer-success)' } },
  '& > [data-state=unmet]': { color: 'var(--foyer-error)' },
})

export interface PasswordRule {
  /** The rule as text: "At least 8 characters". */
  text: string
  /** Whether the password meets it; undefined before validation. */
  isMet?: boolean | undefined
}

export interface PasswordFieldProps
  extends
    FieldFrameProps,
    Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'type' | 'size' | 'id' | 'className'> {
  /** By which a form sends it. */
  name: string
  /** Called with the text. */
  onChange?: ((value: string) => void) | undefined
  /** Spoken names of the switch, and of a rule's state. */
  labels: { show: string; hide: string; met?: string | undefined; unmet?: string | undefined }
  /** Judged by the form, which holds the patterns. */
  rules?: readonly PasswordRule[] | undefined
}

const longestPassword = 64

/**
 * A password, with a switch that shows it, and its rules from the start, each with a mark once it is validated. At most
 * 64 characters; pasting is always allowed. The switch is a plain button, a tab stop after the field: its label
 * changes, so it is no toggle button of the ARIA Authoring Practices. Rest props and `ref` go to the input; set
 * `autoComplete`. For codes use `number-field`.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, help, error, optionalLabel, hideLabel, id, className, onChange, labels, rules, ...rest } =
    props
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...{ label, help, error, optionalLabel, hideLabel, id, className }}
      disabled={rest.disabled}
      note={
        rules && (
          <Rules>
            {rules.map(({ text, isMet }) => (
              <li key={text} data-state={isMet === undefined ? undefined : isMet ? 'met' : 'unmet'}>
                <Icon name={isMet === undefined ? 'minus' : isMet ? 'check-circle' : 'x-circle'} size={18} />
                <span>
                  {text}
                  {isMet !== undefined && (
                    <VisuallyHidden> {isMet ? labels.met : labels.unmet}</VisuallyHidden>
                  )}
                </span>
              </li>
            ))}
          </Rules>
        )
      }
    >
      {(control) => (
        <FieldInput
          end={
            <IconButton
              icon={isShown ? 'eye-off' : 'eye'}
              label={isShown ? labels.hide : labels.show}
              disabled={rest.disabled}
              data-shown={isShown ? '' : undefined}
              onClick={() => {
                setShown(!isShown)
              }}
            />
          }
          maxLength={longestPassword}
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          type={isShown ? 'text' : 'password'}
          onChange={
            onChange &&
            ((event) => {
              onChange(event.target.value)
            })
          }
          {...rest}
        />
      )}
    </Field>
  )
}
