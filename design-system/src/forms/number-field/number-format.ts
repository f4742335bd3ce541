import { createNumberMaskRule, type MaskRule, type NumberMarks } from '../masked-field/index.ts'

/** Format of a number, and permitted input. */
export interface NumberFormat extends NumberMarks {
  /**
   * - `digits`: digits only, including leading zeros, up to `maxLength`.
   * - `integer`: a whole number; thousands are separated if `groupMark` is set.
   * - `decimal`: a number with a decimal part.
   * - `currency`: an amount of money, never below zero, its decimal places filled when the field is left.
   */
  format?: 'digits' | 'integer' | 'decimal' | 'currency' | undefined
  /** Of `decimal` and `currency`: decimal places; default 2, 0 for a currency without minor units. */
  decimals?: number | undefined
  /** Of `integer` and `decimal`: whether a minus can be typed; default true. */
  allowsNegative?: boolean | undefined
  /** Of `currency`: "£", "kr.". */
  symbol?: string | undefined
  /** Of `currency`: position of the symbol (`%s`) and the amount (`%v`); default '%s%v'. */
  currencyFormat?: string | undefined
}

function createDigitsRule(maxLength: number | undefined): MaskRule {
  const digits = (text: string) => text.replace(/\D/g, '').slice(0, maxLength)
  return {
    mask: () => ({ mask: maxLength === undefined ? /^\d*$/ : new RegExp(`^\\d{0,${maxLength}}$`) }),
    show: digits,
    read: digits,
  }
}

/** Permitted input and display of a format, and its keypad on a phone: that of digits has no minus. */
export function createNumberRule(options: NumberFormat & { maxLength?: number | undefined }): {
  rule: MaskRule
  inputMode: 'numeric' | 'decimal' | 'text'
} {
  const { format = 'digits', decimals = 2, allowsNegative = true, decimalMark, groupMark } = options
  switch (format) {
    case 'digits':
      return { rule: createDigitsRule(options.maxLength), inputMode: 'numeric' }
    case 'integer':
      return {
        rule: createNumberMaskRule({ decimals: 0, allowsNegative, groupMark: groupMark ?? '' }),
        inputMode: allowsNegative ? 'text' : 'numeric',
      }
    case 'decimal':
      return {
        rule: createNumberMaskRule({ decimals, allowsNegative, decimalMark, groupMark }),
        inputMode: allowsNegative ? 'text' : 'decimal',
      }
    case 'currency': {
      const { symbol = '', currencyFormat = '%s%v' } = options
      const [before = '', after = ''] = currencyFormat.split('%v').map((part) => part.replace('%s', symbol))
      const amount = { decimals, allowsNegative: false, fillsDecimals: true, decimalMark, groupMark }
      return {
        rule: createNumberMaskRule({ ...amount, before, after }),
        inputMode: decimals > 0 ? 'decimal' : 'numeric',
      }
    }
    default:
      return format satisfies never
  }
}
