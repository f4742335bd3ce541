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
  /** Plain, without what the mask adds; the empty text is none. */
  value?: string | undefined
  /** The plain value at first, where nobody else keeps it. */
  defaultValue?: string | undefined
  /** Told the plain value whenever it becomes another, and when what had no value is taken away. */
  onChange?: ((value: string) => void) | undefined
  /**
   * Told when something stands there that has no value: a day that is not whole, or that no calendar knows. A field that
   * may stay empty is not empty then, and a form that passed over it would lose what was meant.
   */
  onUnfinished?: (() => void) | undefined
}

export interface MaskedFieldProps extends MaskedInputProps {
  /** Its mask counts as it is when the field is first shown. */
  rule: MaskRule
}

/**
 * A line of text that keeps its shape while it is typed; for the makers of fields. The mask (imask) is fetched once the
 * field is shown, and anew at its next focus where it did not come: the field works without it. Rest props and `ref` go to
 * the input; `data-masked` says that the mask has come. Not for a form, which takes the field of the kind: `date-field`,
 * `number-field`.
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
