/** One setting that cannot be used. */
export interface ConfigurationIssue {
  /** Path, e.g. `modes[1].colorScheme.primary`; empty for the whole. */
  readonly path: string
  /** Value found, as JSON, shortened; "nothing" if it is missing. */
  readonly found: string
  readonly needed: string
  /** For colors: the nearest value that passes. */
  readonly nearest: string | null
  /** The condition's name in the specification, if it has one, e.g. "No default mode found for theme". */
  readonly condition: string | null
}

/** An issue as one line for people. */
export const describeIssue = ({ path, found, needed, nearest, condition }: ConfigurationIssue): string =>
  `${path || '(root)'}: ${condition === null ? '' : `${condition}: `}found ${found}, needed ${needed}` +
  (nearest === null ? '' : `; the nearest that passes is ${nearest}`)

const headline = 'Some configuration settings are invalid'

/** Thrown for configuration that cannot be used: everything that is wrong with it, not only the first. */
export class ConfigurationError extends Error {
  readonly issues: readonly ConfigurationIssue[]
  constructor(issues: readonly ConfigurationIssue[]) {
    super([headline, ...issues.map(describeIssue)].join('\n  '))
    this.name = 'ConfigurationError'
    this.issues = issues
  }
}
