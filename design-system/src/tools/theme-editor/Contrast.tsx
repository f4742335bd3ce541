import type { AuditedInk, AuditedPair, ModeAudit } from '@foyer/theme-tokens/audit'
import type { ConfigurationIssue } from '@foyer/theme-tokens/configuration/configuration-error'
import type { Dispatch } from 'react'
import { styled } from '../../foundations/styled/index.ts'
import { parseKeys, findValueAt, type Change, type Draft, type Keys } from './draft.ts'
import { Side } from './parts.tsx'

const List = styled('ul', { name: 'FoyerThemeEditorContrast', slot: 'List' })({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 10px',
    paddingBlock: 7,
    borderBlockEnd: '1px solid color-mix(in srgb, var(--foyer-border) 60%, transparent)',
    lineHeight: 1.3,
  },
  '& [data-slot=sample]': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 36,
    blockSize: 28,
    border: '1px solid var(--foyer-border)',
    borderRadius: 6,
    fontWeight: 700,
    forcedColorAdjust: 'none',
  },
  '& [data-slot=ratio]': { fontVariantNumeric: 'tabular-nums', fontWeight: 650, textAlign: 'end' },
  '& [data-slot=ratio] small': { color: 'var(--foyer-text-muted)', fontWeight: 400 },
  '& [data-passes=false]': { color: 'var(--foyer-error)' },
  '& [data-slot=note]': { gridColumn: 2, color: 'var(--foyer-text-muted)' },
  '& > [data-slot=issue]': { gridColumn: '2 / -1', overflowWrap: 'anywhere' },
  '& > [data-slot=issue] ~ button': { gridColumn: '2 / -1', justifySelf: 'start' },
  '& button': {
    justifySelf: 'end',
    minBlockSize: 32,
    paddingInline: 10,
    border: '1px solid var(--foyer-field-border)',
    borderRadius: 6,
    background: 'none',
    color: 'var(--foyer-primary-text)',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
})

/** Colors that are named otherwise in the configuration than in the audit. */
const places: Readonly<Record<string, string>> = {
  text: 'typography.primary',
  muted: 'typography.secondary',
  ink: 'accent',
  error: 'notification.error',
  warning: 'notification.warning',
  success: 'notification.success',
}

const heroName = /^hero (.+)$/

/** Path in a color scheme of the color that an ink is derived from; null if it comes from the other mode. */
function findPlace(name: string, scheme: unknown): Keys | null {
  const id = heroName.exec(name)?.[1]
  if (id === undefined) return (places[name] ?? name).split('.')
  const attributes = findValueAt(scheme, ['heroAttributes'])
  const index = Array.isArray(attributes)
    ? attributes.findIndex((each) => findValueAt(each, ['id']) === id)
    : -1
  return index < 0 ? null : ['heroAttributes', index, 'color']
}

/** Invisible difference, ΔE OK times 100. */
const unseen = 0.5

export interface ContrastProps {
  draft: Draft
  issues: readonly ConfigurationIssue[]
  audits: readonly ModeAudit[]
  dispatch: Dispatch<Change>
}

/** Errors of the draft, adjustments of colors for legibility, and the contrast of every pair. */
export function Contrast({ draft, issues, audits, dispatch }: ContrastProps) {
  const use = (keys: Keys, value: string) => {
    dispatch({ kind: 'settle' })
    dispatch({ kind: 'set', keys, value })
    dispatch({ kind: 'settle' })
  }
  const modes: readonly unknown[] = Array.isArray(draft['modes']) ? draft['modes'] : []
  return (
    <Side data-pane="contrast" aria-label="Contrast">
      <div role="status">
        {issues.length > 0 && <Issues issues={issues} onUse={use} />}
        {issues.length === 0 && <Verdict audits={audits} />}
      </div>
      {audits.map(({ mode, inks, pairs }) => {
        const moved = inks.filter(({ drift }) => drift > unseen)
        const index = modes.findIndex((each) => findValueAt(each, ['type']) === mode)
        const scheme: Keys = ['modes', index, 'colorScheme']
        return (
          <div key={mode}>
            <h2>{mode}</h2>
            {moved.length > 0 && (
              <>
                <h3>Moved until they can be read</h3>
                <List>
                  {moved.map((ink) => {
                    const place = findPlace(ink.name, findValueAt(draft, scheme))
                    return (
                      <Moved
                        key={ink.name}
                        ink={ink}
                        onUse={place === null ? null : () => use([...scheme, ...place], ink.shown)}
                      />
                    )
                  })}
                </List>
              </>
            )}
            <h3>Pairs, the weakest first</h3>
            <List>
              {pairs
                .toSorted((one, other) => one.ratio / one.target - other.ratio / other.target)
                .map((pair) => (
                  <PairRow key={pair.name} pair={pair} />
                ))}
            </List>
          </div>
        )
      })}
    </Side>
  )
}

function Verdict({ audits }: { audits: readonly ModeAudit[] }) {
  const pairs = audits.flatMap((audit) => audit.pairs)
  const failing = pairs.filter(({ passes }) => !passes).length
  if (pairs.length === 0) return null
  return (
    <>
      <h2>
        {failing === 0 ? 'Everything can be read' : `${failing} of ${pairs.length} pairs cannot be read`}
      </h2>
      <p>
        {pairs.length} pairs checked.{' '}
        {audits.every(({ keepsBrand }) => keepsBrand)
          ? 'The exact brand colour is on screen in every mode.'
          : 'In a mode the brand colour itself had to move.'}
      </p>
    </>
  )
}

function Issues({
  issues,
  onUse,
}: {
  issues: readonly ConfigurationIssue[]
  onUse: (keys: Keys, value: string) => void
}) {
  return (
    <>
      <h2>The theme cannot be used yet</h2>
      <p>The pages show the last state that could.</p>
      <List>
        {issues.map((issue) => (
          <li key={issue.path + issue.needed}>
            <span data-slot="sample" data-passes="false" aria-hidden>
              !
            </span>
            <span data-slot="issue">
              <strong>{issue.path}</strong>
              <br />
              {issue.condition === null ? '' : `${issue.condition}: `}
              found {issue.found}, needed {issue.needed}
            </span>
            {issue.nearest !== null && (
              <Use color={issue.nearest} onUse={() => onUse(parseKeys(issue.path), issue.nearest ?? '')} />
            )}
          </li>
        ))}
      </List>
    </>
  )
}

const Use = ({ color, onUse }: { color: string; onUse: () => void }) => (
  <button type="button" onClick={onUse}>
    Use {color}
  </button>
)

const Moved = ({ ink, onUse }: { ink: AuditedInk; onUse: (() => void) | null }) => (
  <li>
    <span
      data-slot="sample"
      style={{ background: `linear-gradient(to right, ${ink.wanted} 50%, ${ink.shown} 50%)` }}
    />
    <span>
      {ink.name}: {ink.wanted} is shown as {ink.shown}
    </span>
    {onUse && <Use color={ink.shown} onUse={onUse} />}
    <span data-slot="note">Drift {ink.drift.toFixed(1)}</span>
  </li>
)

const PairRow = ({ pair }: { pair: AuditedPair }) => (
  <li>
    <span data-slot="sample" style={{ background: pair.background, color: pair.foreground }} aria-hidden>
      {pair.kind === 'text' ? 'Aa' : '●'}
    </span>
    <span>{pair.name}</span>
    <span data-slot="ratio" data-passes={pair.passes}>
      {pair.ratio.toFixed(2)} <small>of {pair.target}</small>
    </span>
    {pair.isAdvisedAgainst && pair.passes && (
      <span data-slot="note">APCA would have it stand out more: Lc {pair.lc?.toFixed(0)}</span>
    )}
  </li>
)
