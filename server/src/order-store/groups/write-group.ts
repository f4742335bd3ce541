import type { SetProgram } from '../../database/sets.ts'
import type { ResultRow } from '../../database/statements.ts'
import type { Command, Refusal, WriteResult } from '../steps.ts'
import { getFirstTrip, type Request } from './first-trip.ts'
import { createGroupState } from './group-state.ts'
import { validateCommand, type Verdict } from './validate-command.ts'
import { getSecondTrip } from './second-trip.ts'

/** A result for each command; `alone`: it has to be written separately. */
export type GroupResult = WriteResult | 'alone'

/**
 * Writes a group of commands in two round trips: the first locks and reads everything they depend on, they are
 * validated one after another in memory, and the second writes the changes. Each is all or nothing; a refused one does
 * not affect the others. No two of them may have the same order or key.
 */
export function* writeGroup(commands: readonly Command[]): SetProgram<GroupResult[]> {
  const state = createGroupState()
  const requests = getFirstTrip(commands, state)
  const found = yield { statements: requests.map(({ statement }) => statement), isLast: false }
  requests.forEach(({ receive }, index) => receive(found[index] ?? []))
  const verdicts = commands.map((command) => validateCommand(state, command))
  const unusedKeys = commands.flatMap(({ steps }, index) =>
    verdicts[index]?.kind === 'written'
      ? []
      : steps.flatMap((step) => (step.kind === 'key.keep' && state.keys.has(step.key) ? [step.key] : [])),
  )
  const answers: ResultRow[] = []
  const runOut: ResultRow[] = []
  // After the writes, so that a claim that this group has renewed does not count as expired.
  const questions = [...askForAnswers(verdicts, answers), ...askForRunOut(verdicts, runOut)]
  const writes = getSecondTrip(state, unusedKeys)
  const rows = yield {
    statements: [...writes, ...questions.map(({ statement }) => statement)],
    isLast: true,
  }
  questions.forEach(({ receive }, index) => receive(rows[writes.length + index] ?? []))
  return verdicts.map((verdict, index) => conclude(verdict, commands[index]?.orderId ?? '', answers, runOut))
}

/** Reads the answers of used keys. */
function askForAnswers(verdicts: readonly Verdict[], answers: ResultRow[]): Request[] {
  const keys = verdicts.flatMap((verdict) => (verdict.kind === 'answered' ? [verdict.key] : []))
  if (keys.length === 0) return []
  const sql = 'select key, request_hash, status, body from idempotency where key = any($1::text[])'
  return [{ statement: { sql, parameters: [keys] }, receive: (rows) => answers.push(...rows) }]
}

const listRunOut = `select scarce_id, order_id, expires_at from scarce_claim
  where scarce_id = any($1::text[]) and state = 'held' and expires_at <= $2::bigint`

/** Reads expired claims of counters with too little left. */
function askForRunOut(verdicts: readonly Verdict[], runOut: ResultRow[]): Request[] {
  const steps = verdicts.flatMap((verdict) => (verdict.kind === 'short' ? [verdict.step] : []))
  if (steps.length === 0) return []
  const counters = [...new Set(steps.map(({ scarceId }) => scarceId))]
  const latest = Math.max(...steps.map(({ now }) => now))
  return [
    {
      statement: { sql: listRunOut, parameters: [counters, latest] },
      receive: (rows) => runOut.push(...rows),
    },
  ]
}

function conclude(
  verdict: Verdict,
  orderId: string,
  answers: readonly ResultRow[],
  runOut: readonly ResultRow[],
): GroupResult {
  const refuse = (refusal: Refusal): WriteResult => ({ ok: false, refusal })
  switch (verdict.kind) {
    case 'written':
      return { ok: true }
    case 'refused':
      return refuse(verdict.refusal)
    case 'answered': {
      const answer = answers.find(({ key }) => key === verdict.key)
      // Deleted meanwhile, as too old.
      if (!answer) return refuse({ kind: 'version' })
      return refuse({
        kind: 'key',
        requestHash: String(answer['request_hash']),
        status: Number(answer['status']),
        body: String(answer['body']),
      })
    }
    case 'short': {
      const { scarceId, now } = verdict.step
      const isFreed = runOut.some(
        (row) =>
          row['scarce_id'] === scarceId && row['order_id'] !== orderId && Number(row['expires_at']) <= now,
      )
      return isFreed ? 'alone' : refuse({ kind: 'scarce', scarceId })
    }
    case 'alone':
      return 'alone'
  }
}
