import { useMemo } from 'react'
import { MaskedField, type MaskRule, type MaskedInputProps } from '../masked-field/index.ts'

export type NumberFieldProps = MaskedInputProps

/**
 * Digits alone, leading zeros too: a card's number, a PIN. For an amount see `integer-field` and `decimal-field`. Rest
 * props and `ref` go to the input; `maxLength` bounds what can be typed.
 */
export function NumberField(props: NumberFieldProps) {
  const { maxLength } = props
  const rule = useMemo((): MaskRule => {
    const digits = (text: string) => text.replace(/\D/g, '').slice(0, maxLength)
    return {
      mask: () => ({ mask: maxLength === undefined ? /^\d*$/ : new RegExp(`^\\d{0,${maxLength}}$`) }),
      show: digits,
      read: digits,
    }
  }, [maxLength])
  return <MaskedField inputMode="numeric" {...props} rule={rule} />
}
