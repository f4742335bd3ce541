import { useImperativeHandle, useRef, useState, type ComponentPropsWithRef } from 'react'
import { Field, type FieldFrameProps } from '../field/index.ts'
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
  name: string
  /** Plain, without what the mask adds; the empty text is none. */
  value?: string | undefined
  defaultValue?: string | undefined
  /** Told the plain value whenever it becomes another. */
  onChange?: ((value: string) => void) | undefined
}

export interface MaskedFieldProps extends MaskedInputProps {
  /** Its mask counts as it is when the field is first shown. */
  rule: MaskRule
}

/**
 * A line of text that keeps its shape while it is typed; for the makers of fields. The mask (imask) is fetched once the
 * field is shown. Rest props and `ref` go to the input; `data-masked` says that the mask has come.
 */
export function MaskedField(props: MaskedFieldProps) {
  const { label, help, error, optionalLabel, id, className, ...others } = props
  const { rule, value, defaultValue = '', onChange, onInput, ref, ...rest } = others
  const input = useRef<HTMLInputElement>(null)
  const [initial] = useState(value ?? defaultValue)
  const told = useRef(initial)
  const isMasked = useMask({ input, rule, value, told })
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])
  return (
    <Field {...{ label, help, error, optionalLabel, id, className }}>
      {(control) => (
        <input
          type="text"
          autoComplete="off"
          {...control}
          defaultValue={rule.show(initial)}
          data-masked={isMasked ? '' : undefined}
          // Not `onChange`: React does not call it when the mask has written the text before.
          onInput={(event) => {
            onInput?.(event)
            const next = rule.read(event.currentTarget.value)
            if (next === told.current) return
            told.current = next
            onChange?.(next)
          }}
          {...rest}
          ref={input}
        />
      )}
    </Field>
  )
}
