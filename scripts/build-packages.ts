/**
 * Builds the packages that other applications install, each into its own `dist` with a `package.json` of its own:
 * `npm run packages:build`. In the repository every workspace goes on reading the others' sources.
 *
 * A module becomes one ES module and its declarations; nothing is bundled, so that an application drops what it does not
 * import. Fails on an error of types, an entry without a source, and an import that the package does not depend on.
 */
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { getPublicEntries, type Manifest } from './public-entries.ts'

const root = join(import.meta.dirname, '..')

/** Folders of the packages; those that others depend on come first. */
export const publicPackages = ['theme-tokens', 'contract', 'design-system'] as const

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

const packages = publicPackages.map((folder) => {
  const home = join(root, folder)
  const manifest = readJson<Manifest>(join(home, 'package.json'))
  return {
    home,
    manifest,
    entries: getPublicEntries(home, manifest),
    dist: join(home, 'dist'),
    imports: new Set<string>(),
  }
})

const toEmitted = (source: string) => source.replace(/^src\//, '').replace(/\.tsx?$/, '.js')
const toDeclarations = (source: string) => source.replace(/^src\//, '').replace(/\.tsx?$/, '.d.ts')

/** `@mui/material/Dialog` is of `@mui/material`. */
const toPackageName = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** TypeScript writes `.js` into the modules it emits, and leaves `.ts` in declarations. */
const withEmittedExtensions = (declarations: string) =>
  declarations.replace(/((?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+?)\.tsx?\2/g, '$1$2$3.js$2')

function readOptions(): ts.CompilerOptions {
  const file = join(root, 'tsconfig.json')
  const { options } = ts.parseJsonConfigFileContent(
    { ...readJson<object>(file), include: [], files: ['scripts/build-packages.ts'] },
    ts.sys,
    root,
  )
  return {
    ...options,
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: root,
    outDir: root,
    types: [],
  }
}

/** Writes modules and declarations, and notes what each package imports. @throws Error with the errors of types */
function emitModules(): void {
  const roots = packages.flatMap(({ home, entries }) =>
    Object.values(entries)
      .filter((source) => /\.tsx?$/.test(source))
      .map((source) => join(home, source)),
  )
  const program = ts.createProgram(roots, readOptions())
  const { diagnostics } = program.emit(undefined, (file, text) => {
    const own = packages.find(({ home }) => file.startsWith(join(home, 'src') + '/'))
    if (!own) throw new Error(`${relative(root, file)} is of no package that is built`)
    const code = file.endsWith('.d.ts') ? withEmittedExtensions(text) : text
    const target = join(own.dist, relative(join(own.home, 'src'), file))
    for (const { fileName } of ts.preProcessFile(code, true, true).importedFiles)
      if (fileName.startsWith('.')) {
        if (!join(dirname(target), fileName).startsWith(own.dist))
          throw new Error(`${relative(root, target)} reaches out of its package: ${fileName}`)
      } else own.imports.add(toPackageName(fileName))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, code)
  })
  const errors = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (errors.length > 0)
    throw new Error(
      ts.formatDiagnostics(errors, {
        getCanonicalFileName: (file) => file,
        getCurrentDirectory: () => root,
        getNewLine: () => '\n',
      }),
    )
}

/** What a package says of itself once it is published: entries as files of `dist`, nothing that only the repository needs. */
function toPublishedManifest({ manifest, entries }: (typeof packages)[number]): object {
  const {
    private: _private,
    devDependencies: _tools,
    scripts: _scripts,
    exports: _sources,
    ...rest
  } = manifest
  return {
    ...rest,
    exports: Object.fromEntries(
      Object.entries(entries).map(([entry, source]) => [
        `./${entry}`,
        /\.tsx?$/.test(source)
          ? { types: `./${toDeclarations(source)}`, default: `./${toEmitted(source)}` }
          : `./${source}`,
      ]),
    ),
  }
}

/** @throws Error naming what a package imports without depending on it */
function checkImports({ manifest, imports }: (typeof packages)[number]): void {
  const declared = { ...manifest.dependencies, ...manifest.peerDependencies }
  const missing = [...imports].filter(
    (name) => !(name in declared) && !name.startsWith('node:') && !builtinModules.includes(name),
  )
  if (missing.length > 0)
    throw new Error(`${manifest.name} imports what it does not depend on: ${missing.join(', ')}`)
}

for (const { dist } of packages) rmSync(dist, { recursive: true, force: true })
emitModules()
for (const each of packages) {
  checkImports(each)
  const { home, dist, manifest, entries } = each
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(toPublishedManifest(each), null, 2)}\n`)
  for (const source of Object.values(entries).filter((file) => !/\.tsx?$/.test(file)))
    copyFileSync(join(home, source), join(dist, source))
  for (const page of ['README.md', ...globSync('CHANGELOG.md', { cwd: home })])
    copyFileSync(join(home, page), join(dist, page))
  copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'))
  console.log(
    `${manifest.name} ${manifest.version}: ${Object.keys(entries).length} entries in ${relative(root, dist)}`,
  )
}
