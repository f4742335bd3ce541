import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import { readBrandFolder, type BrandFolder } from '../../src/brand-check/brand-folder.ts'
import { checkBrand } from './check.ts'
import { formatJson } from './format-content.ts'
import { listLibraryFonts } from './font-library.ts'
import { createPlaceholderAssets, writeAssets } from './new-assets.ts'
import { writeContent } from './new-content.ts'
import { shapesByRadius } from './new-shapes.ts'
import { createNewTheme } from './new-theme.ts'
import type { Terminal } from './terminal.ts'
import { NewBrandError, parseNewBrand, type NewBrandOptions } from './new-options.ts'

/** Asks for an option that the command line lacks; null if the terminal is not interactive. */
export type Ask = ((question: string) => Promise<string>) | null

const questions: readonly (readonly [keyof NewBrandOptions, string])[] = [
  ['title', 'Name of the company, e.g. Lumen Cinemas: '],
  ['colours', 'One to three colours, e.g. #1d5fd0 or teal,gold: '],
  ['radius', 'Corners, Straight, Rounded or FullRounded (empty: by the colour): '],
]

/** Asks for missing options, if the terminal is interactive. */
async function answered(
  given: NewBrandOptions,
  ask: Ask,
  families: Record<'heading' | 'body', string[]>,
): Promise<NewBrandOptions> {
  if (!ask) return given
  const answers = { ...given }
  for (const [name, question] of questions) answers[name] ??= await ask(question)
  for (const role of ['heading', 'body'] as const)
    answers[role] ??= await ask(
      `Font of ${role === 'heading' ? 'headings' : 'text'}, ${families[role].join(', ')} (empty: by the corners): `,
    )
  return answers
}

/**
 * `brand new`: writes a brand's folder from a name and one to three colors, and checks it. Everything else is chosen
 * to match: page ground, fonts, corners, buttons, a logo. Configuration, content and texts are those of `template`
 * under the new name. @returns whether the brand passes
 * @throws NewBrandError for invalid options; nothing is written then
 */
export async function makeBrand(
  brand: BrandFolder,
  given: NewBrandOptions,
  options: { terminal: Terminal; ask: Ask; template: string },
): Promise<boolean> {
  const { terminal, ask } = options
  if (existsSync(brand.folder))
    throw new NewBrandError(`There is a brand ${brand.name} already: ${brand.folder}`)
  const template = readBrandFolder(brand.brands, options.template)
  if (!existsSync(template.file('channel.json')))
    throw new NewBrandError(`There is no brand ${options.template} to copy`)
  const fonts = listLibraryFonts(brand.brands)
  const families = {
    heading: fonts.filter(({ role }) => role === 'heading').map(({ family }) => family.family),
    body: fonts.filter(({ role }) => role === 'body').map(({ family }) => family.family),
  }
  const newBrand = parseNewBrand(await answered(given, ask, families), families)
  const { theme, used } = createNewTheme(newBrand, fonts)
  const derived = parseTheme({ ...theme, assets: createPlaceholderAssets(newBrand.title) })
  try {
    terminal.progress('Copying configuration, content and texts')
    const shapes = shapesByRadius[derived.radius.style]
    await writeContent(brand, { title: newBrand.title, shapes }, template)
    terminal.progress('Drawing the logo and copying fonts')
    const assets = await writeAssets(brand, derived, used, template)
    writeFileSync(brand.file('theme.json'), await formatJson('theme.json', { ...theme, assets }))
  } catch (error) {
    rmSync(brand.folder, { recursive: true, force: true })
    throw error
  }
  terminal.line(`${terminal.style('green', '✓')} Wrote ${brand.folder}`)
  const isWell = await checkBrand(brand, terminal, true)
  terminal.line(
    'Logo, icons and preview picture are drawn once, in the first colours of the theme: when the theme',
  )
  terminal.line('changes, put your own into assets/logos, assets/favicon and assets/social.')
  if (existsSync(brand.file('assets', 'art')))
    terminal.line(`The pictures in assets/art are those of ${template.name}: replace those with its sign.`)
  const goods = ['food.json', 'gifts.json', 'membership.json'].filter((name) => existsSync(brand.file(name)))
  if (goods.length > 0)
    terminal.line(
      `Menu, goods and clubs in ${goods.join(', ')} are those of ${template.name}: put in your own.`,
    )
  terminal.line(`Look at it: FOYER_BRAND=${brand.name} npm start`)
  return isWell
}
