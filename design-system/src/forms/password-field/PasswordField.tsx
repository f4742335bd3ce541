import { useState, type ComponentPropsWithRef } from 'react'
import { IconButton } from '../../actions/icon-button/index.ts'
import { Field, FieldInput, type FieldFrameProps } from '../field/index.ts'
import { RuleList, type Rule } from '../rule-list/index.ts'

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
  rules?: readonly Rule[] | undefined
  /** How many of them are met, in words, over a bar: "3 of 5". */
  rulesSummary?: string | undefined
}

const longestPassword = 64

/**
 * A password, with a switch that shows it, and its rules from the start, each with a mark once it is validated. At most
 * 64 characters; pasting is always allowed. The switch is a plain button, a tab stop after the field: its label
 * changes, so it is no toggle button of the ARIA Authoring Practices. Rest props and `ref` go to the input; set
 * `autoComplete`. For codes use `number-field`.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, help, error, optionalLabel, hideLabel, id, className, onChange, ...others } = props
  const { labels, rules, rulesSummary, ...rest } = others
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...{ label, help, error, optionalLabel, hideLabel, id, className }}
      disabled={rest.disabled}
      note={rules && <RuleList rules={rules} summary={rulesSummary} labels={labels} />}
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
