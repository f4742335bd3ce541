import fastify from 'fastify'
import { createAdjustableClock, createFixedClock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import { listMailbox, mailboxSize, createMailboxTransport } from './mailbox-transport.ts'
import { MailWorker, usualTimes, type ComposeMail } from './mail-worker.ts'
import { MailRefused, type MailMessage, type MailTransport } from './message.ts'
import { claimMails, mailsAtATime, getOutboxState, queueMail } from './outbox.ts'
import { engines } from './testing/engines.ts'

const start = Date.parse('2026-11-23T12:00:00Z')
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const { log } = fastify({ logger: false })
const from = { name: 'Halcyon', address: 'tickets@halcyon.example' }
const content = { subject: 'Tickets', html: '<p>Tickets</p>', text: 'Tickets', attachments: [] }

describe.each(engines)('the outbox on $name', ({ open }) => {
  let database: Database
  let clean: () => void
  const clock = createAdjustableClock(createFixedClock(start))
  const sent: MailMessage[] = []
  let refuse: (message: MailMessage) => Error | null
  const transport: MailTransport = {
    send: async (message) => {
      const refusal = refuse(message)
      if (refusal) throw refusal
      sent.push(message)
    },
  }
  const compose: ComposeMail = async () => ({ content, from })
  const createWorker = (options: Partial<ConstructorParameters<typeof MailWorker>[0]> = {}) =>
    new MailWorker({ database, clock, log, transport, compose, ...options })
  const queue = (id: string, dedupe = id) =>
    database.tx((trx) =>
      queueMail(trx, {
        id,
        dedupe,
        recipient: 'ada@example.org',
        kind: 'tickets',
        languageTag: 'en',
        data: { orderId: `order of ${id}` },
        now: clock.now(),
      }),
    )
  const row = (id: string) =>
    database.read.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst()

  beforeAll(async () => {
    ;({ database, clean } = await open())
  })
  beforeEach(async () => {
    clock.set(start)
    sent.length = 0
    refuse = () => null
    await database.tx(async (trx) => {
      await trx.deleteFrom('mail_outbox').execute()
      await trx.deleteFrom('mailbox_message').execute()
    })
  })
  afterAll(async () => {
    await database.close()
    clean()
  })

  it('has one mail for one cause, however often it is written', async () => {
    await queue('m1', 'tickets:o1')
    await queue('m2', 'tickets:o1')
    await createWorker().runDue()
    expect(sent.map(({ id }) => id)).toEqual(['m1'])
  })

  it('is not written by a transaction that is rolled back', async () => {
    const failed = database.tx(async (trx) => {
      await queueMail(trx, {
        id: 'm1',
        dedupe: 'm1',
        recipient: 'ada@example.org',
        kind: 'tickets',
        languageTag: 'en',
        data: {},
        now: start,
      })
      throw new Error('the order was not completed')
    })
    await expect(failed).rejects.toThrow('not completed')
    expect(await row('m1')).toBeUndefined()
  })

  it('gives each mail to one worker, four at a time, until the claim is over', async () => {
    for (let index = 0; index < 10; index++) await queue(`m${index}`)
    const claims = await Promise.all([1, 2, 3].map(() => claimMails(database, start, start + minute)))
    const ids = claims.flat().map(({ id }) => id)
    expect(Math.max(...claims.map((each) => each.length))).toBe(mailsAtATime)
    expect([ids.length, new Set(ids).size]).toEqual([10, 10])
    expect(await claimMails(database, start + minute - 1, start + 2 * minute)).toEqual([])
    expect(await claimMails(database, start + minute, start + 2 * minute)).toHaveLength(mailsAtATime)
  })

  it("deletes a mail's data once it is sent", async () => {
    await queue('m1')
    await createWorker().runDue()
    expect(await row('m1')).toMatchObject({ data: '{}', sent_at: start, claimed_until: 0 })
    expect(sent[0]).toMatchObject({ id: 'm1', recipient: 'ada@example.org', languageTag: 'en', from })
    await createWorker().runDue()
    expect(sent).toHaveLength(1)
  })

  it('retries after delays that double up to an hour, and gives up after two days, which is logged', async () => {
    await queue('m1')
    const worker = createWorker()
    refuse = () => new MailRefused('ECONNECTION', { isPermanent: false })
    const waits: number[] = []
    for (;;) {
      const at = clock.now()
      await worker.runDue()
      const found = await row('m1')
      if (found?.dead_at !== null) break
      waits.push((Number(found.due_at) - at) / 1_000)
      clock.set(Number(found.due_at) - 1)
      const tries = Number(found.tries)
      await worker.runDue()
      expect(Number((await row('m1'))?.tries)).toBe(tries)
      clock.set(Number(found.due_at))
    }
    expect(waits.slice(0, 9)).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600])
    expect(clock.now() - start).toBeGreaterThanOrEqual(2 * day)
    expect(clock.now() - start).toBeLessThan(2 * day + hour)
    expect(await row('m1')).toMatchObject({ last_error: 'ECONNECTION', data: '{}' })
    expect(await getOutboxState(database)).toMatchObject({ waiting: 0, dead: 1 })
    refuse = () => null
    clock.advance(day)
    await worker.runDue()
    expect(sent).toEqual([])
  })

  it("gives up immediately after a permanent refusal, and stores no text of the server's answer", async () => {
    await queue('m1')
    refuse = () => new MailRefused('EENVELOPE 550', { isPermanent: true })
    await createWorker().runDue()
    expect(await row('m1')).toMatchObject({ dead_at: start, last_error: 'EENVELOPE 550' })
  })

  it('sends a mail whose claim a dead server had', async () => {
    await queue('m1')
    await claimMails(database, start, start + usualTimes.claim)
    const next = createWorker()
    await next.runDue()
    expect(sent).toEqual([])
    clock.advance(usualTimes.claim)
    await next.runDue()
    expect(sent.map(({ id }) => id)).toEqual(['m1'])
  })

  it('keeps mail without a transport, and sends it when there is one', async () => {
    await queue('m1')
    await createWorker({ transport: null }).runDue()
    expect(await getOutboxState(database)).toEqual({ waiting: 1, dead: 0, oldestWaiting: start })
    clock.advance(3 * day)
    await createWorker().runDue()
    expect(sent).toHaveLength(1)
  })

  it('deletes pointless mails, and rows older than a month', async () => {
    await queue('over')
    await createWorker({ compose: async () => null }).runDue()
    expect(await row('over')).toBeUndefined()
    await queue('old')
    clock.advance(31 * day)
    await createWorker({ transport: null }).runDue()
    expect(await row('old')).toBeUndefined()
  })

  it('the mailbox keeps the last two hundred', async () => {
    const mailbox = createMailboxTransport(database, clock)
    for (let index = 0; index < mailboxSize + 3; index++) {
      clock.advance(1_000)
      const id = String(index).padStart(3, '0')
      await mailbox.send({
        ...content,
        id,
        kind: 'tickets',
        languageTag: 'en',
        from,
        recipient: 'ada@example.org',
      })
    }
    const mails = await listMailbox(database)
    expect([mails.length, mails[0]?.id, mails.at(-1)?.id]).toEqual([mailboxSize, '202', '003'])
  })
})
