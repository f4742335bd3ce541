import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '../../src/database/open-database.ts'
import { formatEntriesAsCsv, formatEntriesAsTable } from './formats.ts'
import { runFormTool } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-forms-'))
const escape = String.fromCharCode(27)

let databaseUrl: string | null = null

async function run(...args: string[]) {
  let [output, complaint] = ['', '']
  const code = await runFormTool(args, {
    settings: () => ({ brand: 'halcyon', databaseUrl, dataFolder: folder }),
    print: (text) => {
      output += text
    },
    complain: (text) => {
      complaint += text
    },
  })
  return { code, output, complaint }
}

async function keep(id: string, form: string, day: string, answers: object, fileName?: string) {
  const database = await openDatabase({ file: join(folder, 'foyer.sqlite') })
  await database.tx(async (trx) => {
    await trx
      .insertInto('form_entry')
      .values({
        id,
        form_id: form,
        language_tag: 'en',
        created_at: Date.parse(`${day}T10:00:00Z`),
        answers: JSON.stringify(answers),
      })
      .execute()
    if (fileName !== undefined)
      await trx
        .insertInto('form_file')
        .values({
          entry_id: id,
          field: 'cv',
          position: 0,
          file_name: fileName,
          media_type: 'application/pdf',
          size: 5,
          contents: Buffer.from('%PDF-').toString('base64'),
        })
        .execute()
  })
  await database.close()
}

it('says that PostgreSQL does not answer, without a stack or a password', async () => {
  databaseUrl = 'postgres://shop:hunter2@127.0.0.1:1/sales'
  const { code, complaint } = await run()
  databaseUrl = null
  expect(code).toBe(1)
  expect(complaint).toMatch(/^No PostgreSQL answers at 127\.0\.0\.1:1\. .*\n$/)
})

it('names the path of a missing database, and does not create it', async () => {
  const { code, complaint } = await run()
  expect(code).toBe(1)
  expect(complaint).toContain(join(folder, 'foyer.sqlite'))
  expect((await run()).code).toBe(1)
})

it('leaves a database of an older version unchanged, and says what to do', async () => {
  const file = join(folder, 'foyer.sqlite')
  const older = new DatabaseSync(file)
  older.exec('create table kysely_migration (name text primary key, timestamp text not null)')
  older.exec("insert into kysely_migration values ('001-first-tables', '2026-01-05T00:00:00.000Z')")
  older.close()
  const before = readFileSync(file)
  const { code, output, complaint } = await run()
  expect([code, output]).toEqual([1, ''])
  expect(complaint).toMatch(
    /older than this version and lacks 002-trailer-watches, 003-form-entries.*npm start/,
  )
  expect(readFileSync(file).equals(before)).toBe(true)
  rmSync(file)
})

it('runs with Node alone', () => {
  const tool = join(__dirname, 'form-entries.ts')
  const env = { ...process.env, FOYER_DATA: join(folder, 'elsewhere'), FOYER_BRAND: 'halcyon' }
  const { status, stderr } = spawnSync(process.execPath, [tool], { env, encoding: 'utf8' })
  expect(stderr).toMatch(/^There is no database of halcyon at /)
  expect(status).toBe(1)
})

describe('entries of forms', () => {
  beforeAll(async () => {
    await keep('one', 'lost-property', '2026-11-02', { what: 'A scarf, "red"', where: ['Pier Head', 'Tram'] })
    await keep('two', 'lost-property', '2026-11-20', { what: `=HYPERLINK("x")${escape}[2J`, phone: '+44 1' })
    await keep('three', 'jobs', '2026-11-21', { name: 'Ines' }, '../../cv – Ines.pdf')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('are listed by form, with their number and the latest', async () => {
    const { code, output } = await run()
    expect(code).toBe(0)
    expect(output.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['form', 'entries', 'last sent'],
      ['jobs', '1', '2026-11-21T10:00:00.000Z'],
      ['lost-property', '2', '2026-11-20T10:00:00.000Z'],
      [''],
    ])
    expect((await run('--since', '2026-12-01')).output).toBe('There are no entries of forms.\n')
  })

  it('are printed from a day on, in a table without terminal control characters', async () => {
    const { output } = await run('lost-property', '--since', '2026-11-10')
    expect(output).toMatch(/^sent +language +what +phone\n2026-11-20T10:00:00\.000Z +en +=HYPERLINK/)
    expect(output).not.toContain(escape)
    expect((await run('group-booking')).output).toBe('There are no entries of this form.\n')
  })

  it('are whole in JSON', async () => {
    const { output } = await run('lost-property', '--format', 'json')
    expect(JSON.parse(output)).toMatchObject([
      { id: 'one', sentAt: '2026-11-02T10:00:00.000Z', answers: { where: ['Pier Head', 'Tram'] }, files: [] },
      { id: 'two', answers: { phone: '+44 1' } },
    ])
  })

  it('have no CSV cell that a spreadsheet would run as a formula', async () => {
    const { output } = await run('lost-property', '--format', 'csv')
    expect(output).toBe(
      [
        '\ufeff"id","sent","language","what","where","phone"',
        '"one","2026-11-02T10:00:00.000Z","en","A scarf, ""red""","Pier Head; Tram",""',
        `"two","2026-11-20T10:00:00.000Z","en","'=HYPERLINK(""x"") [2J","","'+44 1"`,
        '',
      ].join('\r\n'),
    )
  })

  it.each([
    ['after a separator of other countries', 'Hello;=1+1', "Hello;'=1+1"],
    ['after a blank and a quotation mark', 'Hello; "@SUM(1)', `Hello;' ""@SUM(1)`],
    ['on a line of its own', 'Hello\r\n+1\n -1', "Hello\r\n'+1\n' -1"],
    ['after a tab', 'Hello\n\t=1', "Hello\n' =1"],
    ['behind a character that nobody sees', '\u0000\u009b=1', "' =1"],
    ['in wide characters', 'Hello,\uff1d1', "Hello,'\uff1d1"],
  ])('have no formula %s in CSV', (_, answer, written) => {
    const entry = { id: 'a', form: 'f', sentAt: 's', languageTag: 'en', answers: { what: answer }, files: [] }
    expect(formatEntriesAsCsv([entry])).toContain(`"en","${written}"\r\n`)
  })

  it('keep text that is not a formula unchanged in CSV', () => {
    const answer = 'Well-known: 1 + 1 = 2;\nmail a@b.example, please'
    const file = { field: 'cv', name: `a${escape}.pdf`, mediaType: 'application/pdf', size: 5, path: null }
    const entry = { id: 'a', form: 'f', sentAt: 's', languageTag: 'en', answers: { answer }, files: [file] }
    expect(formatEntriesAsCsv([entry])).toContain(`"en","${answer}","a .pdf"\r\n`)
    expect(formatEntriesAsTable([entry])).toContain('a .pdf')
  })

  it.each([
    ['characters of three bytes', `${'映'.repeat(96)}.pdf`, `cv-1-${'映'.repeat(32)}.pdf`],
    [
      'what would hide it where it is cut',
      `${'a'.repeat(9)}.-${'b'.repeat(95)}.pdf`,
      `cv-1-${'b'.repeat(95)}.pdf`,
    ],
    ['nothing but points', '...', 'cv-1-file'],
  ])('write an attachment whose name has %s', async (label, name, written) => {
    const form = `long-${label.replaceAll(' ', '-')}`
    await keep(form, form, '2026-11-22', {}, name)
    const { output } = await run(form, '--format', 'json', '--files', join(folder, 'attached'))
    const [{ files }] = JSON.parse(output) as [{ files: [{ path: string }] }]
    expect(basename(files[0].path)).toBe(written)
    expect(readFileSync(files[0].path, 'utf8')).toBe('%PDF-')
  })

  it('write attachments into the given folder, under safe names', async () => {
    expect((await run('jobs')).output).toContain('cv – Ines.pdf')
    const place = join(folder, 'attached')
    const { output } = await run('jobs', '--format', 'json', '--files', place)
    const [{ files }] = JSON.parse(output) as [{ files: [{ path: string; name: string }] }]
    expect(files[0].path).toBe(join(place, 'jobs', 'three', 'cv-1-_.._cv _ Ines.pdf'))
    expect(readFileSync(files[0].path, 'utf8')).toBe('%PDF-')
    expect(statSync(files[0].path).mode & 0o077).toBe(0)
  })

  it.each([['--format', 'xml'], ['--since', 'yesterday'], ['a', 'b'], ['--nonsense'], ['--help']])(
    'print the help for unknown arguments: %s %s',
    async (...args) => {
      const { code, output, complaint } = await run(...args)
      expect([code, output]).toEqual([2, ''])
      expect(complaint).toMatch(/^npm run form-entries -- \[form\]/)
    },
  )
})
