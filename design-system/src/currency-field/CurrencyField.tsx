import { useMemo } from 'react'
import { MaskedField, numberRule, type MaskedInputProps, type NumberMarks } from '../masked-field/index.ts'

export interface CurrencyFieldProps extends MaskedInputProps, NumberMarks {
  /** "£", "kr.". */
  symbol: string
  /** Where the symbol (`%s`) stands beside the amount (`%v`); '%s%v' unless given. */
  format?: string | undefined
  /** Places after the decimal mark; 0 for a currency without parts, 2 unless given. */
  decimals?: number | undefined
}

const usualDecimals = 2

/**
 * An amount of money, never below nothing, with its currency in sight and its places filled when the field is left. Its
 * value is plain, with a point: `12.50`. Rest props and `ref` go to the input. For a figure that is no money see
 * `decimal-field`.
 */
export function CurrencyField(props: CurrencyFieldProps) {
  const { symbol, format = '%s%v', decimals = usualDecimals, decimalMark, groupMark, ...rest } = props
  const rule = useMemo(() => {
    const [before = '', after = ''] = format.split('%v').map((part) => part.replace('%s', symbol))
    return numberRule({
      decimals,
      allowsNegative: false,
      fillsDecimals: true,
      before,
      after,
      decimalMark,
      groupMark,
    })
  }, [symbol, format, decimals, decimalMark, groupMark])
  return <MaskedField inputMode={decimals > 0 ? 'decimal' : 'numeric'} {...rest} rule={rule} />
}
