import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { encode } from 'uqr'
import { quietZone } from './draw-code.ts'
import { runSeatCodesTool } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-seat-codes-'))
afterAll(() => rmSync(folder, { recursive: true }))

let count = 0
async function run(args: readonly string[], publicOrigin: string | null = 'https://halcyon.example') {
  let [output, complaint] = ['', '']
  const code = await runSeatCodesTool(args, {
    settings: () => ({ brand: 'halcyon', brandsFolder: resolve('brands'), publicOrigin }),
    print: (text) => {
      output += text
    },
    complain: (text) => {
      complaint += text
    },
  })
  return { code, output, complaint }
}
async function write(...args: string[]) {
  const to = join(folder, String((count += 1)))
  const result = await run(['--to', to, ...args])
  const files = result.code === 0 ? readdirSync(to).sort() : []
  const read = (file: string) => readFileSync(join(to, file), 'utf8')
  return { ...result, files, read }
}

/** The address and the drawn modules of each code of a sheet. */
function readCodes(sheet: string) {
  return [
    ...sheet.matchAll(
      /<li data-address="([^"]+)"><svg viewBox="0 0 (\d+) \d+".*?<path d="([^"]+)"\/>.*?<strong>([^<]+)</g,
    ),
  ].map(([, address = '', size = '', path = '', label = '']) => {
    const modules = Array.from({ length: Number(size) }, () => Array<boolean>(Number(size)).fill(false))
    for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
      modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
    return { address, label, modules }
  })
}

describe('the sheets of a cinema', () => {
  let all: Awaited<ReturnType<typeof write>>
  /** The screen with the fewest seats. */
  let [screenId, file] = ['', '']
  beforeAll(async () => {
    all = await write('--site', '1001')
    const sizes = all.files
      .filter((each) => each.startsWith('seats-1001-'))
      .map((each) => ({ each, count: all.read(each).split('<li ').length }))
      .toSorted((one, other) => one.count - other.count)
    file = sizes[0]?.each ?? ''
    screenId = /^seats-1001-(.+)\.html$/.exec(file)?.[1] ?? ''
  })

  it('have of each seat the code of its address', () => {
    const codes = readCodes(all.read(file))
    expect(all.output).toContain(`${file}: ${codes.length} codes`)
    expect(codes.length).toBeGreaterThan(20)
    for (const { address, label, modules } of codes) {
      expect(address).toBe(`https://halcyon.example/go/seat/1001/${screenId}/${label.replace(' ', '')}/`)
      expect(modules).toEqual(encode(address, { ecc: 'Q', border: quietZone }).data)
    }
    expect(new Set(codes.map(({ address }) => address)).size).toBe(codes.length)
  })

  it('have the tables on a sheet of their own', () => {
    const sheet = all.read('tables-1001.html')
    const codes = readCodes(sheet).map(({ address, label }) => ({ address, label }))
    expect(codes).toContainEqual({
      address: 'https://halcyon.example/go/table/1001/table-7/',
      label: 'Table 7',
    })
    expect(codes.map(({ label }) => label)).toContain('The window bench')
    expect(sheet.includes('<svg id="logo"')).toBe(true)
  })

  it('can be had of one screen alone, in another language and for another address', async () => {
    const options = ['--language', 'fr', '--origin', 'http://localhost:3000']
    const { files, read } = await write('--site', '1001', '--screen', screenId, ...options)
    expect(files).toEqual([file])
    expect(read(file).includes('lang="fr"')).toBe(true)
    expect(read(file)).toMatch(/<title>[^<،]+, [^<،]+<\/title>/)
    expect(readCodes(read(file))[0]?.address).toMatch(/^http:\/\/localhost:3000\/go\/seat\/1001\//)
  })
})

it('has the comma of its language', async () => {
  const { files, read } = await write('--site', '1001', '--language', 'ar')
  const sheet = read(files.find((each) => each.startsWith('seats-')) ?? '')
  expect(sheet).toContain('lang="ar" dir="rtl"')
  expect(sheet).toMatch(/<title>[^<,]+، [^<,]+<\/title>/)
})

it.each([
  [['--site', '9999'], 'There is no site 9999'],
  [['--site', '1001', '--screen', 'none'], 'The site 1001 has no screen none'],
  [['--screen', 'none'], 'No cinema that sells food has a screen none'],
  [['--language', 'de'], 'de is none of the brand'],
  [['--origin', 'halcyon'], 'halcyon is not the address of a shop'],
])('refuses %j and says why', async (args, reason) => {
  const { code, complaint } = await write(...args)
  expect([code, complaint]).toEqual([1, expect.stringContaining(reason)])
})

it('refuses without an address to lead to', async () => {
  const { code, complaint } = await run(['--to', join(folder, 'none')], null)
  expect([code, complaint]).toEqual([1, expect.stringContaining('FOYER_PUBLIC_ORIGIN')])
})

it.each([[[]], [['--nonsense']], [['--to', 'x', 'more']]])('%j: says how it is used', async (args) => {
  const { code, complaint } = await run(args)
  expect([code, complaint]).toEqual([2, expect.stringContaining('npm run seat-codes')])
})

it('says how it is used when asked', async () => {
  const { code, output } = await run(['--help'])
  expect([code, output]).toEqual([0, expect.stringContaining('--screen')])
})
