import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import manifest from '../../design-system/package.json'
import { readPublicExports } from '../../design-system/scripts/public-exports.ts'
import { getPublicEntries } from '../../scripts/public-entries.ts'

let home: string
const write = (file: string, text = '') => {
  mkdirSync(dirname(join(home, file)), { recursive: true })
  writeFileSync(join(home, file), text)
}

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'entries-'))
})
afterEach(() => {
  rmSync(home, { recursive: true })
})

test('a pattern is expanded, with folders, without test files', () => {
  for (const file of ['css.ts', 'css.test.ts', 'wire/films.ts', 'wire/testing/film.ts']) write(`src/${file}`)
  expect(getPublicEntries(home, { exports: { './*': './src/*.ts', './api.json': './api.json' } })).toEqual({
    'api.json': 'api.json',
    css: 'src/css.ts',
    'wire/films': 'src/wire/films.ts',
  })
})

test('null closes what a pattern opens', () => {
  for (const file of ['forms/field/index.ts', 'internal/keys/index.ts']) write(`src/${file}`)
  const exports = { './*': './src/*/index.ts', './internal/*': null }
  expect(getPublicEntries(home, { exports })).toEqual({ 'forms/field': 'src/forms/field/index.ts' })
})

test('the design system publishes what its folders offer', () => {
  const designSystem = resolve(__dirname, '../../design-system')
  const offered = readPublicExports(join(designSystem, 'src'))
  const entries = getPublicEntries(designSystem, manifest)
  expect(entries).toEqual(
    Object.fromEntries(Object.keys(offered).map((folder) => [folder, `src/${folder}/index.ts`])),
  )
})
