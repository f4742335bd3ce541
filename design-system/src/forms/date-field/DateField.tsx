import { useMemo, useState } from 'react'
import { MaskedField, type MaskedInputProps } from '../masked-field/index.ts'
import { createDateRule } from './date-rule.ts'

export interface DateFieldProps extends MaskedInputProps {
  /** DD, MM and YYYY in the order of the visitor's locale; default 'DD/MM/YYYY'. Mention it in the help too. */
  format?: string | undefined
  /** First valid year; default 1900. */
  minYear?: number | undefined
  /** Last valid year; default the current year. */
  maxYear?: number | undefined
}

const earliestYear = 1900

/**
 * A day that the visitor knows and types: a birthday. Its value is `yyyy-MM-dd`, and empty until the text is a complete
 * day within the years. Rest props and `ref` go to the input. For a day to look up see `day-strip`. Our own:
 * Material UI has no date field.
 */
export function DateField(props: DateFieldProps) {
  const { format = 'DD/MM/YYYY', minYear = earliestYear, maxYear, ...rest } = props
  const [thisYear] = useState(() => new Date().getFullYear())
  const to = maxYear ?? thisYear
  const rule = useMemo(() => createDateRule({ format, years: { from: minYear, to } }), [format, minYear, to])
  return <MaskedField inputMode="numeric" {...rest} rule={rule} />
}
