import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { Writable } from 'node:stream'
import { ChannelConfiguration } from '@foyer/contract/channel/channel-configuration'
import { StorefrontContent } from '@foyer/contract/channel/storefront-content'
import { formFieldTypes } from '@foyer/contract/omnia/content-form'
import { ThemeConfiguration } from '@foyer/theme-tokens/configuration/theme'
import { FoodSource, GiftsSource } from '../../src/catalogue/item-source.ts'
import { MembershipSource } from '../../src/catalogue/membership-source.ts'
import { CatalogueSource } from '../../src/catalogue/source.ts'
import { ElementSource, PageSource } from '../../src/content/page-source.ts'
import { FormSource } from '../../src/content/form-source.ts'
import { SiteSource } from '../../src/content/site-source.ts'
import { readCheckedBrand } from '../../src/brand-check/read-checked-brand.ts'
import { runBrandTool } from './run.ts'
import { createTerminal } from './terminal.ts'

jest.setTimeout(30_000)

const rootFolder = resolve(__dirname, '..', '..', '..')
const readme = readFileSync(join(rootFolder, 'brands', 'README.md'), 'utf8')

/** The examples, each with the name of its file. */
const examples = [...readme.matchAll(/```(?:json|yaml) (\S+)\n([\s\S]*?)```/g)].map(
  ([, file = '', content = '']) => ({ file, content }),
)

describe('brands/README.md', () => {
  let brandsFolder: string
  beforeAll(() => {
    brandsFolder = mkdtempSync(join(tmpdir(), 'foyer-readme-'))
    for (const part of ['films', 'text'])
      cpSync(join(rootFolder, 'brands', 'shared', part), join(brandsFolder, 'shared', part), {
        recursive: true,
      })
    const folder = join(brandsFolder, 'lumen')
    // As the readme instructs: texts begin as a copy of another brand's.
    cpSync(join(rootFolder, 'brands', 'kite', 'text', 'en'), join(folder, 'text', 'en'), { recursive: true })
    for (const { file, content } of examples) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      const isTexts = file.startsWith('text/')
      const before = isTexts ? (JSON.parse(readFileSync(join(folder, file), 'utf8')) as object) : {}
      writeFileSync(
        join(folder, file),
        isTexts ? JSON.stringify({ ...before, ...(JSON.parse(content) as object) }) : content,
      )
    }
    mkdirSync(join(folder, 'assets', 'logos'), { recursive: true })
    writeFileSync(
      join(folder, 'assets', 'logos', 'logo.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40"/></svg>',
    )
    const drawings = join(folder, 'art', 'membership')
    mkdirSync(drawings, { recursive: true })
    for (const name of ['club', 'level-first', 'level-first.blank', 'reward-popcorn', 'reward-popcorn.cut'])
      writeFileSync(
        join(drawings, `${name}.svg`),
        '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"><circle r="40"/></svg>',
      )
  })
  afterAll(() => rmSync(brandsFolder, { recursive: true, force: true }))

  it('has an example of each kind of file', () => {
    expect(examples.map(({ file }) => file).sort()).toEqual([
      'catalogue.json',
      'channel.json',
      'content/forms/lost-property.yaml',
      'content/pages/terms.yaml',
      'content/site.yaml',
      'food.json',
      'membership.json',
      'storefront.json',
      'text/en/sites.json',
      'theme.json',
    ])
  })

  it('has examples that together are a brand that passes the check and can be served', async () => {
    const { brand, catalogue } = await readCheckedBrand({ brandsFolder, brand: 'lumen', rootFolder })
    expect(brand.siteTitle).toBe('Lumen Cinemas')
    expect([...catalogue.films.keys()]).toEqual(['HO00000104'])
    let output = ''
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        output += String(chunk)
        done()
      },
    })
    const terminal = createTerminal(stream, {})
    await runBrandTool(['check', 'lumen', '--quiet'], { brands: brandsFolder, terminal, ask: null })
    expect(output.split('\n').filter((line) => line.includes('fail'))).toEqual([])
  })

  const settings = (model: new () => object) => Object.keys(new model())
  const required = {
    'channel.json': [...settings(ChannelConfiguration), 'culture', 'country', 'tenantId', 'tickets'],
    'storefront.json': [...settings(StorefrontContent), 'siteTitle', 'footer', 'privacyLink', 'home'],
    'theme.json': [...settings(ThemeConfiguration), 'typography', 'buttons', 'radiusStyle', 'header'],
    'catalogue.json': Object.keys(CatalogueSource.properties),
    'food.json': Object.keys(FoodSource.properties),
    'gifts.json': Object.keys(GiftsSource.properties),
    'membership.json': Object.keys(MembershipSource.properties),
    'a page': Object.keys(PageSource.properties),
    'an element': Object.keys(ElementSource.properties).filter((name) => name !== 'id'),
    'a form': Object.keys(FormSource.properties),
    'site.yaml': Object.keys(SiteSource.properties),
    'the types of fields': formFieldTypes,
  }

  it.each(Object.entries(required))('names every field of %s', (_file, names) => {
    const missing = names.filter((name) => !new RegExp(`\`[^\`]*\\b${name}\\b[^\`]*\``).test(readme))
    expect(missing.filter((name) => name !== '$schema')).toEqual([])
  })
})
