import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { openDatabase } from '../database/open-database.ts'

/** Twenty in the full matrix. */
const rounds = Number(process.env['FOYER_KILL_ROUNDS'] ?? 4)
const sender = join(__dirname, 'testing', 'sender.ts')

jest.setTimeout(240_000)

/** Number of arrivals by Message-ID. */
const arrived = new Map<string, number>()
let conversations = 0
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  onData: (stream, session, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      conversations += 1
      // A fifth is refused temporarily; another fifth is accepted, but the connection is cut before the reply.
      if (conversations % 5 === 1) return done(Object.assign(new Error('later'), { responseCode: 451 }))
      const id = /^Message-I[dD]: <(.*)@/m.exec(Buffer.concat(chunks).toString())?.[1] ?? ''
      arrived.set(id, (arrived.get(id) ?? 0) + 1)
      if (conversations % 5 === 2) {
        for (const connection of server.connections)
          if (connection.session.id === session.id) connection.close()
        return
      }
      done()
    })
  },
})

// A killed client cuts its connection.
server.on('error', () => undefined)

describe('workers of the outbox that are killed', () => {
  it(`lose no mail, and write each cause once, in ${rounds} rounds`, async () => {
    const listening = server.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    const { port } = listening.address() as AddressInfo
    const folder = mkdtempSync(join(tmpdir(), 'foyer-mail-kill-'))
    const file = join(folder, 'foyer.db')
    const queued = new Set<string>()

    function startSender(first: number) {
      const child = spawn(
        process.execPath,
        ['--no-warnings', sender, file, `smtp://127.0.0.1:${port}`, String(first)],
        {
          stdio: ['ignore', 'pipe', 'pipe'],
          env: { ...process.env, NODE_COMPILE_CACHE: `${file}.compiled` },
        },
      )
      const ended = once(child, 'exit')
      let complaints = ''
      child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
      const lines = createInterface({ input: child.stdout })
      const ready = once(lines, 'line')
      lines.on('line', (line) => {
        const [label, mail] = line.split(' ')
        if (label === 'queued' && mail) queued.add(mail)
      })
      return {
        ready: Promise.race([ready, ended.then(() => Promise.reject(new Error(`ended: ${complaints}`)))]),
        async kill() {
          child.kill('SIGKILL')
          await ended
          expect([child.signalCode, complaints]).toEqual(['SIGKILL', ''])
        },
      }
    }

    // One sender runs on beside those that are killed.
    let other = startSender(0)
    await other.ready
    for (let round = 1; round <= rounds; round++) {
      const one = startSender(round * 1_000)
      await one.ready
      await pause(40 + (round % 7) * 30)
      await one.kill()
      if (round % 2 === 0) {
        await other.kill()
        other = startSender(500_000 + round * 1_000)
        await other.ready
      }
    }

    const database = await openDatabase({ file })
    const open = () =>
      database.read.selectFrom('mail_outbox').select('id').where('sent_at', 'is', null).execute()
    const deadline = Date.now() + 60_000
    for (let left = await open(); left.length > 0 && Date.now() < deadline; left = await open())
      await pause(100)
    await pause(100)
    await other.kill()
    const rows = await database.read.selectFrom('mail_outbox').selectAll().execute()
    await database.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
    rmSync(folder, { recursive: true })

    expect(queued.size).toBeGreaterThan(rounds)
    const causes = new Set(rows.map(({ dedupe }) => dedupe))
    expect(causes.size).toBe(rows.length)
    for (const mail of queued) expect(causes).toContain(mail)
    expect(rows.filter(({ sent_at: sentAt }) => sentAt === null)).toEqual([])
    for (const { id } of rows) expect(arrived.get(id)).toBeGreaterThanOrEqual(1)
    expect([...arrived.keys()].filter((id) => !rows.some((row) => row.id === id))).toEqual([])
  })
})
