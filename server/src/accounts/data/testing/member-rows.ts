import type { Database } from '../../../database/database.ts'
import { getBalanceId } from '../../../order-store/scarce-ids.ts'
import { memberDataMap, type MemberDataEntry } from '../../member-data-map.ts'

/** A member whose rows are written. */
export interface MarkedMember {
  readonly id: string
  /** Part of their marks. */
  readonly name: string
  readonly email: string
  readonly hash: string
}

/** A value that is this member's alone. */
export const mark = (name: string): string => `mark-of-${name}`

/** What is written into a column whose name says that it is secret. */
const secret = /hash|key|fingerprint|reference|credential_id|client/

/** Columns with a meaning: what a foreign key or a condition needs. */
function getKnown(table: string, { id, name, email, hash }: MarkedMember): Record<string, unknown> {
  const orderId = `order ${mark(name)}`
  const contents = JSON.stringify({ payments: [{ providerReference: 'SECRET' }], note: mark(name) })
  const known: Record<string, Record<string, unknown>> = {
    sales_order: {
      id: orderId,
      customer: JSON.stringify({ email, name: { givenName: mark(name) } }),
      contents,
      status: 'Completed',
      total_minor: 2660,
      booking_id: `B-${name}`,
      client: `SECRET ${name}`,
    },
    journey: { id: `journey ${mark(name)}`, reference: mark(name) },
    movement: { scarce_id: getBalanceId(id), order_id: orderId },
    scarce: { id: getBalanceId(id) },
    scarce_claim: { scarce_id: getBalanceId(id), order_id: orderId },
    watched_order: { member_hash: hash, order_id: orderId },
    mail_outbox: { recipient: email, kind: mark(name), sent_at: 1, data: '{}' },
    form_entry: { id: `entry ${mark(name)}`, answers: JSON.stringify({ email: [email], text: mark(name) }) },
    form_file: { entry_id: `entry ${mark(name)}`, file_name: mark(name) },
    refresh_token: { family_id: `${mark(name)} id` },
    subscription: { member_id: id, ended_at: null },
    referral: { friend_id: id, inviter_id: null },
  }
  return known[table] ?? {}
}

/** Writes a row of a member into every table of the map that has none of theirs yet, by the table's own columns. */
export async function insertMemberRows(database: Database, member: MarkedMember): Promise<void> {
  const tables = new Map((await database.read.introspection.getTables()).map((each) => [each.name, each]))
  for (const [table, { foundBy }] of Object.entries(memberDataMap) as [string, MemberDataEntry][]) {
    // The members are there, with their passwords.
    if (table === 'member' || table === 'member_credential') continue
    const known = getKnown(table, member)
    const columns = tables.get(table)?.columns ?? []
    const row = columns.map(({ name, dataType, isNullable }) => {
      if (name in known) return known[name]
      if ('column' in foundBy && name === foundBy.column) return member.id
      if (/int/i.test(dataType)) return isNullable ? null : 1
      if (secret.test(name)) return `SECRET ${table} ${member.name}`
      return name === 'status' || name === 'kind' ? 'token' : `${mark(member.name)} ${name}`
    })
    const names = columns.map(({ name }) => name)
    await database.tx(async (trx) => {
      await trx
        .insertInto(table as 'member_code')
        .values(Object.fromEntries(names.map((name, index) => [name, row[index]])) as never)
        .execute()
      if (table === 'journey')
        await trx
          .insertInto('journey_order')
          .values({ journey_id: `journey ${mark(member.name)}`, order_id: `order ${mark(member.name)}` })
          .execute()
    })
  }
}

/** Deletes all rows of the map's tables but the members, whose own go with them. */
export async function clearMemberRows(database: Database): Promise<void> {
  await database.tx(async (trx) => {
    await trx.deleteFrom('journey_order').execute()
    // Files before their entries, and whatever else hangs on an earlier table of the map.
    for (const table of Object.keys(memberDataMap).reverse())
      if (table !== 'member') await trx.deleteFrom(table as keyof typeof memberDataMap).execute()
  })
}
