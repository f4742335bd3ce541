import { advisedLc } from '@foyer/theme-tokens/apca'
import { auditTheme, type AuditedInk, type AuditedPair, type ModeAudit } from '@foyer/theme-tokens/audit'
import type { ThemeConfiguration } from '@foyer/theme-tokens/configuration/theme'
import type { BrandReport } from '../../src/brand-check/brand-report.ts'
import { formatColumns, type Terminal } from './terminal.ts'

/** A color difference that is visible at a glance: a designer should look at it. */
const noticeable = 10

function ratioCell({ ratio, target, passes }: AuditedPair, terminal: Terminal): string {
  const text = `${ratio.toFixed(2)} ${passes ? '≥' : '<'} ${target}`
  return passes ? text : terminal.style('red', `${text} ✗`)
}

function driftCell({ wanted, shown, drift }: AuditedInk, terminal: Terminal): string {
  if (wanted === shown) return terminal.style('dim', 'exact')
  const text = `${shown} ${terminal.swatch(shown)} ΔE ${drift.toFixed(1)}`
  return drift >= noticeable ? terminal.style('yellow', text) : text
}

function printMode(audits: readonly ModeAudit[], terminal: Terminal): void {
  const [first] = audits
  if (!first) return
  const levels = audits.map(({ level }) => terminal.style('bold', level))
  terminal.line()
  terminal.line(terminal.style('bold', `${first.mode} mode: contrast`))
  formatColumns([
    [terminal.style('bold', 'pair'), ...levels],
    ...first.pairs.map((pair, index) => [
      pair.name,
      ...audits.map(({ pairs }) => {
        const same = pairs[index]
        return same ? ratioCell(same, terminal) : ''
      }),
    ]),
  ]).forEach((line) => terminal.line(line))
  terminal.line()
  terminal.line(terminal.style('bold', `${first.mode} mode: colours adjusted for legibility`))
  formatColumns([
    [terminal.style('bold', 'colour'), terminal.style('bold', 'asked for'), ...levels],
    ...first.inks.map((ink, index) => [
      ink.name,
      `${ink.wanted} ${terminal.swatch(ink.wanted)}`,
      ...audits.map(({ inks }) => {
        const same = inks[index]
        return same ? driftCell(same, terminal) : ''
      }),
    ]),
  ]).forEach((line) => terminal.line(line))
}

/** Prints every pair's ratio, every ink's color difference, and the failures. */
export function checkContrast(theme: ThemeConfiguration, terminal: Terminal, isQuiet: boolean): BrandReport {
  const audits = auditTheme(theme)
  if (!isQuiet)
    for (const mode of new Set(audits.map((audit) => audit.mode)))
      printMode(
        audits.filter((audit) => audit.mode === mode),
        terminal,
      )
  const failures = audits.flatMap(({ mode, level, pairs, keepsBrand }) => [
    ...pairs
      .filter(({ passes }) => !passes)
      .map(
        ({ name, ratio, target }) =>
          `${mode}, ${level}: ${name}: found ${ratio.toFixed(2)}:1, needed ${target}:1`,
      ),
    ...(keepsBrand ? [] : [`${mode}, ${level}: the exact brand colour is not on screen`]),
  ])
  const notes = audits
    .filter(({ level }) => level === 'Normal')
    .flatMap(({ mode, inks }) =>
      inks
        .filter(({ drift }) => drift >= noticeable)
        .map(
          ({ name, wanted, shown, drift }) =>
            `${mode}: ${name} is shown as ${shown}, not ${wanted} (colour difference ΔE ${drift.toFixed(1)}): the nearest legible colour`,
        ),
    )
  const advice = audits
    .filter(({ level }) => level === 'Normal')
    .flatMap(({ mode, pairs }) => {
      const weak = pairs
        .filter(({ isAdvisedAgainst, passes }) => isAdvisedAgainst && passes)
        .toSorted((one, other) => (one.lc ?? 0) - (other.lc ?? 0))
      const [weakest] = weak
      return weakest
        ? [
            `${mode}: advice only: APCA, another measure of contrast, finds ${weak.length} of ${pairs.length} pairs weak (Lc below ${advisedLc}); the weakest is ${weakest.name}, Lc ${(weakest.lc ?? 0).toFixed(0)}`,
          ]
        : []
    })
  const pairs = audits.reduce((sum, audit) => sum + audit.pairs.length, 0)
  const modes = [...new Set(audits.map(({ mode }) => mode))]
  const levels = [...new Set(audits.map(({ level }) => level))]
  return {
    title: 'Contrast',
    summary: `${pairs} pairs of a colour on its ground: ${modes.join(' and ')} mode, contrast ${levels.join(', ')}`,
    failures,
    notes: [...notes, ...advice],
  }
}
