import { dirname, join } from 'node:path'
import type { ESTree, Rolldown } from 'vite'

/** The modules that a module's names are from. */
type SourcesByName = ReadonlyMap<string, string>

interface NamedImport {
  readonly source: string
  readonly names: readonly string[]
}

const getName = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? name.value : name.name)

/**
 * A module of nothing but `export { … } from`, as a component's `index.ts`: who imports one of its names loads what that is
 * made of, and not the rest.
 * @returns undefined for any other module
 */
function readBarrel(id: string, program: ESTree.Program): SourcesByName | undefined {
  const sources = new Map<string, string>()
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return undefined
    const { value } = statement.source
    if (!value.startsWith('.')) return undefined
    for (const { exported } of statement.specifiers) sources.set(getName(exported), join(dirname(id), value))
  }
  return sources
}

/** What a module imports by name; a source that is imported as a whole is not named. */
function readNamedImports(program: ESTree.Program): NamedImport[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return []
    const names = statement.specifiers.flatMap((each) =>
      each.type === 'ImportSpecifier' ? [getName(each.imported)] : [],
    )
    const isByName = names.length > 0 && names.length === statement.specifiers.length
    return isByName ? [{ source: statement.source.value, names }] : []
  })
}

/**
 * Reads what each module imports, with the components themselves in the place of their barrels.
 * @param context the build's, once it knows all modules
 */
export async function readImports(
  context: Rolldown.PluginContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const programs = new Map<string, ESTree.Program>()
  for (const id of ids) {
    const code = /\.tsx?$/.test(id) && context.getModuleInfo(id)?.code
    if (code) programs.set(id, context.parse(code))
  }
  const barrels = new Map(
    [...programs].flatMap(([id, program]) => {
      const barrel = readBarrel(id, program)
      return barrel ? [[id, barrel] as const] : []
    }),
  )
  const resolved = new Map<string, Promise<string | undefined>>()
  const resolve = (source: string, importer: string) => {
    if (source.startsWith('.')) return join(dirname(importer), source)
    const known = resolved.get(source) ?? context.resolve(source, importer).then((found) => found?.id)
    resolved.set(source, known)
    return known
  }
  const imports = new Map<string, readonly string[]>()
  for (const id of ids) {
    const found = new Set(context.getModuleInfo(id)?.importedIds)
    const program = programs.get(id)
    for (const { source, names } of program ? readNamedImports(program) : []) {
      const imported = await resolve(source, id)
      const parts = names.flatMap((name) => barrels.get(imported ?? '')?.get(name) ?? [])
      if (!imported || parts.length < names.length) continue
      found.delete(imported)
      for (const part of parts) found.add(part)
    }
    imports.set(id, [...found])
  }
  return imports
}
