import type { MaskRule } from './mask-rule.ts'

/** Number format of the visitor's locale. */
export interface NumberMarks {
  /** Decimal separator. */
  decimalMark?: string | undefined
  /** Between thousands; the empty text for none. */
  groupMark?: string | undefined
}

interface NumberRuleOptions extends NumberMarks {
  /** Number of decimal places; 0 for whole numbers. */
  decimals: number
  allowsNegative: boolean
  /** Missing places become zeros when the field is left. */
  fillsDecimals?: boolean
  /** Around the number, as it is shown: a currency. */
  before?: string
  after?: string
}

/** A number in plain form: minus, digits, and a point before decimals. */
const plainNumber = /^(-?)(\d*)(?:\.(\d*))?$/

const grouped = (digits: string, mark: string) => digits.replace(/\B(?=(\d{3})+$)/g, mark)

/** Escapes every character for a pattern of imask. */
const literal = (text: string) => [...text].map((character) => `\\${character}`).join('')

/** A number as it is written in one place of the world, read as plain digits with a point. */
export function createNumberMaskRule(options: NumberRuleOptions): MaskRule {
  const { decimals, allowsNegative, fillsDecimals = false, before = '', after = '' } = options
  const { decimalMark = '.', groupMark = ',' } = options
  const otherMark = decimalMark === '.' ? ',' : '.'
  const number = {
    mask: Number,
    scale: decimals,
    radix: decimalMark,
    thousandsSeparator: groupMark,
    // The other separator is read as this one, unless it separates thousands here.
    mapToRadix: otherMark === groupMark ? [] : [otherMark],
    normalizeZeros: true,
    padFractionalZeros: fillsDecimals,
    // No other limit: a value out of range is an error that the visitor sees, not a number changed silently.
    ...(allowsNegative ? {} : { min: 0 }),
  }
  const hasAffix = before !== '' || after !== ''
  return {
    mask: () =>
      hasAffix
        ? { mask: `${literal(before)}number${literal(after)}`, lazy: false, blocks: { number } }
        : number,
    show: (value) => {
      const parts = plainNumber.exec(value)
      const [, sign = '', whole = '', places = ''] = parts ?? []
      if (whole === '' && places === '') return `${before}${after}`
      const shownPlaces = fillsDecimals ? places.padEnd(decimals, '0') : places
      const tail = decimals > 0 && shownPlaces !== '' ? `${decimalMark}${shownPlaces}` : ''
      return `${before}${allowsNegative ? sign : ''}${grouped(whole || '0', groupMark)}${tail}${after}`
    },
    read: (shown) => {
      let text = shown
      if (before !== '' && text.startsWith(before)) text = text.slice(before.length)
      if (after !== '' && text.endsWith(after)) text = text.slice(0, -after.length)
      const [wholePart = '', placesPart = ''] = text.split(decimalMark)
      const whole = wholePart.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
      const places = placesPart.replace(/\D/g, '').slice(0, decimals)
      if (whole === '' && places === '') return ''
      const plain = `${whole || '0'}${places === '' ? '' : `.${places}`}`
      const isNegative = allowsNegative && /^\s*[-−]/.test(text) && /[1-9]/.test(plain)
      return isNegative ? `-${plain}` : plain
    },
  }
}
