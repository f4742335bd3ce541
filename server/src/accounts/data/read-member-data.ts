import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { getBalanceId } from '../../order-store/scarce-ids.ts'
import { memberDataMap, type MemberDataEntry } from '../member-data-map.ts'
import { toIdentifierKey } from '../identifier-key.ts'

/** A member by all that rows of theirs are found by. */
export interface DataSubject {
  readonly memberId: string
  /** The verified address; null without one. */
  readonly email: string | null
  /** Hash by which recommendations know the member. */
  readonly hash: string
}

type Row = Readonly<Record<string, unknown>>

/** Rows of a member by table, without secrets; every exported table has an entry. */
export type MemberData = Readonly<Record<string, readonly Row[]>>

/** Columns that a member's copy does not have: hashes, keys and what others know a row by. */
const withheld =
  /(^|_)(hash|key|salt|secret|token|fingerprint|sealed|client|public_key|credential_id|passkey_user_id|provider_reference)$/
/** The same within JSON. */
const withheldProperties: ReadonlySet<string> = new Set([
  'providerReference',
  'scarceId',
  'codeHashes',
  'voucherHashes',
  'client',
])

type Reader = (database: Database, subject: DataSubject) => Promise<readonly Row[]>

/** How rows are read that no column with the member's id leads to, and of which the copy has less than all columns. */
const readers: Readonly<Record<string, Reader>> = {
  payment_card: async ({ read }, { memberId }) =>
    read
      .selectFrom('payment_card')
      .select(['id', 'network', 'last_four', 'expiry_month', 'expiry_year', 'created_at'])
      .where('member_id', '=', memberId)
      .execute(),
  // The other one is somebody else: the row says in which part the member was.
  referral: async (database, { memberId }) =>
    database.query({
      sql: `select id, status, created_at, decided_at, order_id,
          case when friend_id = ? then 'Friend' else 'Inviter' end as role
        from referral where friend_id = ? or inviter_id = ? order by created_at`,
      parameters: [memberId, memberId, memberId],
    }),
  movement: async ({ read }, { memberId }) =>
    read.selectFrom('movement').selectAll().where('scarce_id', '=', getBalanceId(memberId)).execute(),
  scarce: async ({ read }, { memberId }) =>
    read.selectFrom('scarce').selectAll().where('id', '=', getBalanceId(memberId)).execute(),
  journey: async ({ read }, { memberId }) =>
    read
      .selectFrom('journey')
      .innerJoin('journey_order', 'journey_order.journey_id', 'journey.id')
      .innerJoin('sales_order', 'sales_order.id', 'journey_order.order_id')
      .select(['journey.id', 'journey.reference', 'journey.created_at', 'journey_order.order_id'])
      .where('sales_order.member_id', '=', memberId)
      .execute(),
  watched_order: async ({ read }, { hash }) =>
    read
      .selectFrom('watched_order')
      .select(['order_id', 'recorded_at'])
      .where('member_hash', '=', hash)
      .execute(),
  mail_outbox: async ({ read }, { email }) =>
    email === null
      ? []
      : read
          .selectFrom('mail_outbox')
          .select(['recipient', 'kind', 'language', 'created_at', 'sent_at'])
          .where(sql<string>`lower(recipient)`, '=', email.toLowerCase())
          .execute(),
  form_entry: async (database, { email }) => listFormEntries(database, email),
  form_file: async (database, { email }) => {
    const entries = await listFormEntries(database, email)
    if (entries.length === 0) return []
    return database.read
      .selectFrom('form_file')
      .selectAll()
      .where(
        'entry_id',
        'in',
        entries.map(({ id }) => id),
      )
      .execute()
  },
}

/** Entries of forms in which the member has left the verified address. */
export async function listFormEntries({ read }: Pick<Database, 'read'>, email: string | null) {
  const key = toIdentifierKey(email)
  if (key === null) return []
  const entries = await read
    .selectFrom('form_entry')
    .selectAll()
    .where(sql<string>`lower(answers)`, 'like', `%${key.replace(/[%_\\]/g, '_')}%`)
    .execute()
  // The whole answer, not a part of somebody else's.
  return entries.filter(({ answers }) =>
    Object.values(JSON.parse(answers) as Record<string, unknown>)
      .flat()
      .some((answer) => typeof answer === 'string' && toIdentifierKey(answer) === key),
  )
}

/** Tables of which a member's copy has rows, in the order of the map. */
export const exportedTables: readonly string[] = (
  Object.entries(memberDataMap) as [keyof Tables, MemberDataEntry][]
)
  .filter(([, { exported }]) => exported !== null)
  .map(([table]) => table)

/** Reads all that is stored of a member, as the map of members' data says. */
export async function readMemberData(database: Database, subject: DataSubject): Promise<MemberData> {
  const tables: Record<string, Row[]> = {}
  for (const table of exportedTables) {
    const rows = await getReader(table)(database, subject)
    tables[table] = rows.map(toShown)
  }
  return tables
}

/** @throws Error for a table of the map that no reader and no column leads to */
function getReader(table: string): Reader {
  const reader = readers[table]
  if (reader) return reader
  const { foundBy } = memberDataMap[table as keyof typeof memberDataMap] as MemberDataEntry
  if (!('column' in foundBy)) throw new Error(`No rows of ${table} can be read for a member's copy`)
  return async (database, { memberId }) =>
    database.query({ sql: `select * from ${table} where ${foundBy.column} = ?`, parameters: [memberId] })
}

function toShown(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !withheld.test(column))
      .map(([column, value]) => [column, toShownValue(column, value)]),
  )
}

/** Instants as people and programs read them, JSON as what it holds. */
function toShownValue(column: string, value: unknown): unknown {
  if (value === null) return null
  if (/_(at|until)$/.test(column) && Number(value) > 0) {
    const instant = new Date(Number(value))
    // A booking that is never released has the last instant there is.
    return Number.isNaN(instant.getTime()) ? value : instant.toISOString()
  }
  if (typeof value === 'string' && /^[{[]/.test(value)) return withoutSecrets(parseOrKeep(value))
  return value
}

function parseOrKeep(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !withheldProperties.has(name))
      .map(([name, each]) => [name, withoutSecrets(each)]),
  )
}
