import type { Database } from '../../database/database.ts'
import { engines } from '../../mail/testing/engines.ts'
import type { ExportMail } from '../account-mails.ts'
import { memberDataMap, type MemberDataEntry } from '../member-data-map.ts'
import { start, tokenHeader, type FrontDesk } from '../testing/front-desk.ts'
import { prepareFrontDesk } from '../testing/prepare-front-desk.ts'
import { deletionGrace } from './account-purge.ts'
import { exportedTables, readMemberData } from './read-member-data.ts'
import { clearMemberRows, insertMemberRows, mark } from './testing/member-rows.ts'
import { readArchive } from './testing/read-archive.ts'

const password = 'a long walk to row 7'
const email = 'ines@postbox.example'
const byEmail = { grant_type: 'password', email, password }
const hour = 3_600_000

jest.setTimeout(60_000)

describe.each(engines)('a member’s data on $name', ({ open }) => {
  let desk: FrontDesk
  let database: Database
  let memberId: string
  let otherId: string

  prepareFrontDesk(open, (opened) => {
    desk = opened
    database = opened.database
  })
  beforeEach(async () => {
    await clearMemberRows(database)
    memberId = await desk.addMember(password, { email, username: 'matinee' })
    otherId = await desk.addMember(password, { email: 'maya@postbox.example', username: 'maya' })
    await database.tx((trx) => trx.updateTable('member').set({ email_verified_at: 1 }).execute())
  })

  const request = (token: string, currentPassword = password) =>
    desk.call('createDataExport', { payload: { currentPassword }, headers: { [tokenHeader]: token } })
  const list = async (token: string) =>
    (
      (await desk.call('getDataExports', { headers: { [tokenHeader]: token } })).body as {
        dataExports: { completedAt: string | null; size: number | null }[]
      }
    ).dataExports
  const listMails = () => desk.mails.filter((mail): mail is ExportMail => mail.kind === 'data-export')
  /** Asks for a copy and waits for it. @returns its address */
  async function obtain(): Promise<string> {
    const { access_token } = await desk.signIn(byEmail)
    expect((await request(access_token)).status).toBe(200)
    await desk.accounts.runDue()
    return `/members/your-data/${listMails().at(-1)?.token ?? ''}`
  }

  describe('its copy', () => {
    it('has the rows of every exported table, marked as theirs, and nothing of anybody else or secret', async () => {
      await insertMemberRows(database, { id: memberId, name: 'ines', email, hash: toHash(memberId) })
      await insertMemberRows(database, {
        id: otherId,
        name: 'maya',
        email: 'maya@postbox.example',
        hash: toHash(otherId),
      })
      const data = await readMemberData(database, { memberId, email, hash: toHash(memberId) })
      expect(Object.keys(data)).toEqual([...exportedTables])
      for (const table of exportedTables) {
        expect([table, data[table]?.length]).toEqual([table, 1])
        // Some have instants or numbers alone.
        if (!['member', 'known_device', 'subscription', 'scarce', 'watchlist_notice'].includes(table))
          expect(`${table} ${JSON.stringify(data[table])}`).toContain(mark('ines'))
      }
      const all = JSON.stringify(data)
      expect(all).not.toContain(mark('maya'))
      expect(all).not.toContain('maya@postbox.example')
      expect(all).not.toContain('SECRET')
    })

    it('is mailed as an address that is good for a day, and stored by nobody', async () => {
      const address = await obtain()
      expect(listMails()).toMatchObject([{ recipient: email, languageTag: 'en' }])
      const answer = await desk.get(address)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="your-data-2026-11-26.zip"',
      })
      const files = readArchive(answer.rawPayload)
      expect([...files.keys()]).toEqual(['your-data.html', 'your-data.json'])
      const { data } = JSON.parse(files.get('your-data.json')?.toString() ?? '') as {
        data: Record<string, { email?: string }[]>
      }
      expect(data['member']).toMatchObject([{ email }])
      expect(files.get('your-data.html')?.toString()).toContain('<h1>Your data</h1>')
      expect(files.get('your-data.html')?.toString()).toContain(email)
      // Scanners of mails open it too: it stays good.
      expect((await desk.get(address)).statusCode).toBe(200)
      desk.clock.advance(24 * hour)
      expect((await desk.get(address)).statusCode).toBe(410)
      await desk.accounts.runDue()
      expect(await database.read.selectFrom('member_export').selectAll().execute()).toEqual([])
    })

    it('is not found by a copy of the table', async () => {
      const address = await obtain()
      const { token_hash } = await database.read
        .selectFrom('member_export')
        .select('token_hash')
        .executeTakeFirstOrThrow()
      expect(address).not.toContain(token_hash)
      expect((await desk.get(`/members/your-data/${token_hash ?? ''}`)).statusCode).toBe(410)
    })

    it('is asked for with the password', async () => {
      const { access_token } = await desk.signIn(byEmail)
      expect(await request(access_token, 'another one')).toMatchObject({
        status: 400,
        condition: 'password-wrong',
      })
      expect(await list(access_token)).toEqual([])
      desk.numbering = 2
      expect((await request(access_token, 'another one')).condition).toBe('password-wrong')
      expect(
        (await desk.call('createDataExport', { payload: { currentPassword: password } })).condition,
      ).toBe('member-not-signed-in')
    })

    it('goes to no address that is not verified', async () => {
      await database.tx((trx) => trx.updateTable('member').set({ email_verified_at: null }).execute())
      const { access_token } = await desk.signIn(byEmail)
      expect((await request(access_token)).condition).toBe('email-unverified')
    })

    it('is one, however often it is asked for, and three a day', async () => {
      const { access_token } = await desk.signIn(byEmail)
      await Promise.all([request(access_token), desk.accounts.runDue(), desk.accounts.runDue()])
      await desk.accounts.runDue()
      expect(listMails()).toHaveLength(1)
      expect(await list(access_token)).toMatchObject([{ completedAt: new Date(start).toISOString() }])
      for (let times = 0; times < 2; times += 1) {
        await request(access_token)
        await desk.accounts.runDue()
      }
      expect((await request(access_token)).status).toBe(429)
      expect(await list(access_token)).toHaveLength(3)
    })

    it('is made later where the database fails', async () => {
      const { access_token } = await desk.signIn(byEmail)
      await database.tx((trx) =>
        trx
          .insertInto('member_export')
          .values({
            id: 'e1',
            member_id: memberId,
            token_hash: null,
            created_at: start,
            claimed_until: 0,
            due_at: start,
            tries: 0,
            completed_at: null,
            expires_at: null,
            size: null,
            contents: null,
          })
          .execute(),
      )
      await desk.breakTable('token_family', () => desk.accounts.runDue())
      expect(listMails()).toEqual([])
      expect(await list(access_token)).toMatchObject([{ completedAt: null }])
      desk.clock.advance(60_000)
      await desk.accounts.runDue()
      expect(listMails()).toHaveLength(1)
    })

    it('is gone with the account', async () => {
      const address = await obtain()
      const { access_token } = await desk.signIn(byEmail)
      await desk.call('deleteCurrentMember', {
        payload: { password },
        headers: { [tokenHeader]: access_token },
      })
      expect((await desk.get(address)).statusCode).toBe(410)
    })
  })

  describe('after the account was closed', () => {
    const leave = async () => {
      const { access_token } = await desk.signIn(byEmail)
      return desk.call('deleteCurrentMember', {
        payload: { password },
        headers: { [tokenHeader]: access_token },
      })
    }

    it('stays for the days of grace, and is then deleted or cut as the map says', async () => {
      await insertMemberRows(database, { id: memberId, name: 'ines', email, hash: toHash(memberId) })
      await insertMemberRows(database, {
        id: otherId,
        name: 'maya',
        email: 'maya@postbox.example',
        hash: toHash(otherId),
      })
      // What keeps an account open.
      await database.tx((trx) => trx.updateTable('subscription').set({ ended_at: start }).execute())
      expect((await leave()).status).toBe(204)
      expect(desk.mails.at(-1)).toMatchObject({ kind: 'account-deletion', recipient: email })
      desk.clock.advance(deletionGrace - 1)
      await desk.accounts.runDue()
      expect(await countMembers(memberId)).toBe(1)
      desk.clock.advance(1)
      await desk.accounts.runDue()
      expect(await countMembers(memberId)).toBe(0)
      expect(await countMembers(otherId)).toBe(1)
      for (const [table, entry] of Object.entries(memberDataMap) as [string, MemberDataEntry][]) {
        const rows = await database.query({ sql: `select * from ${table}`, parameters: [] })
        const text = JSON.stringify(rows)
        // Rows of the other member are as they were.
        if (table !== 'member' && exportedTables.includes(table))
          expect(`${table} ${text.replaceAll(otherId, 'maya')}`).toContain('maya')
        if (entry.deletion.kind === 'delete') expect(`${table} ${text}`).not.toContain(mark('ines'))
        expect(`${table} ${text}`).not.toContain(memberId)
      }
      const orders = await database.read
        .selectFrom('sales_order')
        .select(['customer', 'total_minor'])
        .execute()
      expect(orders.map(({ customer }) => customer?.includes('ines') ?? null).sort()).toEqual([false, null])
      expect(orders.map((order) => Number(order.total_minor))).toEqual([2660, 2660])
    })

    describe('is taken back by the link in the mail', () => {
      const next = 'a new walk to row 9'
      const getCode = () =>
        desk.mails.flatMap((mail) => (mail.kind === 'account-deletion' ? [mail.code] : [])).at(-1) ?? ''
      const reset = () => desk.call('resetPassword', { payload: { resetCode: getCode(), password: next } })

      it('with a new password, once, within the days of grace', async () => {
        await leave()
        expect(
          (await desk.call('validatePasswordResetCode', { payload: { resetCode: getCode() } })).status,
        ).toBe(204)
        desk.clock.advance(deletionGrace - 1)
        expect((await reset()).status).toBe(204)
        await desk.signIn({ ...byEmail, password: next })
        await desk.signIn({ grant_type: 'password', username: 'matinee', password: next })
        expect((await desk.grant(byEmail)).condition).toBe('credentials-invalid')
        expect((await reset()).condition).toBe('reset-code-invalid')
        desk.clock.advance(deletionGrace)
        await desk.accounts.runDue()
        expect(await countMembers(memberId)).toBe(1)
      })

      it('not after them', async () => {
        await leave()
        desk.clock.advance(deletionGrace)
        expect((await reset()).condition).toBe('reset-code-invalid')
      })

      it('not if somebody else has the address by now, whose account stays as it is', async () => {
        await leave()
        await desk.addMember('another walk to row 8', { email })
        expect((await reset()).condition).toBe('reset-code-invalid')
        await desk.signIn({ ...byEmail, password: 'another walk to row 8' })
      })

      it('and is closed again with a mail of its own', async () => {
        await leave()
        await reset()
        const { access_token } = await desk.signIn({ ...byEmail, password: next })
        await desk.call('deleteCurrentMember', {
          payload: { password: next },
          headers: { [tokenHeader]: access_token },
        })
        expect(desk.mails.filter(({ kind }) => kind === 'account-deletion')).toHaveLength(2)
        expect((await reset()).status).toBe(204)
      })
    })

    it('is refused while an order is in progress, and not by one that has run out', async () => {
      await insertMemberRows(database, { id: memberId, name: 'ines', email, hash: toHash(memberId) })
      await database.tx(async (trx) => {
        await trx.updateTable('subscription').set({ ended_at: start }).execute()
        await trx
          .updateTable('sales_order')
          .set({ status: 'InProgress', expires_at: start + 1 })
          .execute()
      })
      expect(await leave()).toMatchObject({ status: 400, condition: 'member-has-open-order' })
      desk.numbering = 2
      expect(await leave()).toMatchObject({ status: 400, condition: 'member-has-open-order' })
      desk.clock.advance(1)
      expect((await leave()).status).toBe(204)
    })
  })

  const countMembers = async (id: string) =>
    (await database.read.selectFrom('member').select('id').where('id', '=', id).execute()).length
  const toHash = (id: string) => desk.accounts.keys.hashMember(id)
})
