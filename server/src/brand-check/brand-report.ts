/** Result of one part of `brand check`. Failures make the tool exit with 1; notes do not. */
export interface BrandReport {
  title: string
  /** What was checked, in one line. */
  summary: string
  failures: readonly string[]
  notes: readonly string[]
}
