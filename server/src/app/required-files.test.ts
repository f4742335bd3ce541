import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseSettings } from '../config/settings.ts'
import { StartError } from '../config/start-error.ts'
import { BrandError } from '../brand/brand.ts'
import { openLog } from '../http/logging.ts'
import { buildServer } from './build-app.ts'
import { root } from './testing/open-shells.ts'

let folder: string
const inBrands = (...path: string[]) => join(folder, 'brands', ...path)

/** A product root with the files that are checked before anything else is read. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-missing-'))
  cpSync(join(root, 'brands', 'kite'), inBrands('kite'), { recursive: true })
  mkdirSync(inBrands('shared', 'films'), { recursive: true })
  mkdirSync(inBrands('shared', 'art', 'masters'), { recursive: true })
  writeFileSync(inBrands('shared', 'art', 'masters', 'manifest.json'), '{}')
})
afterEach(() => rmSync(folder, { recursive: true }))

async function startFails(type: new (...args: never[]) => Error): Promise<string> {
  const environment = { NODE_ENV: 'test', FOYER_BRAND: 'kite', FOYER_DATA: join(folder, 'data') }
  const settings = parseSettings(environment, folder)
  const failure: unknown = await buildServer({ settings, log: openLog('silent') }).catch(
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(type)
  return (failure as Error).message
}

it.each([
  [['kite', 'catalogue.json'], 'the cinemas and films of kite.'],
  [['shared', 'films'], 'the films of all brands.'],
  [['shared', 'art'], 'the list of all pictures.'],
])('a start without brands/%j says what is missing', async (path, expected) => {
  rmSync(inBrands(...path), { recursive: true })
  const message = await startFails(StartError)
  expect(message.split('\n')).toHaveLength(1)
  expect(message).toContain(inBrands(...path))
  expect(message).toContain(` is missing: ${expected}`)
})

it.each([[['assets', 'fonts']], [['assets']]])(
  'a start without its %j names every typeface',
  async (path) => {
    rmSync(inBrands('shared', 'films'), { recursive: true })
    symlinkSync(join(root, 'brands', 'shared', 'films'), inBrands('shared', 'films'))
    rmSync(inBrands('kite', ...path), { recursive: true })
    const lines = (await startFails(BrandError)).split('\n')
    expect(lines.filter((line) => /fonts\/[\w-]+\.woff2/.test(line)).length).toBeGreaterThan(1)
  },
)
