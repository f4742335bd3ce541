import type imask from 'imask'
import type { FactoryOpts } from 'imask'

/**
 * How a field shows its value, and reads it from what is shown. The value is the same before the mask has come, on the
 * server and without script; imask only keeps what is typed in shape.
 */
export interface MaskRule {
  /** Options for imask, which is there by then. */
  mask: (library: typeof imask) => FactoryOpts
  /** What stands in the field for a value. */
  show: (value: string) => string
  /** The value of what stands in the field; the empty text while it has none. */
  read: (shown: string) => string
}
