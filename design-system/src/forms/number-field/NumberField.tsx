import { useMemo } from 'react'
import { MaskedField, type MaskedInputProps } from '../masked-field/index.ts'
import { createNumberRule, type NumberFormat } from './number-format.ts'

/** Of a currency the symbol has to be given. */
export type NumberFieldProps = MaskedInputProps &
  NumberFormat &
  ({ format?: 'digits' | 'integer' | 'decimal' | undefined } | { format: 'currency'; symbol: string })

/**
 * A number in one of four formats: `digits` (a card's number, a PIN; leading zeros stay), `integer`, `decimal`,
 * `currency`. The value is plain whatever the marks: `-1200`, `12.5`. A number out of range is an error of the form's,
 * never changed in silence. Rest props and `ref` go to the input. For a few of something use `quantity-stepper`.
 */
export function NumberField({
  format,
  decimals,
  allowsNegative,
  decimalMark,
  groupMark,
  symbol,
  currencyFormat,
  ...rest
}: NumberFieldProps) {
  const { maxLength } = rest
  const { rule, inputMode } = useMemo(
    () =>
      createNumberRule({
        format,
        decimals,
        allowsNegative,
        decimalMark,
        groupMark,
        symbol,
        currencyFormat,
        maxLength,
      }),
    [format, decimals, allowsNegative, decimalMark, groupMark, symbol, currencyFormat, maxLength],
  )
  return <MaskedField inputMode={inputMode} {...rest} rule={rule} />
}
