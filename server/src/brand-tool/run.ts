import { parseArgs } from 'node:util'
import { brandFolder, brandName } from './brand-folder.ts'
import { checkBrand } from './check.ts'
import type { Terminal } from './terminal.ts'

const usage = `npm run brand -- <command>

  check <name> [--quiet]   validates the brand; prints every contrast and what was chosen
`

const exitCodes = { well: 0, unwell: 1, misasked: 2 }

/** What the tool works on. */
export interface BrandToolOptions {
  /** The folder of all brands. */
  brands: string
  terminal: Terminal
}

/** Runs one command of the brand tool; answers its exit code. */
export async function runBrandTool(args: readonly string[], options: BrandToolOptions): Promise<number> {
  const { terminal, brands } = options
  const refuse = (problem: string) => {
    terminal.line(terminal.style('red', problem))
    terminal.line()
    terminal.line(usage)
    return exitCodes.misasked
  }
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { quiet: { type: 'boolean' }, help: { type: 'boolean' } },
    })
    const [command, name] = positionals
    if (values.help === true || command === undefined) {
      terminal.line(usage)
      return command === undefined ? exitCodes.misasked : exitCodes.well
    }
    if (name === undefined || !brandName.test(name))
      return refuse(`A brand's name is its folder's: small letters, figures and hyphens`)
    if (command !== 'check') return refuse(`There is no command "${command}"`)
    const isWell = await checkBrand(brandFolder(brands, name), terminal, values.quiet)
    return isWell ? exitCodes.well : exitCodes.unwell
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
      return refuse(error.message)
    throw error
  }
}
