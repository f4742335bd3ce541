import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdjustableClock, createFixedClock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { createEntryPurge } from './entry-purge.ts'
import { createContentFolder } from './testing/content-folder.ts'

const day = 86_400_000
const clock = createAdjustableClock(createFixedClock('2026-11-23T09:00:00Z'))
const folder = mkdtempSync(join(tmpdir(), 'foyer-purge-'))
const contentFolder = createContentFolder(['en', 'fr'])
const form = (retention: string) => `
name: A form
submit: Send
message: Thanks.
${retention}
pages: [{ fieldsets: [{ fields: [{ alias: when, caption: When, type: Date }] }] }]
`
contentFolder.write('forms/job.yaml', form('keepDays: 120'))
contentFolder.write('forms/party.yaml', form('keepDays: 30\nkeepFrom: when'))
contentFolder.write('forms/plain.yaml', form(''))

let database: Database
beforeAll(async () => {
  database = await openDatabase({ file: join(folder, 'foyer.sqlite') })
})
afterAll(async () => {
  await database.close()
  contentFolder.tearDown()
  rmSync(folder, { recursive: true })
})

async function storeEntryAged(id: string, formId: string, answers: object = {}) {
  await database.tx(async (trx) => {
    await trx
      .insertInto('form_entry')
      .values({
        id,
        form_id: formId,
        language_tag: 'en',
        created_at: clock.now(),
        answers: JSON.stringify(answers),
      })
      .execute()
    await trx
      .insertInto('form_file')
      .values({
        entry_id: id,
        field: 'cv',
        position: 0,
        file_name: 'cv.pdf',
        media_type: 'application/pdf',
        size: 1,
        contents: 'YQ==',
      })
      .execute()
  })
}
async function left() {
  const entries = await database.read.selectFrom('form_entry').select('id').orderBy('id').execute()
  const files = await database.read.selectFrom('form_file').select('entry_id').orderBy('entry_id').execute()
  expect(files.map(({ entry_id }) => entry_id)).toEqual(entries.map(({ id }) => id))
  return entries.map(({ id }) => id)
}

test("an entry is kept for its form's retention, counted from its date field if there is one, and then deleted with its files", async () => {
  const purge = createEntryPurge({ library: contentFolder.library, database, clock })
  await storeEntryAged('job', 'job')
  await storeEntryAged('gone', 'a-form-that-is-no-longer-there')
  await storeEntryAged('plain', 'plain')
  await storeEntryAged('party', 'party', { when: '2027-02-01' })
  await storeEntryAged('party of no day', 'party')
  expect(await purge()).toBe(0)
  const steps: [days: number, left: string[]][] = [
    [29, ['gone', 'job', 'party', 'party of no day', 'plain']],
    [30, ['gone', 'job', 'party', 'plain']],
    [99, ['gone', 'job', 'party', 'plain']],
    [100, ['gone', 'job', 'plain']],
    [120, ['gone', 'plain']],
    [364, ['gone', 'plain']],
    [365, []],
  ]
  for (const [days, expected] of steps) {
    clock.reset()
    clock.advance(days * day)
    await purge()
    expect([days, await left()]).toEqual([days, expected])
  }
  clock.reset()
})

test('the purge runs once a day', async () => {
  const snapshot = jest.fn(() => contentFolder.library.snapshot())
  const purge = createEntryPurge({ library: { snapshot }, database, clock })
  await purge()
  clock.advance(day / 3)
  await purge()
  expect(snapshot).toHaveBeenCalledTimes(1)
  clock.advance(day)
  await purge()
  expect(snapshot).toHaveBeenCalledTimes(2)
  clock.reset()
})

test('a form with an invalid keepFrom, or with consent given in advance, is reported', async () => {
  contentFolder.write('forms/wrong.yaml', form('keepFrom: what'))
  contentFolder.write('forms/yes.yaml', form('').replace('type: Date', 'type: Data Consent, default: "true"'))
  await contentFolder.library.snapshot()
  expect(contentFolder.problems.join('\n')).toMatch(/keepFrom names what/)
  expect(contentFolder.problems.join('\n')).toMatch(/a consent cannot be given in advance/)
})
