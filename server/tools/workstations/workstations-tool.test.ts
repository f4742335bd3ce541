import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openDatabase } from '../../src/database/open-database.ts'
import { createSystemIds } from '../../src/domain/ids.ts'
import { readSessionKeys } from '../../src/sessions/session-keys.ts'
import { Workstations } from '../../src/sessions/workstations.ts'
import { runWorkstationsTool } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-workstations-'))
const file = join(folder, 'foyer.sqlite')
const now = () => Date.parse('2026-11-26T12:00:00Z')

async function run(...args: string[]) {
  let [output, complaint] = ['', '']
  const code = await runWorkstationsTool(args, {
    settings: () => ({
      brand: 'halcyon',
      brandsFolder: resolve('brands'),
      databaseUrl: null,
      dataFolder: folder,
      sessionsSecret: null,
    }),
    print: (text) => {
      output += text
    },
    complain: (text) => {
      complaint += text
    },
    ids: createSystemIds(),
    now,
  })
  return { code, output, complaint }
}

/** Registers as the till does. */
async function register(code: string) {
  const database = await openDatabase({ file })
  const keys = await readSessionKeys(folder, null)
  const registered = await new Workstations({
    database,
    keys,
    clock: { now },
    ids: createSystemIds(),
  }).register(code)
  await database.close()
  return registered?.workstation ?? null
}

afterAll(() => rmSync(folder, { recursive: true }))

it('makes no database where there is none', async () => {
  const { code, complaint } = await run('list')
  expect(code).toBe(1)
  expect(complaint).toContain(file)
})

describe('with a database', () => {
  beforeAll(async () => (await openDatabase({ file })).close())

  it('prints a code that registers a workstation, lists it, and revokes it', async () => {
    const { output } = await run('add', '--site', '1001', '--name', 'Till 4')
    const [id = '', code = ''] = output.trim().split('\n')
    expect(code).toMatch(/^(\w{4}-){2}\w{4}$/)
    expect(await register(code)).toEqual({ id, name: 'Till 4', siteId: '1001' })
    expect(await register(code)).toBeNull()
    const list = JSON.parse((await run('list')).output) as unknown
    expect(list).toEqual([
      { id, name: 'Till 4', siteId: '1001', state: 'registered', createdAt: now(), seenAt: now() },
    ])
    expect((await run('revoke', id)).output).toBe(`${id} is revoked\n`)
    expect(await run('revoke', id)).toMatchObject({ code: 1, output: '' })
  })

  it('adds none to a site that there is not', async () => {
    expect(await run('add', '--site', '9999', '--name', 'Till 4')).toMatchObject({
      code: 1,
      complaint: 'There is no site 9999\n',
    })
  })

  it.each([
    [[]],
    [['add']],
    [['add', '--site', '1001']],
    [['add', '--site', '1001', '--name', ' ']],
    [['revoke']],
    [['list', 'x']],
    [['add', '--till', '4']],
  ])('explains itself where it is asked %j', async (args: string[]) => {
    expect(await run(...args)).toMatchObject({
      code: 2,
      output: '',
      complaint: expect.stringMatching('npm run workstations') as string,
    })
  })
})
