import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { check, resolveConfig } from 'prettier'
import type { Ask } from './new.ts'
import { runBrandTool } from './run.ts'
import { createTerminal } from './terminal.ts'
import { editJson as json, putValue as put } from '../../src/brand-check/testing/break-brand.ts'
import { brokenBrands } from '../../src/brand-check/testing/broken-brands.ts'

// Copies, reads and measures brands, which on a busy machine takes longer than the default limit.
jest.setTimeout(30_000)

const brandsFolder = join(__dirname, '..', '..', '..', 'brands')
const brandNames = ['halcyon', 'orpheum', 'kite']

let brands: string
beforeAll(() => {
  brands = mkdtempSync(join(tmpdir(), 'foyer-brands-'))
  for (const name of [...brandNames, 'shared/films', 'shared/text'])
    cpSync(join(brandsFolder, name), join(brands, name), { recursive: true })
})
afterAll(() => rmSync(brands, { recursive: true, force: true }))

async function run(args: string[], environment: NodeJS.ProcessEnv = {}, folder = brands, ask: Ask = null) {
  let output = ''
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      output += String(chunk)
      done()
    },
  })
  const code = await runBrandTool(args, {
    brands: folder,
    terminal: createTerminal(stream, environment),
    ask,
  })
  return { code, output }
}

describe('brand check', () => {
  test.each(brandNames)('%s passes', async (name) => {
    const { code, output } = await run(['check', name, '--quiet'], {}, brandsFolder)
    expect(output).toContain(`${name} passes.`)
    expect(code).toBe(0)
  })

  test('prints every contrast, every drift and what was chosen', async () => {
    const { output } = await run(['check', 'halcyon'])
    expect(output).toMatch(/muted on surface2\s+\d+\.\d\d ≥ 4\.5\s+\d+\.\d\d ≥ 5\.5\s+\d+\.\d\d ≥ 7/)
    expect(output).toMatch(/secondary\s+#2ec4a6\s+#[0-9a-f]{6}\s+ΔE \d+\.\d/)
    expect(output).toMatch(/Chosen values: \d+ of at most 16/)
    expect(output).toContain('modes[0].colorScheme.primary')
  })

  test('has colours where they are wanted and none where they are not', async () => {
    const escape = String.fromCharCode(27)
    expect((await run(['check', 'halcyon', '--quiet'])).output).not.toContain(escape)
    expect((await run(['check', 'halcyon', '--quiet'], { FORCE_COLOR: '1' })).output).toContain(escape)
    expect(
      (await run(['check', 'halcyon', '--quiet'], { FORCE_COLOR: '1', NO_COLOR: '1' })).output,
    ).not.toContain(escape)
  })
})

describe('a picture behind the words of the header', () => {
  const withPicture = async (picture: string) => {
    const folder = join(brands, 'pictured')
    cpSync(join(brandsFolder, 'kite'), folder, { recursive: true })
    try {
      writeFileSync(join(folder, 'assets/art/header-kite.svg'), picture)
      return await run(['check', 'pictured', '--quiet'])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  const drawing = (light: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="80"><rect width="400" height="80" fill="#4a22c4"/><rect width="${light}" height="80" fill="#ffc24b"/></svg>`

  test('fails where words cannot be read on more than a tenth of it', async () => {
    const { code, output } = await withPicture(drawing(200))
    expect(output).toContain(
      'theme.json: assets.backgroundImages.Light.header.url: on 50.0 % of /brand/art/header-kite.svg text in #ffffff does not reach 4.5:1, at worst 1.61:1: needed at most 10 %',
    )
    expect(output).toContain('✗ Header pictures')
    expect(code).toBe(1)
  })

  test('is noted where an ornament of it stands out, and not mentioned where all of it is read on', async () => {
    const noted = await withPicture(drawing(20))
    expect(noted.output).toContain('on 5.0 % of /brand/art/header-kite.svg')
    expect(noted.output).toContain('✓ Header pictures')
    expect((await withPicture(drawing(0))).output).not.toContain('header.url')
  })

  test('fails where it is none', async () => {
    expect((await withPicture('kite')).output).toContain(
      'header.url: /brand/art/header-kite.svg cannot be read as a picture',
    )
  })
})

describe('a broken brand fails with a reason', () => {
  test.each(brokenBrands)('%s', async (_what, breakIt, says) => {
    const folder = join(brands, 'broken')
    cpSync(join(brandsFolder, 'halcyon'), folder, { recursive: true })
    try {
      breakIt(folder)
      const { code, output } = await run(['check', 'broken', '--quiet'])
      expect(output).toContain(says)
      expect(output).toMatch(/broken fails: \d+ problems?\./)
      expect(code).toBe(1)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

test('a single brand is checked for every text that the product needs', async () => {
  const alone = mkdtempSync(join(tmpdir(), 'foyer-brand-'))
  try {
    cpSync(join(brandsFolder, 'orpheum'), join(alone, 'orpheum'), { recursive: true })
    for (const part of ['shared/films', 'shared/text'])
      cpSync(join(brandsFolder, part), join(alone, part), { recursive: true })
    expect((await run(['check', 'orpheum', '--quiet'], {}, alone)).code).toBe(0)
    const forget = (texts: Record<string, unknown>) => {
      for (const key of Object.keys(texts))
        if (key === 'browsing.films.noneFor' || key.startsWith('browsing.category.'))
          Reflect.deleteProperty(texts, key)
    }
    json('text/en/browsing.json', forget)(join(alone, 'orpheum'))
    json('text/browsing.json', forget)(join(alone, 'shared'))
    const { code, output } = await run(['check', 'orpheum', '--quiet'], {}, alone)
    expect(output).toContain('browsing.films.noneFor')
    expect(output).toContain('browsing.category.*')
    expect(code).toBe(1)
  } finally {
    rmSync(alone, { recursive: true, force: true })
  }
})

test('an incomplete language is a note, not a failure', async () => {
  const folder = join(brands, 'broken')
  cpSync(join(brandsFolder, 'orpheum'), folder, { recursive: true })
  try {
    mkdirSync(join(folder, 'text/cy'))
    writeFileSync(join(folder, 'content/pages/terms.cy.yaml'), 'name: Telerau\nurl: /terms/\n')
    const { code, output } = await run(['check', 'broken', '--quiet'])
    expect(output).toContain('text/cy: not used: cy is not among shared.localisation.languages')
    expect(output).toContain('content/pages/terms.cy.yaml: not used')
    expect(code).toBe(0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a price missing from a card is a note: the ticket is not offered then', async () => {
  const folder = join(brands, 'broken')
  cpSync(join(brandsFolder, 'halcyon'), folder, { recursive: true })
  try {
    json('catalogue.json', (content) => {
      delete (content['priceCards'] as Record<string, Record<string, unknown>>)['peak']?.['standard-student']
    })(folder)
    const { code, output } = await run(['check', 'broken', '--quiet'])
    expect(output).toContain('note  catalogue.json: priceCards.peak: has no price of standard-student')
    expect(code).toBe(0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a second theme that the configuration selects is checked and measured like the first', async () => {
  const folder = join(brands, 'seasonal')
  cpSync(join(brandsFolder, 'orpheum'), folder, { recursive: true })
  try {
    mkdirSync(join(folder, 'themes'))
    cpSync(join(brandsFolder, 'orpheum/theme.json'), join(folder, 'themes/winter.json'))
    put('channel.json', 'themes.selectedThemeName', 'winter')(folder)
    const { code, output } = await run(['check', 'seasonal'])
    expect(output.match(/Light mode: contrast/g)).toHaveLength(2)
    expect(output).toContain('themes/winter.json')
    expect(code).toBe(0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

describe('brand new', () => {
  test.each([
    ['lumen', 'Lumen Cinemas', '#1d5fd0', [], 'Rows'],
    [
      'papaya',
      'Papaya Kino & Bar',
      'deeppink, #0b6e4f, #101418',
      ['--heading', 'Fraunces', '--radius', 'straight'],
      'Programme',
    ],
    ['snow', 'Snow', 'white', [], 'Programme'],
    ['soot', 'Soot Pictures', '#000', ['--from', 'kite', '--radius', 'FullRounded'], 'Tiles'],
  ])('%s passes every check as created', async (name, title, colours, more, list) => {
    const { code, output } = await run(['new', name, '--title', title, '--colours', colours, ...more])
    expect(output).toContain(`${name} passes.`)
    expect(code).toBe(0)
    const file = (path: string) => readFileSync(join(brands, name, path), 'utf8')
    expect(file('storefront.json')).toContain(JSON.stringify(title))
    expect(JSON.parse(file('storefront.json'))).toHaveProperty('shapes.filmList', list)
    expect(output).toContain(`filmList ${list}`)
    for (const path of ['storefront.json', 'catalogue.json', 'channel.json', 'text/en/shared.json'])
      expect(file(path)).not.toMatch(/halcyon|kite cinemas/i)
    expect(file('assets/logos/logo-on-dark.svg')).toContain('<path')
    expect(existsSync(join(brands, name, 'assets/social/open-graph.png'))).toBe(true)
    // An icon file with three pictures in the sizes of tabs.
    const ico = readFileSync(join(brands, name, 'assets/favicon/favicon.ico'))
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3])
    expect([6, 22, 38].map((at) => ico.readUInt8(at))).toEqual([16, 32, 48])
    rmSync(join(brands, name), { recursive: true })
  })

  test.each([
    [['new', 'lumen', '--title', 'Lumen'], 'A brand needs one to three colours: --colours'],
    [['new', 'lumen', '--title', 'Lumen', '--colours', 'a,b,c,d'], 'found 4'],
    [['new', 'lumen', '--title', 'Lumen', '--colours', 'tael'], 'did you mean #008080?'],
    [['new', 'lumen', '--colours', 'teal'], 'A brand needs the name of its company: --title'],
    [
      ['new', 'lumen', '--title', 'L', '--colours', 'teal', '--radius', 'Oval'],
      'There is no radius style "Oval"',
    ],
    [
      ['new', 'lumen', '--title', 'L', '--colours', 'teal', '--body', 'Comic'],
      'There is no body font "Comic"',
    ],
    [['new', 'halcyon', '--title', 'H', '--colours', 'teal'], 'There is a brand halcyon already'],
    [['new', '../up', '--title', 'H', '--colours', 'teal'], 'lower-case letters, digits and hyphens'],
    [['paint', 'halcyon'], 'There is no command "paint"'],
    [['check', 'halcyon', '--loud'], '--loud'],
    [['check'], 'lower-case letters, digits and hyphens'],
    [['import', 'halcyon'], 'An import needs a file'],
  ])('%j is refused, and the last line states what is needed', async (args, says) => {
    const { code, output } = await run(args)
    expect(output.trimEnd().split('\n').at(-1)).toContain(says)
    expect(code).toBe(2)
    expect(existsSync(join(brands, 'lumen'))).toBe(false)
  })
})

test('the commands are listed for an unknown command, not for invalid options', async () => {
  const usage = 'npm run brand -- <command> <name>'
  expect((await run(['paint', 'halcyon'])).output).toContain(usage)
  expect((await run(['check', 'halcyon', '--loud'])).output).toContain(usage)
  const wish = ['new', 'lumen', '--title', 'Lumen', '--colours', 'tael']
  expect((await run(wish)).output).not.toContain(usage)
})

test.each(brandNames)('what is created from %s passes the format check', async (from) => {
  const wish = ['--title', 'Lumen Cinemas', '--colours', '#1d5fd0,gold', '--from', from]
  expect((await run(['new', 'lumen', ...wish])).code).toBe(0)
  const folder = join(brands, 'lumen')
  const options = { ...(await resolveConfig(join(brandsFolder, 'lumen', 'theme.json'))) }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:json|yaml)$/.test(name),
  )
  expect(files).toEqual(expect.arrayContaining(['theme.json', 'catalogue.json', 'content/pages/jobs.yaml']))
  const isFormatted = (name: string) =>
    check(readFileSync(join(folder, name), 'utf8'), { ...options, filepath: name })
  const checked = await Promise.all(files.map(async (name) => ({ name, isWell: await isFormatted(name) })))
  expect(checked.filter(({ isWell }) => !isWell)).toEqual([])
  rmSync(folder, { recursive: true })
})

test('brand new asks for missing options, and an empty answer uses the default', async () => {
  const questions: string[] = []
  const ask = (question: string) => {
    questions.push(question)
    return Promise.resolve(question.startsWith('One to three colours') ? 'teal' : '')
  }
  const { code, output } = await run(['new', 'dawn', '--title', 'Dawn Pictures'], {}, brands, ask)
  expect(output).toContain('dawn passes.')
  expect(code).toBe(0)
  expect(questions.map((question) => question.split(',', 1)[0])).toEqual([
    'One to three colours',
    'Corners',
    'Font of headings',
    'Font of text',
  ])
  rmSync(join(brands, 'dawn'), { recursive: true })
})

describe('brand export and import', () => {
  const themeFile = () => JSON.parse(readFileSync(join(brands, 'kite', 'theme.json'), 'utf8')) as unknown

  test('carry a theme out and back', async () => {
    const before = themeFile()
    const file = join(brands, 'kite.tokens.json')
    expect((await run(['export', 'kite', file])).code).toBe(0)
    expect((await run(['import', 'kite', file])).code).toBe(0)
    expect(themeFile()).toEqual(before)
  })

  test('carry the theme that the configuration selects', async () => {
    const folder = join(brands, 'seasonal')
    cpSync(join(brandsFolder, 'kite'), folder, { recursive: true })
    try {
      mkdirSync(join(folder, 'themes'))
      const own = readFileSync(join(folder, 'theme.json'), 'utf8')
      writeFileSync(join(folder, 'themes/winter.json'), own.replace('"FullRounded"', '"Straight"'))
      put('channel.json', 'themes.selectedThemeName', 'winter')(folder)
      const file = join(brands, 'seasonal.tokens.json')
      expect((await run(['export', 'seasonal', file])).code).toBe(0)
      const tokens = readFileSync(file, 'utf8')
      expect(tokens).toContain('Straight')
      writeFileSync(file, tokens.replaceAll('Straight', 'Rounded'))
      expect((await run(['import', 'seasonal', file])).output).toContain('themes/winter.json')
      expect(readFileSync(join(folder, 'themes/winter.json'), 'utf8')).toContain('"radiusStyle": "Rounded"')
      expect(readFileSync(join(folder, 'theme.json'), 'utf8')).toBe(own)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('name the tokens that a theme has no place for', async () => {
    const file = join(brands, 'more.tokens.json')
    writeFileSync(file, '{"spacing":{"small":{"$type":"dimension","$value":{"value":4,"unit":"px"}}}}')
    const { code, output } = await run(['import', 'kite', file])
    expect(code).toBe(0)
    expect(output).toContain('spacing.small: left out')
  })

  test('refuse a font without a file', async () => {
    const before = themeFile()
    const file = join(brands, 'typeface.tokens.json')
    writeFileSync(file, '{"theme":{"typography":{"families":{"heading":{"$value":"Garamond"}}}}}')
    const { code, output } = await run(['import', 'kite', file])
    expect(output).toContain('typography.fontFamilyGroups.heading.family: "Garamond" has no file')
    expect(code).toBe(1)
    expect(themeFile()).toEqual(before)
  })

  test('refuse what cannot be used', async () => {
    const before = themeFile()
    const file = join(brands, 'spoilt.tokens.json')
    writeFileSync(file, '{"theme":{"light":{"primary":{"$value":"mauve-ish"}}}}')
    const { code, output } = await run(['import', 'kite', file])
    expect(output).toContain('theme.light.primary: found "mauve-ish", needed a color')
    expect(code).toBe(1)
    expect(themeFile()).toEqual(before)
    expect((await run(['export', 'nobody'])).code).toBe(1)
    expect((await run(['import', 'nobody', file])).code).toBe(1)
  })
})
