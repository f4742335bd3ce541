import { useMemo } from 'react'
import { MaskedField, numberRule, type MaskedInputProps, type NumberMarks } from '../masked-field/index.ts'

export interface DecimalFieldProps extends MaskedInputProps, NumberMarks {
  /** Places after the decimal mark; 2 unless given. */
  decimals?: number | undefined
  /** Whether a minus can be typed; it can unless given. */
  allowsNegative?: boolean | undefined
}

const usualDecimals = 2

/**
 * A number with a decimal part, in the marks of the visitor's place; its value is plain, with a point: `-12.5`. Rest
 * props and `ref` go to the input. For money see `currency-field`.
 */
export function DecimalField(props: DecimalFieldProps) {
  const { decimals = usualDecimals, allowsNegative = true, decimalMark, groupMark, ...rest } = props
  const rule = useMemo(
    () => numberRule({ decimals, allowsNegative, decimalMark, groupMark }),
    [decimals, allowsNegative, decimalMark, groupMark],
  )
  return <MaskedField inputMode={allowsNegative ? 'text' : 'decimal'} {...rest} rule={rule} />
}
