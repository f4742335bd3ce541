import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readBrand } from './brand.ts'

const brands = resolve(__dirname, '../../../brands')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-texts-'))
  cpSync(join(brands, 'halcyon'), join(folder, 'halcyon'), { recursive: true })
  mkdirSync(join(folder, 'shared', 'text'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const share = (content: unknown) =>
  writeFileSync(join(folder, 'shared', 'text', 'sites.json'), JSON.stringify(content))

test('a brand has the shared texts of its languages, and its own in their place', async () => {
  share({
    'sites.prompt.heading': { en: 'Which town?' },
    'sites.shared': { en: 'Shared', fr: 'Commun', de: 'Gemeinsam' },
  })
  const { texts, languages } = await readBrand(folder, 'halcyon')
  expect(languages).toEqual(expect.arrayContaining(['en', 'fr', 'ar']))
  expect(texts['en']).toMatchObject({
    'sites.prompt.heading': 'Which city are you in?',
    'sites.shared': 'Shared',
  })
  expect(texts['fr']?.['sites.shared']).toBe('Commun')
  expect(texts['ar']).not.toHaveProperty(['sites.shared'])
})

test.each([
  [{ 'tickets.shared': { en: 'A' } }, /sites\.json: tickets\.shared should begin with its area/],
  [{ 'sites.shared': 'A' }, /sites\.json: sites\.shared should be an object of texts by language/],
  [{ 'sites.shared': { en: 1 } }, /sites\.json: sites\.shared should be a text/],
])('the shared texts %j are refused', async (content, message) => {
  share(content)
  await expect(readBrand(folder, 'halcyon')).rejects.toThrow(message)
})
