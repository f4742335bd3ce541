import type { ModeAudit } from '@foyer/theme-tokens/audit'
import type { ConfigurationIssue } from '@foyer/theme-tokens/configuration/configuration-error'
import type { ContrastLevel } from '@foyer/theme-tokens/contrast-levels'
import type { BrandTheme } from '@foyer/theme-tokens/theme-model'
import { useEffect, useState } from 'react'
import type { Draft } from './draft.ts'

/** Result of a draft: a theme with its audit, or its errors. */
export interface Evaluation {
  issues: readonly ConfigurationIssue[]
  /** The last theme that was valid; stays while a draft is not. */
  theme: BrandTheme | null
  audits: readonly ModeAudit[]
}

/** The checks and the color library: a tool's, fetched when the tool is opened. */
const engine = () =>
  Promise.all([
    import('@foyer/theme-tokens/parse-theme'),
    import('@foyer/theme-tokens/to-theme'),
    import('@foyer/theme-tokens/audit'),
  ])

async function evaluate(draft: Draft, level: ContrastLevel): Promise<Evaluation> {
  const [{ checkTheme, readTheme }, { toTheme }, { auditTheme }] = await engine()
  const issues = checkTheme(draft)
  if (issues.length > 0) return { issues, theme: null, audits: [] }
  const configuration = readTheme(draft)
  return { issues, theme: toTheme(configuration, level), audits: auditTheme(configuration, [level]) }
}

/** Evaluates a draft a moment after each change, so that dragging through colors stays fluid. */
export function useEvaluation(draft: Draft, level: ContrastLevel): Evaluation {
  const [evaluation, setEvaluation] = useState<Evaluation>({ issues: [], theme: null, audits: [] })
  useEffect(() => {
    let isOvertaken = false
    const frame = requestAnimationFrame(() => {
      void evaluate(draft, level).then((next) => {
        if (isOvertaken) return
        setEvaluation((last) => (next.theme ? next : { ...last, issues: next.issues }))
      })
    })
    return () => {
      isOvertaken = true
      cancelAnimationFrame(frame)
    }
  }, [draft, level])
  return evaluation
}
