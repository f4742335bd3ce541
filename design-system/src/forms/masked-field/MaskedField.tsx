import { useImperativeHandle, useReducer, useRef, useState, type ComponentPropsWithRef } from 'react'
import { Field, FieldInput, type FieldFrameProps } from '../field/index.ts'
import type { MaskRule } from './mask-rule.ts'
import { useMask } from './use-mask.ts'

/** What every field with a mask takes beside its mask. */
export interface MaskedInputProps
  extends
    FieldFrameProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'id' | 'className'
    > {
  /** By which a form sends it. */
  name: string
  /** Plain value, without the mask's additions; empty for no value. */
  value?: string | undefined
  /** Initial plain value, if uncontrolled. */
  defaultValue?: string | undefined
  /** Called with the plain value when it changes, and when a text without a value is removed. */
  onChange?: ((value: string) => void) | undefined
  /**
   * Called when the text has no value: an incomplete day, or one that does not exist. An optional field is not empty
   * then, and a form that ignored this would lose the input.
   */
  onUnfinished?: (() => void) | undefined
}

export interface MaskedFieldProps extends MaskedInputProps {
  /** Its mask counts as it is when the field is first shown. */
  rule: MaskRule
}

/**
 * A line of text with a mask while typing; for authors of fields. The mask (imask) is fetched once the field is shown,
 * and again on its next focus after a failure: the field works without it. Rest props and `ref` go to the input;
 * `data-masked` marks a loaded mask. Forms use the specific field: `date-field`, `number-field`.
 */
export function MaskedField(props: MaskedFieldProps) {
  const { label, help, error, optionalLabel, hideLabel, id, className, ...others } = props
  const { rule, value, defaultValue = '', onChange, onUnfinished, onInput, ref, ...rest } = others
  const input = useRef<HTMLInputElement>(null)
  const [initial] = useState(value ?? defaultValue)
  const lastReported = useRef(initial)
  const wasUnfinished = useRef(false)
  const [attempt, ask] = useReducer((count: number) => count + 1, 0)
  const isMasked = useMask({ inputRef: input, rule, value, lastReportedRef: lastReported, attempt })
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])
  return (
    <Field {...{ label, help, error, optionalLabel, hideLabel, id, className }} disabled={rest.disabled}>
      {(control) => (
        <FieldInput
          type="text"
          autoComplete="off"
          {...control}
          defaultValue={rule.show(initial)}
          data-masked={isMasked ? '' : undefined}
          // Not `onChange`: React does not call it when the mask has written the text before.
          onInput={(event) => {
            onInput?.(event)
            const next = rule.read(event.currentTarget.value)
            const isUnfinished = next === '' && /\d/.test(event.currentTarget.value)
            const was = wasUnfinished.current
            wasUnfinished.current = isUnfinished
            if (next !== lastReported.current || (was && !isUnfinished)) {
              lastReported.current = next
              onChange?.(next)
              ask()
            }
            if (isUnfinished && !was) onUnfinished?.()
          }}
          {...rest}
          ref={input}
        />
      )}
    </Field>
  )
}
