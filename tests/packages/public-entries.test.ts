import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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

test('a pattern is written out, with folders, without what is for tests', () => {
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

test('an agreed list decides, and each of its entries needs a source', () => {
  for (const file of ['button/index.ts', 'button/parts/index.ts']) write(`src/${file}`)
  write('public-exports.json', '{ "button": {} }')
  const exports = { './*': './src/*/index.ts' }
  expect(getPublicEntries(home, { exports })).toEqual({ button: 'src/button/index.ts' })
  write('public-exports.json', '{ "button": {}, "tabs": {} }')
  expect(() => getPublicEntries(home, { exports })).toThrow('Entries without a source: tabs')
})
