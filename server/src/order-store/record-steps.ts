import type { StatementProgram } from '../database/statements.ts'
import type { Tables } from '../database/tables.ts'
import type { AddCode, AddMovement, KeepAnswer, Refusal, Step } from './steps.ts'
import {
  changingColumns,
  constantColumns,
  toChangingValues,
  toConstantValues,
  type StoredOrder,
} from './stored-order.ts'
import { toPlaceholders, writeOnly } from './write-only.ts'

const orderColumns = [...constantColumns, 'version', ...changingColumns]
const insertOrder = `insert into sales_order (${orderColumns.join(', ')}) values (${toPlaceholders(orderColumns.length)})`

export function* applyInsertOrder(order: StoredOrder): StatementProgram<null> {
  const parameters = [...toConstantValues(order), order.version, ...toChangingValues(order)]
  return yield* writeOnly(insertOrder, parameters)
}

const saveOrder = `update sales_order set version = version + 1, ${changingColumns
  .map((column) => `${column} = ?`)
  .join(', ')} where id = ? and version = ? returning id`

/** Takes the row's lock, so that two commands of one order run one after the other. */
export function* applySaveOrder(order: StoredOrder): StatementProgram<Refusal | null> {
  const rows = yield { sql: saveOrder, parameters: [...toChangingValues(order), order.id, order.version] }
  return rows.length === 1 ? null : { kind: 'version' }
}

const keepAnswer = `insert into idempotency (key, request_hash, status, body, created_at) values (?, ?, ?, ?, ?)
  on conflict (key) do update set request_hash = excluded.request_hash, status = excluded.status,
    body = excluded.body, created_at = excluded.created_at
  where idempotency.created_at <= ? returning key`

/** Two requests with one key conflict at the primary key: the second waits until the first is decided. */
export function* applyKeepAnswer(step: KeepAnswer): StatementProgram<Refusal | null> {
  const { key, requestHash, status, body, now, lifetime } = step
  const taken = yield { sql: keepAnswer, parameters: [key, requestHash, status, body, now, now - lifetime] }
  if (taken.length === 1) return null
  const [stored] = yield {
    sql: 'select request_hash, status, body from idempotency where key = ?',
    parameters: [key],
  }
  if (!stored) return { kind: 'version' }
  return {
    kind: 'key',
    requestHash: String(stored['request_hash']),
    status: Number(stored['status']),
    body: String(stored['body']),
  }
}

const addMovement =
  'insert into movement (id, scarce_id, order_id, amount, reason, moved_at) values (?, ?, ?, ?, ?, ?)'

/** Steps that write a row and are never refused; a duplicate of a unique value throws the engine's error. */
export function* applyRecordStep(orderId: string, step: RecordStep): StatementProgram<null> {
  switch (step.kind) {
    case 'showtime.add':
      return yield* writeOnly('insert into order_showtime (order_id, showtime_id) values (?, ?)', [
        orderId,
        step.showtimeId,
      ])
    case 'showtime.remove':
      return yield* writeOnly('delete from order_showtime where order_id = ? and showtime_id = ?', [
        orderId,
        step.showtimeId,
      ])
    case 'lookup.add':
      return yield* writeOnly('insert into order_key (kind, value, order_id) values (?, ?, ?)', [
        step.lookup,
        step.value,
        orderId,
      ])
    case 'movement.add':
      return yield* applyAddMovement(orderId, step)
    case 'journey.add':
      yield* writeOnly('insert into journey (id, reference, created_at) values (?, ?, ?)', [
        step.journeyId,
        step.reference,
        step.createdAt,
      ])
      return yield* writeOnly('insert into journey_order (journey_id, order_id) values (?, ?)', [
        step.journeyId,
        orderId,
      ])
    case 'outbox.add':
      return yield* applyQueueMail(step.mail)
    case 'code.add':
      return yield* applyAddCode(step)
    case 'preparation.add':
      return yield* writeOnly(
        'insert into preparation (order_id, site_id, wanted_at) values (?, ?, ?) on conflict (order_id) do nothing',
        [orderId, step.siteId, step.wantedAt],
      )
    case 'preparation.remove':
      return yield* writeOnly('delete from preparation where order_id = ?', [orderId])
    case 'code.renew':
      return yield* writeOnly('update code set expires_at = ? where hash = ? and expires_at < ?', [
        step.expiresAt,
        step.hash,
        step.expiresAt,
      ])
  }
}

const recordKinds = [
  'showtime.add',
  'showtime.remove',
  'lookup.add',
  'movement.add',
  'journey.add',
  'outbox.add',
  'code.add',
  'code.renew',
  'preparation.add',
  'preparation.remove',
] as const satisfies readonly Step['kind'][]

export type RecordStep = Extract<Step, { kind: (typeof recordKinds)[number] }>

export function isRecordStep(step: Step): step is RecordStep {
  return recordKinds.some((kind) => kind === step.kind)
}

function* applyAddMovement(orderId: string, step: AddMovement): StatementProgram<null> {
  const { id, scarceId, amount, reason, movedAt } = step
  return yield* writeOnly(addMovement, [id, scarceId, orderId, amount, reason, movedAt])
}

export const mailColumns = [
  'id',
  'dedupe',
  'recipient',
  'kind',
  'language',
  'data',
  'created_at',
  'due_at',
  'claimed_until',
  'tries',
  'sent_at',
  'dead_at',
  'last_error',
] as const satisfies readonly (keyof Tables['mail_outbox'])[]
const queueMail = `insert into mail_outbox (${mailColumns.join(', ')})
  values (${toPlaceholders(mailColumns.length)}) on conflict (dedupe) do nothing`

/** Writes a mail to the outbox, once per `dedupe`. */
export function* applyQueueMail(mail: Tables['mail_outbox']): StatementProgram<null> {
  return yield* writeOnly(
    queueMail,
    mailColumns.map((column) => mail[column]),
  )
}

export const batchColumns = ['id', 'name', 'kind', 'rules', 'created_at', 'revoked_at'] as const
export const codeColumns = [
  'hash',
  'batch_id',
  'masked',
  'pin_hash',
  'expires_at',
  'revoked_at',
  'sealed',
  'delivered_at',
] as const
const addBatch = `insert into code_batch (${batchColumns.join(', ')})
  values (${toPlaceholders(batchColumns.length)}) on conflict (id) do nothing`
const addCode = `insert into code (${codeColumns.join(', ')}) values (${toPlaceholders(codeColumns.length)})`

/** A code that exists throws the engine's error. */
function* applyAddCode({ batch, code, scarceId, capacity }: AddCode): StatementProgram<null> {
  yield* writeOnly(
    addBatch,
    batchColumns.map((column) => batch[column]),
  )
  yield* writeOnly(
    addCode,
    codeColumns.map((column) => code[column]),
  )
  return yield* writeOnly('insert into scarce (id, capacity, taken) values (?, ?, 0)', [scarceId, capacity])
}
