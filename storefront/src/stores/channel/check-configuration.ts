import { readPageConfiguration } from '@foyer/contract/channel/read-page-configuration'
import { describeIssue } from '@foyer/theme-tokens/configuration/configuration-error'
import type { CheckConfiguration } from './configuration-refresher.ts'

/** Holds a configuration to its model. A module of its own, as the model's rules are never part of a first load. */
export const checkConfiguration: CheckConfiguration = (json) => {
  const { value, issues } = readPageConfiguration(json)
  return Promise.resolve(
    value === null ? { value, issues: issues.map(describeIssue) } : { value, issues: [] as const },
  )
}
