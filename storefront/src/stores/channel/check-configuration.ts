import { readPageConfiguration } from '@foyer/contract/channel/read-page-configuration'
import { describeIssue } from '@foyer/theme-tokens/configuration/configuration-error'
import type { CheckConfiguration } from './configuration-refresher.ts'

/**
 * Validates a configuration against its model. A separate module, since the model's rules are never part of a first
 * load.
 */
export const checkConfiguration: CheckConfiguration = (json) => {
  const { value, issues } = readPageConfiguration(json)
  return Promise.resolve(
    value === null ? { value, issues: issues.map(describeIssue) } : { value, issues: [] as const },
  )
}
