import { useMemo, useState } from 'react'
import { MaskedField, type MaskedInputProps } from '../masked-field/index.ts'
import { dateRule } from './date-rule.ts'

export interface DateFieldProps extends MaskedInputProps {
  /** DD, MM and YYYY in the order of the visitor's place; 'DD/MM/YYYY' unless given. Say it in the help too. */
  format?: string | undefined
  /** First year that counts; 1900 unless given. */
  minYear?: number | undefined
  /** Last year that counts; this year unless said otherwise. */
  maxYear?: number | undefined
}

const earliestYear = 1900

/**
 * A day that is known by heart, typed: a birthday. Its value is `yyyy-MM-dd`, and the empty text as long as what stands
 * there is no whole day within the years. Rest props and `ref` go to the input. For a day to be looked up see
 * `day-strip`. Our own: `@mui/material` has no date field.
 */
export function DateField(props: DateFieldProps) {
  const { format = 'DD/MM/YYYY', minYear = earliestYear, maxYear, ...rest } = props
  const [thisYear] = useState(() => new Date().getFullYear())
  const to = maxYear ?? thisYear
  const rule = useMemo(() => dateRule({ format, years: { from: minYear, to } }), [format, minYear, to])
  return <MaskedField inputMode="numeric" {...rest} rule={rule} />
}
