import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createStoredItemChanges } from '../../src/catalogue/stored-item-changes.ts'
import { openDatabase } from '../../src/database/open-database.ts'
import { runItemsTool } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-items-'))
const file = join(folder, 'foyer.sqlite')
const now = () => Date.parse('2026-11-26T12:00:00Z')

async function run(...args: string[]) {
  let [output, complaint] = ['', '']
  const code = await runItemsTool(args, {
    settings: () => ({
      brand: 'halcyon',
      brandsFolder: resolve('brands'),
      databaseUrl: null,
      dataFolder: folder,
    }),
    print: (text) => {
      output += text
    },
    complain: (text) => {
      complaint += text
    },
    now,
  })
  return { code, output, complaint }
}

/** What a server reads. */
async function readChange(siteId: string | null, itemId: string) {
  const database = await openDatabase({ file })
  const changes = await createStoredItemChanges(database, { now }).read()
  await database.close()
  return changes.getChange(siteId, itemId)
}

afterAll(() => rmSync(folder, { recursive: true }))

it('makes no database where there is none', async () => {
  const { code, complaint } = await run('back', 'nachos')
  expect(code).toBe(1)
  expect(complaint).toContain(file)
})

describe('with a database', () => {
  beforeAll(async () => (await openDatabase({ file })).close())

  it('sets a price, at one cinema and everywhere, and resets it', async () => {
    expect((await run('price', 'nachos', '8.50', '--site', '1001')).output).toBe(
      'nachos costs 8.50 at 1001\n',
    )
    expect((await readChange('1001', 'nachos')).priceMinor).toBe(850)
    expect((await readChange('1002', 'nachos')).priceMinor).toBeNull()
    expect((await run('price', 'mod-butter', '1')).output).toBe('mod-butter costs 1.00\n')
    expect((await readChange('1002', 'mod-butter')).priceMinor).toBe(100)
    await run('reset-price', 'mod-butter')
    await run('reset-price', 'nachos')
    expect((await readChange('1001', 'nachos')).priceMinor).toBeNull()
  })

  it('sells out until an hour of the cinema, and sells again', async () => {
    const { output } = await run(
      'sold-out',
      'popcorn-salted',
      '--site',
      '1001',
      '--until',
      '2027-07-01T18:00',
    )
    expect(output).toBe('popcorn-salted is sold out at 1001 until 2027-07-01T17:00:00.000Z\n')
    expect((await readChange('1001', 'popcorn-salted')).soldOutUntil).toBe(Date.parse('2027-07-01T17:00:00Z'))
    expect((await run('back', 'popcorn-salted', '--site', '1001')).output).toBe(
      'popcorn-salted is sold again at 1001\n',
    )
    expect((await readChange('1001', 'popcorn-salted')).soldOutUntil).toBe(0)
    const withOffset = await run('sold-out', 'nachos', '--until', '2026-11-26T19:00+02:00')
    expect(withOffset.output).toBe('nachos is sold out until 2026-11-26T17:00:00.000Z\n')
    expect((await run('sold-out', 'mug')).output).toBe('mug is sold out\n')
  })

  it('counts food at a cinema and goods of the gift shop, and lists all changes', async () => {
    expect((await run('stock', 'nachos', '12', '--site', '1001')).output).toBe(
      '12 of nachos are left at 1001\n',
    )
    expect((await run('stock', 'tote', '3')).output).toBe('3 of tote are left\n')
    expect((await run('stock', 'tote', 'off')).output).toBe('tote is not counted\n')
    const listed = JSON.parse((await run('list')).output) as object[]
    expect(listed).toContainEqual({
      itemId: 'nachos',
      siteId: '1001',
      price: null,
      soldOut: null,
      left: 12,
      changedAt: '2026-11-26T12:00:00.000Z',
    })
    expect(listed).toContainEqual(expect.objectContaining({ itemId: 'mug', siteId: null, soldOut: true }))
    expect(listed).toContainEqual(
      expect.objectContaining({ itemId: 'popcorn-salted', siteId: '1001', soldOut: false }),
    )
  })

  it.each([
    [['price', 'caviar', '8'], 'There is no item, size or modifier caviar'],
    [['price', 'nachos', '8', '--site', '9999'], 'There is no site 9999'],
    [['price', 'nachos', '8.505'], 'A price has at most 2 decimals'],
    [['price', 'popcorn-salted', '5'], 'popcorn-salted has sizes: name one of popcorn-salted-s, '],
    [['price', 'gift-card', '5'], 'gift-card is a gift card'],
    [['sold-out', 'cocktail', '--site', '1004'], 'The site 1004 does not sell cocktail'],
    [['sold-out', 'mug', '--site', '1001'], 'mug is sold by the gift shop'],
    [['sold-out', 'nachos', '--until', 'soon'], '--until soon is no time'],
    [['sold-out', 'nachos', '--until', '2026-11-26T11:00'], 'has passed'],
    [['stock', 'nachos', '12'], 'nachos is counted at one site: --site'],
    [['stock', 'mod-butter', '12', '--site', '1001'], 'mod-butter is a modifier, which is not counted'],
  ])('refuses %j', async (args: string[], says: string) => {
    expect(await run(...args)).toMatchObject({
      code: 1,
      output: '',
      complaint: expect.stringContaining(says) as string,
    })
  })

  it.each([
    [[]],
    [['list', 'x']],
    [['list', '--site', '1001']],
    [['price', 'nachos']],
    [['price', 'nachos', '-1']],
    [['price', 'nachos', 'cheap']],
    [['stock', 'nachos', '1.5', '--site', '1001']],
    [['back']],
    [['back', 'nachos', 'now']],
    [['back', 'nachos', '--until', '2026-11-26T18:00']],
    [['back', 'nachos', '--till', '4']],
  ])('explains itself where it is asked %j', async (args: string[]) => {
    expect(await run(...args)).toMatchObject({
      code: 2,
      output: '',
      complaint: expect.stringMatching('npm run items') as string,
    })
  })
})
