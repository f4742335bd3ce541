import { createServer } from 'node:net'
import { explainPostgres } from './explain-postgres.ts'
import { openPostgres } from './postgres.ts'

const urlHint = 'DATABASE_URL has the address of the database and the user.'

/** Explanation of the failure to open it; null if it opens. */
async function opening(url: string): Promise<string | null> {
  try {
    await (await openPostgres({ url })).close()
    return 'it opened'
  } catch (error) {
    return explainPostgres(error, url)
  }
}

it('reports that nothing answers there', async () => {
  const explained = await opening('postgres://shop:hunter2@127.0.0.1:1/sales')
  expect(explained).toBe(`No PostgreSQL answers at 127.0.0.1:1. Is it running? ${urlHint}`)
})

it('says that something else answers there', async () => {
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  expect(await opening(`postgres://shop:hunter2@127.0.0.1:${port}/sales`)).toBe(
    `The server at 127.0.0.1:${port} closed the connection. Is it PostgreSQL? ${urlHint}`,
  )
  await new Promise((done) => server.close(done))
})

it.each([
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo' }, /^There is no host named db\.example\./],
  [{ code: '28P01' }, /refuses the user shop: there is no such role, the password is wrong/],
  [{ code: '28000' }, /refuses the user shop/],
  [{ code: '3D000' }, /has no database sales\. Create it first: createdb sales\./],
  [{ code: '42501' }, /may not create tables in the database sales/],
  [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, /certificate .* is not accepted/],
  [new Error('Connection terminated due to connection timeout'), /did not answer in time/],
  [new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'), /requires a password/],
])('explains %s in one sentence, without the password', (error, sentence) => {
  const explained = explainPostgres(error, 'postgres://shop:hunter2@db.example/sales')
  expect(explained).toMatch(sentence)
  expect(explained).toContain(urlHint)
  expect(explained).not.toMatch(/hunter2|\n/)
})

it('does not explain errors that the connection did not cause', () => {
  expect(explainPostgres(new TypeError('x is not a function'), 'postgres://shop@db/sales')).toBeNull()
  expect(explainPostgres({ code: '42601' }, 'postgres://shop@db/sales')).toBeNull()
})

const url = process.env.FOYER_TEST_DATABASE_URL
const onServer = url ? it : it.skip
onServer('knows what a PostgreSQL server says of a role and of a database that are not there', async () => {
  const missing = new URL(url ?? '')
  missing.pathname = '/no_such_database'
  expect(await opening(missing.href)).toMatch(/has no database no_such_database/)
  const stranger = new URL(url ?? '')
  stranger.username = 'no_such_role'
  expect(await opening(stranger.href)).toMatch(/refuses the user no_such_role/)
})
