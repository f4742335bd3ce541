import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Compile } from 'typebox/compile'
import { FormEntryAccepted, FormEntryRejected } from '@foyer/contract/omnia/form-entry'
import { largestUpload } from '@foyer/contract/omnia/validate-form'
import { createAdjustableClock, createFixedClock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { pickTestEngines } from '../database/testing/engines.ts'
import { openPgliteInMemory } from '../database/testing/pglite.ts'
import { limits } from '../http/limits.ts'
import { problemHandling } from '../http/problem.ts'
import { createIdempotentWrites } from '../idempotency/idempotency.ts'
import { createSystemIds } from '../domain/ids.ts'
import { createAntiforgery } from './antiforgery.ts'
import { formRoutes } from './form-routes.ts'
import { createContentFolder } from './testing/content-folder.ts'
import { createOrderStore } from '../order-store/order-store.ts'
import { createTestApp } from '../http/testing/test-app.ts'

const clock = createAdjustableClock(createFixedClock('2026-11-23T09:00:00Z'))
const guard = createAntiforgery([new Uint8Array(32).fill(7)], clock)
const issued = guard.issue(undefined, true)
const cookie = String(issued.setCookie).split(';')[0] ?? ''
const folder = mkdtempSync(join(tmpdir(), 'foyer-forms-'))
const inFile = (name: string) => openDatabase({ file: join(folder, `${name}.sqlite`) })
const contentFolder = createContentFolder(['en', 'fr'])

const form = (extra: string) => `
name: Lost property
submit: Send
message: Thank **you**.
${extra}
pages:
  - fieldsets:
      - fields:
          - { alias: what, caption: What is it?, type: Short answer, required: true, requiredMessage: Say what., maximumLength: 20 }
          - alias: lock
            caption: On its lock screen
            type: Short answer
            required: true
            condition: { action: Show, when: All, rules: [{ field: what, operator: Is, value: Telephone }] }
          - { alias: when, caption: When, type: Date, futureOnly: true }
          - { alias: extras, caption: Extras, type: Multiple choice, options: [Box, Bag] }
          - { alias: photos, caption: Pictures, type: File upload, upload: { extensions: [png, pdf], multiple: true } }
          - { alias: consent, caption: Yes, type: Data Consent, required: true, requiredMessage: We need it. }
`
contentFolder.write('forms/lost.yaml', form(''))
contentFolder.write('forms/lost.fr.yaml', form('').replace('Say what.', 'Dites quoi.'))
contentFolder.write('forms/leading.yaml', form('goTo: /help/'))

const texts = {
  en: {
    'browsing.form.rejected': 'Some answers need another look.',
    'browsing.form.faultFuture': 'The date must be in the future.',
    'browsing.form.faultLength': 'At most {maximum} characters.',
    'browsing.form.faultFileContents': '{file} is not what its name says.',
    'browsing.form.faultFileType': '{file} cannot be taken.',
  },
  fr: { 'browsing.form.rejected': 'À revoir.' },
}
const good = { what: 'A trombone', consent: 'true' }
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const upload = (fileName: string, bytes: Buffer) => ({
  fileName,
  fileContents: `data:image/png;base64,${bytes.toString('base64')}`,
})

let database: Database
let app: FastifyInstance

/** A server on a database, with its rate limits on or off. */
async function open(over: Database, isLimited: boolean): Promise<FastifyInstance> {
  const opened = createTestApp()
  await opened.register(problemHandling, { numbering: () => 1 as const })
  await opened.register(limits, { limits: { isOn: isLimited }, isInternal: () => false })
  await opened.register(formRoutes, {
    library: contentFolder.library,
    languages: ['en', 'fr'],
    texts,
    answer: createIdempotentWrites({
      database: over,
      store: createOrderStore(over),
      loadRelatedData: () => Promise.reject(new Error('a form is no order')),
      codesKey: new Uint8Array(32),
      clock,
      lifetime: 86_400_000,
    }).answerTransaction,
    clock,
    ids: createSystemIds(clock),
    antiforgery: guard,
  })
  return opened
}

const send = (values: object, change: { formId?: string; headers?: object; to?: FastifyInstance } = {}) =>
  (change.to ?? app).inject({
    method: 'POST',
    url: `/umbraco/forms/api/v1/entries/${change.formId ?? 'lost'}`,
    headers: { cookie, [issued.answer.headerName]: issued.answer.requestToken, ...change.headers },
    payload: { values },
  })
const entries = () => database.read.selectFrom('form_entry').selectAll().execute()

/** Errors by field; the answer must be a refusal by the form. */
async function getErrors(values: object, headers: object = {}) {
  const answer = await send(values, { headers })
  expect(answer.statusCode).toBe(422)
  expect(Compile(FormEntryRejected).Check(answer.json())).toBe(true)
  expect(await entries()).toEqual([])
  return answer.json<FormEntryRejected>()
}

afterAll(() => {
  contentFolder.tearDown()
  rmSync(folder, { recursive: true })
})

describe.each(
  pickTestEngines([
    ['SQLite', () => inFile('kept')],
    ['PostgreSQL', async () => openDatabase({ pglite: await openPgliteInMemory() })],
  ] as const),
)('an entry of a form, kept in %s', (_, openEngine) => {
  beforeAll(async () => {
    database = await openEngine()
    app = await open(database, false)
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })
  afterEach(() => database.tx((trx) => trx.deleteFrom('form_entry').execute()))

  it('is kept with its files, and answered with the form’s message', async () => {
    const values = { ...good, extras: ['Box'], photos: [upload('C:\\a\\b.png', png), upload('c.PNG', png)] }
    const answer = await send(values)
    expect(answer.statusCode).toBe(200)
    expect(Compile(FormEntryAccepted).Check(answer.json())).toBe(true)
    expect(answer.json()).toEqual({ messageOnSubmit: '<p>Thank <strong>you</strong>.</p>' })
    const [entry] = await entries()
    expect(entry).toMatchObject({ form_id: 'lost', language_tag: 'en', created_at: clock.now() })
    expect(JSON.parse(entry?.answers ?? '')).toEqual({ what: 'A trombone', extras: ['Box'], consent: 'true' })
    const files = await database.read.selectFrom('form_file').selectAll().orderBy('position').execute()
    expect(files).toMatchObject([
      {
        entry_id: entry?.id,
        field: 'photos',
        position: 0,
        file_name: 'b.png',
        media_type: 'image/png',
        size: 11,
      },
      { file_name: 'c.PNG', contents: png.toString('base64') },
    ])
  })

  it('is kept once, however often it is sent', async () => {
    const headers = { 'idempotency-key': 'one-and-the-same' }
    const values = { ...good, photos: [upload('b.png', png)] }
    const answers = await Promise.all([send(values, { headers }), send(values, { headers })])
    answers.push(await send(values, { headers }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await entries()).toHaveLength(1)
    expect(await database.read.selectFrom('form_file').selectAll().execute()).toHaveLength(1)
  })

  it('returns the page to open next', async () => {
    const answer = await send(good, { formId: 'leading' })
    expect(answer.json()).toMatchObject({ gotoPageOnSubmitRoute: { path: '/help/' } })
  })

  it('is kept without the answers that the form did not show or does not have', async () => {
    expect((await send({ ...good, lock: 'A cat', other: 'x' })).statusCode).toBe(200)
    const [entry] = await entries()
    expect(JSON.parse(entry?.answers ?? '')).toEqual(good)
  })

  it('does not read files of unknown fields', async () => {
    const strange = [{ fileName: 'a.png', fileContents: 'data:image/png;base64,' + '='.repeat(40) + 'A' }]
    const read = jest.spyOn(Buffer, 'from')
    expect((await send({ ...good, lock: strange, other: strange })).statusCode).toBe(200)
    expect((read.mock.calls as unknown[][]).filter((call) => call[1] === 'base64')).toEqual([])
    read.mockRestore()
    expect(await database.read.selectFrom('form_file').selectAll().execute()).toEqual([])
  })
})

describe('an entry that is not good', () => {
  beforeAll(async () => {
    database = await inFile('refused')
    app = await open(database, false)
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  it('is refused field by field, in the editor’s words or else the chain’s', async () => {
    expect(await getErrors({ what: ' ', when: '2026-11-22', consent: 'false' })).toEqual({
      title: 'Some answers need another look.',
      errors: {
        what: ['Say what.'],
        when: ['The date must be in the future.'],
        consent: ['We need it.'],
      },
    })
    expect((await getErrors({ ...good, what: 'a'.repeat(21) })).errors).toEqual({
      what: ['At most 20 characters.'],
    })
    expect((await getErrors({ ...good, what: 'Telephone' })).errors).toHaveProperty('lock')
  })

  it('is reported in the visitor’s language', async () => {
    const rejected = await getErrors({ consent: 'true' }, { 'accept-language': 'fr-CA' })
    expect(rejected).toEqual({ title: 'À revoir.', errors: { what: ['Dites quoi.'] } })
  })

  it.each([
    [
      'a program called a picture',
      upload('a.png', Buffer.from('MZ and more')),
      'a.png is not what its name says.',
    ],
    ['a picture called a document', upload('a.pdf', png), 'a.pdf is not what its name says.'],
    ['nothing', upload('a.png', Buffer.alloc(0)), 'a.png is not what its name says.'],
    [
      'no data URL',
      { fileName: 'a.png', fileContents: 'https://evil.example/a.png' },
      'a.png is not what its name says.',
    ],
    [
      'no Base64',
      { fileName: 'a.png', fileContents: 'data:image/png;base64,§§§§' },
      'a.png is not what its name says.',
    ],
    [
      'no Base64, under a name that means something to who puts words together',
      { fileName: '$&$`.png', fileContents: 'data:image/png;base64,§§§§' },
      '$&$`.png is not what its name says.',
    ],
    ['a kind that is not asked for', upload('a.exe', png), 'a.exe cannot be taken.'],
  ])('is refused with %s', async (_, file, text) => {
    expect((await getErrors({ ...good, photos: [file] })).errors).toEqual({ photos: [text] })
  })

  it('is refused with a file that is too large', async () => {
    const large = Buffer.concat([png, Buffer.alloc(largestUpload)])
    expect((await getErrors({ ...good, photos: [upload('a.png', large)] })).errors).toHaveProperty('photos')
  })
})

describe('a request that is not a valid form entry', () => {
  beforeAll(async () => {
    database = await inFile('foreign')
    app = await open(database, false)
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  it.each([
    ['no token', { [issued.answer.headerName]: '' }],
    ['another token', { [issued.answer.headerName]: issued.answer.requestToken.slice(0, -2) + 'zz' }],
    ['no cookie', { cookie: '' }],
    ['another’s cookie', { cookie: `foyer-antiforgery=${'b'.repeat(43)}` }],
  ])('is refused: %s', async (_, headers) => {
    const answer = await send(good, { headers })
    expect(answer.statusCode).toBe(403)
    expect(answer.headers['content-type']).toContain('problem+json')
    expect(await entries()).toEqual([])
  })

  it('is refused if its token has expired', async () => {
    clock.advance(12 * 3_600_000 + 1)
    expect((await send(good)).statusCode).toBe(403)
    clock.advance(-12 * 3_600_000 - 1)
  })

  it('finds nothing under another name', async () => {
    expect((await send(good, { formId: 'none' })).statusCode).toBe(404)
  })

  it.each([{ what: 1 }, { what: { deep: true } }, { what: ['a', 1] }])('is malformed: %j', async (values) => {
    expect((await send(values)).statusCode).toBe(400)
  })

  it('is too large: more than the files of a field and their texts', async () => {
    const answer = await send({ ...good, what: 'a'.repeat(36 * 1024 * 1024) })
    expect(answer.statusCode).toBe(413)
    expect(answer.headers['content-type']).toContain('problem+json')
  })

  it('counts among the ten of a minute when it is refused, too', async () => {
    const limited = await open(database, true)
    const statuses: number[] = []
    for (let sent = 0; sent < 11; sent += 1)
      statuses.push((await send(good, { to: limited, headers: { cookie: '' } })).statusCode)
    await limited.close()
    expect(statuses.slice(-2)).toEqual([403, 429])
  })

  it('is refused before its body is read if too many bytes came within an hour', async () => {
    const opened = await open(database, false)
    const big = { 'content-length': '33000000' }
    const post = async (headers: object) => {
      const answer = await send(good, { to: opened, headers })
      return [answer.statusCode, Number(answer.headers['retry-after'] ?? 0)]
    }
    for (let sent = 0; sent < 4; sent += 1) expect((await post(big))[0]).not.toBe(429)
    expect(await post(big)).toEqual([429, 3_600])
    expect((await post({}))[0]).toBe(200)
    clock.advance(3_600_000)
    expect((await post(big))[0]).not.toBe(429)
    clock.advance(-3_600_000)
    await opened.close()
  })

  it('is refused after ten in a minute', async () => {
    const limited = await open(database, true)
    const statuses: number[] = []
    for (let sent = 0; sent < 11; sent += 1) statuses.push((await send(good, { to: limited })).statusCode)
    await limited.close()
    expect(statuses.slice(-2)).toEqual([200, 429])
  })
})
