import { useMemo } from 'react'
import { MaskedField, numberRule, type MaskedInputProps, type NumberMarks } from '../masked-field/index.ts'

export interface IntegerFieldProps extends MaskedInputProps, Pick<NumberMarks, 'groupMark'> {
  /** Whether a minus can be typed. */
  allowsNegative?: boolean | undefined
}

/**
 * A whole number, with marks between thousands where the owner gives one. Its value is plain: `-1200`. Out of range is
 * an error of the form's, never a number changed in silence. Rest props and `ref` go to the input. For digits that are
 * no amount see `number-field`; for a few of something, `quantity-stepper`.
 */
export function IntegerField({ groupMark = '', allowsNegative = true, ...rest }: IntegerFieldProps) {
  const rule = useMemo(
    () => numberRule({ decimals: 0, allowsNegative, groupMark }),
    [allowsNegative, groupMark],
  )
  // A phone's keypad of digits has no minus.
  return <MaskedField inputMode={allowsNegative ? 'text' : 'numeric'} {...rest} rule={rule} />
}
