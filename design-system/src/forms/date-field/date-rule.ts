import type { MaskRule } from '../masked-field/index.ts'

interface DateRuleOptions {
  /** Tokens DD, MM and YYYY, each once, in the order of the visitor's place: "DD/MM/YYYY". */
  format: string
  /** First and last year that has a value. */
  years: { from: number; to: number }
}

/** Digits that are not typed yet. */
const placeholderChar = ' '
const tokens = /(DD|MM|YYYY)/
const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
const padded = (value: number, length: number) => String(value).padStart(length, '0')
const literal = (text: string) => [...text].map((character) => `\\${character}`).join('')

/**
 * The mask and value of a day in a locale's format. A digit that can only be the second of two gets its zero while it
 * is typed, a single-digit day when it is parsed; an invalid day, or one outside the years, has no value.
 */
export function createDateRule({ format, years }: DateRuleOptions): MaskRule {
  const parts = format.split(tokens).filter((part) => part !== '')
  const isToken = (part: string) => tokens.test(part)
  return {
    mask: ({ MaskedRange }) => {
      const figures = { mask: MaskedRange, from: 1, autofix: 'pad' as const, maxLength: 2, placeholderChar }
      return {
        mask: parts.map((part) => (isToken(part) ? part : literal(part))).join(''),
        placeholderChar,
        overwrite: true,
        // Any year can be typed: one out of range is an error that the visitor sees, not a key without effect.
        blocks: {
          DD: { ...figures, to: 31 },
          MM: { ...figures, to: 12 },
          YYYY: { mask: '0000', placeholderChar },
        },
      }
    },
    show: (value) => {
      const [, year = '', month = '', day = ''] = isoDate.exec(value) ?? []
      if (year === '') return ''
      return format.replace('YYYY', year).replace('MM', month).replace('DD', day)
    },
    read: (shown) => {
      const order = parts.filter(isToken)
      const figures = shown.trim().split(/\D+/).filter(Boolean)
      if (figures.length !== order.length) return ''
      const getFigure = (token: string) => figures[order.indexOf(token)] ?? ''
      if (getFigure('YYYY').length !== 4) return ''
      const [year, month, day] = ['YYYY', 'MM', 'DD'].map((token) => Number(getFigure(token))) as [
        number,
        number,
        number,
      ]
      if (year < years.from || year > years.to) return ''
      if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return ''
      return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`
    },
  }
}
