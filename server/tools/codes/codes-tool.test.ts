import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { CodeKeys, readCodesKey } from '../../src/codes/code-keys.ts'
import { CodeStore } from '../../src/codes/code-store.ts'
import { openDatabase } from '../../src/database/open-database.ts'
import { createSystemIds } from '../../src/domain/ids.ts'
import { runCodesTool } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-codes-'))
const file = join(folder, 'foyer.sqlite')

async function run(...args: string[]) {
  let [output, complaint] = ['', '']
  const code = await runCodesTool(args, {
    settings: () => ({
      brand: 'halcyon',
      brandsFolder: resolve('brands'),
      databaseUrl: null,
      dataFolder: folder,
      codesSecret: null,
    }),
    print: (text) => {
      output += text
    },
    complain: (text) => {
      complaint += text
    },
    ids: createSystemIds(),
    now: () => Date.parse('2026-11-25T12:00:00Z'),
  })
  return { code, output, complaint }
}

async function findGiftCard(number: string, pin: string) {
  const database = await openDatabase({ file })
  const store = new CodeStore(database, new CodeKeys(await readCodesKey(folder, null)))
  const found = await store.find('GiftCard', number, pin)
  const left = found && (await store.countLeft(found.scarceId, 0))
  const text = JSON.stringify(await database.read.selectFrom('code').selectAll().execute())
  await database.close()
  return { found, left, text }
}

afterAll(() => rmSync(folder, { recursive: true }))

it('does not create a missing database', async () => {
  const { code, complaint } = await run('list')
  expect(code).toBe(1)
  expect(complaint).toContain(file)
})

describe('with a database', () => {
  beforeAll(async () => (await openDatabase({ file })).close())

  it('prints codes once, and stores nothing from which they could be read', async () => {
    const { output } = await run('create', 'gift-card', '--name', 'Till 4', '--amount', '25.5', '--count', '3', '--pin', '--prefix', 'g', '--expires', '2027-01-31') // prettier-ignore
    const [head, ...rows] = output.trim().split('\r\n')
    expect(head).toBe('code,pin,batch')
    expect(rows).toHaveLength(3)
    const [number = '', pin = '', batch = ''] = rows[0]?.split(',') ?? []
    expect(number).toMatch(/^G[2-9A-HJKMNP-Z]{12}$/)
    expect(pin).toMatch(/^\d{4}$/)

    const typed = `${number.slice(0, 4)}-${number.slice(4).toLowerCase()} `
    const { found, left, text } = await findGiftCard(typed, pin)
    expect(found).toMatchObject({ expiresAt: Date.parse('2027-02-01'), isRevoked: false })
    expect(left).toBe(2550)
    expect(text).not.toContain(number.slice(3, -4))
    expect((await findGiftCard(number, pin === '0000' ? '0001' : '0000')).found).toBeNull()

    const shown = await run('show', batch, '--format', 'json')
    expect(JSON.parse(shown.output)).toHaveLength(3)
    expect(shown.output).not.toContain(number)
    expect(JSON.parse((await run('list', '--format', 'json')).output)).toMatchObject([
      { id: batch, name: 'Till 4', kind: 'GiftCard', codes: 3, isRevoked: false },
    ])
    expect((await run('revoke', batch)).code).toBe(0)
    expect((await findGiftCard(number, pin)).found?.isRevoked).toBe(true)
    expect((await run('revoke', batch)).code).toBe(1)
  })

  it('makes cards of a subscription, which say so in their rules', async () => {
    const { output } = await run('create', 'redemption-card', '--name', 'Always', '--listed-prices', '--subscription', 'always') // prettier-ignore
    const [code = ''] = output.split('\r\n')[1]?.split(',') ?? []
    const database = await openDatabase({ file })
    const store = new CodeStore(database, new CodeKeys(await readCodesKey(folder, null)))
    const found = await store.find('RedemptionCard', code, null)
    await database.close()
    expect(found?.rules).toMatchObject({ type: 'Member', subscriptionId: 'always', opens: null })
  })

  it.each([
    [[], ''],
    [['destroy', 'x'], ''],
    [['create', 'voucher'], '--name is missing'],
    [['create', 'gift-card', '--name', 'x'], '--amount is missing'],
    [['create', 'gift-card', '--name', 'x', '--amount', '1.005'], 'at most 2 decimals'],
    [['create', 'voucher', '--name', 'x', '--amount', '5'], '--amount is for gift cards'],
    [['create', 'voucher', '--name', 'x', '--type', 'Deal'], '--deal belongs to'],
    [
      [
        'create',
        'redemption-card',
        '--name',
        'x',
        '--type',
        'ThirdParty',
        '--scheme',
        's',
        '--subscription',
        'u',
      ],
      '--subscription belongs to',
    ],
    [['create', 'voucher', '--name', 'x', '--length', '4'], 'from 10 to 40'],
    [['create', 'voucher', '--name', 'x', '--not-on', '2026-02-30'], 'a day like'],
    [['create', 'voucher', '--name', 'x', '--not-film', 'HO1'], 'a day like'],
    [['create', 'coupon', '--name', 'x'], 'one of voucher'],
    [['list', '--format', 'xml'], 'one of table, json'],
  ])('prints its help for %j', async (args, reason) => {
    const { code, output, complaint } = await run(...args)
    expect(code).toBe(2)
    expect(output).toBe('')
    expect(complaint).toContain(reason)
    expect(complaint).toContain('npm run codes -- <command>')
  })
})
