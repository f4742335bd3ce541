/** What a part of `brand check` has to say. Failures end the tool with 1; notes do not. */
export interface BrandReport {
  title: string
  /** What was looked at, in one line. */
  summary: string
  failures: readonly string[]
  notes: readonly string[]
}
