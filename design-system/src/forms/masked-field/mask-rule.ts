import type imask from 'imask'
import type { FactoryOpts } from 'imask'

/**
 * Formats and parses the value of a field. The value is the same before the mask has loaded, on the server and without
 * script; imask only formats what is typed.
 */
export interface MaskRule {
  /** Options for imask, which is there by then. */
  mask: (library: typeof imask) => FactoryOpts
  /** The displayed text of a value. */
  show: (value: string) => string
  /** The value of the displayed text; empty while it has none. */
  read: (shown: string) => string
}
