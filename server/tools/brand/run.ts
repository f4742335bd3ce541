import { parseArgs } from 'node:util'
import { readBrandFolder, brandName } from '../../src/brand-check/brand-folder.ts'
import { checkBrand } from './check.ts'
import { makeBrand, type Ask } from './new.ts'
import type { Terminal } from './terminal.ts'
import { exportBrand, importBrand } from './tokens.ts'
import { NewBrandError, type NewBrandOptions } from './new-options.ts'

const usage = `npm run brand -- <command> <name>

  check <name> [--quiet]         validates the brand; prints every contrast and what was chosen
  new <name>                     writes a brand that passes the check; asks for missing options:
      --title "Lumen Cinemas"    the company's name
      --colours "#1d5fd0,gold"   one to three: the brand's, the second, and a third that is the page in Light mode
                                 if it is very light, in Dark mode if it is very dark, else links and marks
      --radius Rounded           Straight, Rounded or FullRounded; also chooses matching fonts, page, buttons and header,
                                 see brands/README.md. Without it: by the strength of the first colour
      --heading, --body          font families of the existing brands, instead of those that match the corners
      --from halcyon             the brand whose configuration, texts, pages and catalogue are copied
  export <name> [file]           the theme as design tokens (DTCG 2025.10)
  import <name> <file>           design tokens as the theme of a brand
`

const exitCodes = { well: 0, unwell: 1, misused: 2 }

const flags = {
  quiet: { type: 'boolean' },
  help: { type: 'boolean' },
  title: { type: 'string' },
  colours: { type: 'string' },
  radius: { type: 'string' },
  heading: { type: 'string' },
  body: { type: 'string' },
  from: { type: 'string' },
} as const

/** Environment of the tool. */
export interface BrandToolOptions {
  /** The folder of all brands. */
  brands: string
  terminal: Terminal
  ask: Ask
}

type Values = NewBrandOptions & { quiet?: boolean; help?: boolean; from?: string }

/** Runs one command; returns whether all is well, null for an unknown command. */
async function perform(
  [command, name = '', file]: readonly string[],
  values: Values,
  { brands, terminal, ask }: BrandToolOptions,
): Promise<boolean | null> {
  const brand = readBrandFolder(brands, name)
  switch (command) {
    case 'check':
      return checkBrand(brand, terminal, values.quiet)
    case 'new':
      return makeBrand(brand, values, { terminal, ask, template: values.from ?? 'halcyon' })
    case 'export':
      return exportBrand(brand, file, terminal)
    case 'import':
      if (file === undefined) throw new NewBrandError('An import needs a file')
      return importBrand(brand, file, terminal)
    default:
      return null
  }
}

/** Whether Node's argument parser threw it. */
const isArgumentError = (error: unknown): error is Error =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  String(error.code).startsWith('ERR_PARSE_ARGS')

/** Runs the brand tool; returns its exit code. */
export async function runBrandTool(args: readonly string[], options: BrandToolOptions): Promise<number> {
  const { terminal } = options
  const refuse = (problem: string) => {
    terminal.line(terminal.style('red', problem))
    return exitCodes.misused
  }
  /** The advice comes last, where it is visible. */
  const refuseUnknown = (problem: string) => {
    terminal.line(usage)
    return refuse(problem)
  }
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: flags })
    const [command, name] = positionals
    if (values.help === true || command === undefined) {
      terminal.line(usage)
      return command === undefined && values.help !== true ? exitCodes.misused : exitCodes.well
    }
    if (name === undefined || !brandName.test(name))
      return refuse("A brand's name is its folder's: lower-case letters, digits and hyphens")
    const isWell = await perform(positionals, values, options)
    if (isWell === null) return refuseUnknown(`There is no command "${command}"`)
    return isWell ? exitCodes.well : exitCodes.unwell
  } catch (error) {
    if (error instanceof NewBrandError) return refuse(error.message)
    if (isArgumentError(error)) return refuseUnknown(error.message)
    throw error
  }
}
