/**
 * A worker of the outbox in its own process, made to be killed: queues mails, each twice, and sends what is due to an
 * SMTP server until its parent ends it. Prints what it has acknowledged, a line each.
 * Usage: node sender.ts <database file> <SMTP address> <first number of the mails it queues>
 */
import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import fastify from 'fastify'
import { systemClock } from '../../domain/clock.ts'
import { openDatabase } from '../../database/open-database.ts'
import { MailWorker } from '../mail-worker.ts'
import { queueMail } from '../outbox.ts'
import { parseSmtpUrl } from '../../config/smtp-server.ts'
import { createSmtpTransport } from '../smtp-transport.ts'

const [file = '', smtp = '', first = '0'] = process.argv.slice(2)
const mailsOfARun = 30
/** Short, so that the claims of a killed process are taken over within the test. */
const times = { claim: 400, firstWait: 50, longestWait: 200, interval: 50 }

const server = parseSmtpUrl(smtp)
if (server === null) throw new Error(`not an SMTP address: ${smtp}`)
const database = await openDatabase({ file })
const { log } = fastify({ logger: false })
const worker = new MailWorker({
  database,
  clock: systemClock,
  log,
  times,
  transport: createSmtpTransport(server),
  compose: async ({ id }) => ({
    content: { subject: id, html: `<p>${id}</p>`, text: id, attachments: [] },
    from: { name: 'Shop', address: 'tickets@shop.example' },
  }),
})
flushCompileCache()
worker.start()
// Keeps the process alive, which the worker's interval does not.
setInterval(() => undefined, 1_000)
writeSync(1, 'ready\n')
for (let number = Number(first); number < Number(first) + mailsOfARun; number++) {
  for (const copy of ['a', 'b']) {
    const mail = { id: `mail-${number}-${copy}`, dedupe: `mail-${number}`, kind: 'test', languageTag: 'en' }
    await database.tx((trx) =>
      queueMail(trx, { ...mail, recipient: 'ada@example.org', data: {}, now: systemClock.now() }),
    )
  }
  writeSync(1, `queued mail-${number}\n`)
}
