import type { SetStatement } from '../../database/sets.ts'
import type { SqlValue } from '../../database/statements.ts'
import { batchColumns, codeColumns, mailColumns } from '../record-steps.ts'
import type { Step } from '../steps.ts'
import type { GroupState } from './group-state.ts'
import { getInsertText, toArrays, toGivenRows, type SetColumn } from './set-sql.ts'

type Kind = GroupState['records'][number]['step']['kind']
type Of<K extends Kind> = Extract<Step, { kind: K }>

const showtimeColumns: readonly SetColumn[] = [
  ['order_id', 'text'],
  ['showtime_id', 'text'],
]
const lookupColumns: readonly SetColumn[] = [
  ['kind', 'text'],
  ['value', 'text'],
  ['order_id', 'text'],
]
const movementColumns: readonly SetColumn[] = [
  ['id', 'text'],
  ['scarce_id', 'text'],
  ['order_id', 'text'],
  ['amount', 'bigint'],
  ['reason', 'text'],
  ['moved_at', 'bigint'],
]
const journeyColumns: readonly SetColumn[] = [
  ['id', 'text'],
  ['reference', 'text'],
  ['created_at', 'bigint'],
]
const journeyOrderColumns: readonly SetColumn[] = [
  ['journey_id', 'text'],
  ['order_id', 'text'],
]
const numbersOfMail = new Set<string>([
  'created_at',
  'due_at',
  'claimed_until',
  'tries',
  'sent_at',
  'dead_at',
])
const mailSet: readonly SetColumn[] = mailColumns.map((name) => [
  name,
  numbersOfMail.has(name) ? 'bigint' : 'text',
])

const numbersOfCodes = new Set<string>(['created_at', 'revoked_at', 'expires_at', 'delivered_at'])
const toSet = (columns: readonly string[]): readonly SetColumn[] =>
  columns.map((name) => [name, numbersOfCodes.has(name) ? 'bigint' : 'text'])
const batchSet = toSet(batchColumns)
const codeSet = toSet(codeColumns)
const scarceSet: readonly SetColumn[] = [
  ['id', 'text'],
  ['capacity', 'bigint'],
  ['taken', 'bigint'],
]
const renewalSet: readonly SetColumn[] = [
  ['hash', 'text'],
  ['expires_at', 'bigint'],
]
const renewCodes = `update code set expires_at = given.expires_at from ${toGivenRows(renewalSet)}
  where code.hash = given.hash and code.expires_at < given.expires_at`

const preparationSet: readonly SetColumn[] = [
  ['order_id', 'text'],
  ['site_id', 'text'],
  ['wanted_at', 'bigint'],
]
const doneSet: readonly SetColumn[] = [['order_id', 'text']]
const removePreparations = `delete from preparation using ${toGivenRows(doneSet)}
  where preparation.order_id = given.order_id`

const removeShowtimes = `delete from order_showtime using ${toGivenRows(showtimeColumns)}
  where order_showtime.order_id = given.order_id and order_showtime.showtime_id = given.showtime_id`

/**
 * Further writes of commands, one statement for each kind. A showtime that a command both removes and adds is present
 * afterwards.
 */
export function getRecordStatements(records: GroupState['records']): SetStatement[] {
  const statements: SetStatement[] = []
  const write = <K extends Kind>(
    kind: K,
    sql: string,
    columns: readonly SetColumn[],
    toRow: (step: Of<K>, orderId: string) => readonly SqlValue[],
  ) => {
    const rows = records.flatMap(({ orderId, step }) => (hasKind(kind, step) ? [toRow(step, orderId)] : []))
    if (rows.length > 0) statements.push({ sql, parameters: toArrays(rows, columns) })
  }
  write('showtime.remove', removeShowtimes, showtimeColumns, ({ showtimeId }, id) => [id, showtimeId])
  write(
    'showtime.add',
    getInsertText('order_showtime', showtimeColumns),
    showtimeColumns,
    ({ showtimeId }, orderId) => [orderId, showtimeId],
  )
  write(
    'lookup.add',
    getInsertText('order_key', lookupColumns),
    lookupColumns,
    ({ lookup, value }, orderId) => [lookup, value, orderId],
  )
  write(
    'movement.add',
    getInsertText('movement', movementColumns),
    movementColumns,
    ({ id, scarceId, amount, reason, movedAt }, orderId) => [id, scarceId, orderId, amount, reason, movedAt],
  )
  write(
    'journey.add',
    getInsertText('journey', journeyColumns),
    journeyColumns,
    ({ journeyId, reference, createdAt }) => [journeyId, reference, createdAt],
  )
  write(
    'journey.add',
    getInsertText('journey_order', journeyOrderColumns),
    journeyOrderColumns,
    ({ journeyId }, orderId) => [journeyId, orderId],
  )
  write(
    'outbox.add',
    `${getInsertText('mail_outbox', mailSet)} on conflict (dedupe) do nothing`,
    mailSet,
    ({ mail }) => mailColumns.map((column) => mail[column]),
  )
  write(
    'code.add',
    `${getInsertText('code_batch', batchSet)} on conflict (id) do nothing`,
    batchSet,
    ({ batch }) => batchColumns.map((column) => batch[column]),
  )
  write('code.add', getInsertText('code', codeSet), codeSet, ({ code }) =>
    codeColumns.map((column) => code[column]),
  )
  write('code.add', getInsertText('scarce', scarceSet), scarceSet, ({ scarceId, capacity }) => [
    scarceId,
    capacity,
    0,
  ])
  write('code.renew', renewCodes, renewalSet, ({ hash, expiresAt }) => [hash, expiresAt])
  write(
    'preparation.add',
    `${getInsertText('preparation', preparationSet)} on conflict (order_id) do nothing`,
    preparationSet,
    ({ siteId, wantedAt }, orderId) => [orderId, siteId, wantedAt],
  )
  write('preparation.remove', removePreparations, doneSet, (_, orderId) => [orderId])
  return statements
}

const hasKind = <K extends Kind>(kind: K, step: Step): step is Of<K> => step.kind === kind
