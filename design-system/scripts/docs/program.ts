import { globSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

/** The sources of the design system, read: what props are written as, and where each comes from. */
export interface Sources {
  /** The folder of the components. */
  root: string
  checker: ts.TypeChecker
  /** The file, parsed. @throws when it is not among the sources */
  file(path: string): ts.SourceFile
  /** The files of a component's folder, without tests and stories, and those of `internal/` that they draw with. */
  getFiles(folder: string): ts.SourceFile[]
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
}

/** Ours, and React's for the attributes of elements. The rest says nothing of a prop, and takes four times as long. */
const isRead = (specifier: string) => /^(\.|@foyer\/|react$)/.test(specifier)

const isOfTests = (path: string) => /\.(test|stories)\.tsx?$/.test(path)

/** Reads all folders in `root` and the stories beside them. Takes about a second. */
export function readSources(root: string): Sources {
  const paths = globSync(['theme/index.ts', '*/*/{index.ts,*.stories.tsx}'], { cwd: root }).map((path) =>
    join(root, path),
  )
  const host = ts.createCompilerHost(options)
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) =>
      isRead(text) ? ts.resolveModuleName(text, from, options, host) : { resolvedModule: undefined },
    )
  const program = ts.createProgram(paths, options, host)
  return {
    root,
    checker: program.getTypeChecker(),
    file: (path) => {
      const found = program.getSourceFile(path)
      if (!found) throw new Error(`${path} is not among the sources`)
      return found
    },
    getFiles: (folder) => {
      const files = new Set(
        program
          .getSourceFiles()
          .filter(({ fileName }) => dirname(fileName) === join(root, folder) && !isOfTests(fileName)),
      )
      // The set grows while it is walked.
      for (const { fileName, statements } of files)
        for (const { moduleSpecifier } of statements.filter(ts.isImportDeclaration)) {
          const path = resolve(dirname(fileName), (moduleSpecifier as ts.StringLiteral).text)
          const shared = path.startsWith(join(root, 'internal/')) && program.getSourceFile(path)
          if (shared) files.add(shared)
        }
      return [...files]
    },
  }
}

/** Whether a declaration is written in this project. */
export const isOurs = (node: ts.Node): boolean => !node.getSourceFile().fileName.includes('/node_modules/')

/** The component's folder in which a node stands, with its group: `actions/button`; undefined outside of them. */
export function getFolder({ root }: Sources, node: ts.Node): string | undefined {
  const [group, folder, ...rest] = relative(root, node.getSourceFile().fileName).split('/')
  if (group === '..' || folder === undefined) return undefined
  return rest.length > 0 ? `${group}/${folder}` : group
}

/** What an import or an export stands for. */
export const resolveAlias = ({ checker }: Sources, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

/** What stands above a declaration. */
export const getDescription = ({ checker }: Sources, symbol: ts.Symbol): string =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()

/** A node's text with its further lines moved to the left by what its first line is indented by. */
export function getText(node: ts.Node): string {
  const { text } = node.getSourceFile()
  const start = node.getStart()
  const indent = /[^\S\n]*/.exec(text.slice(text.lastIndexOf('\n', start - 1) + 1))?.[0] ?? ''
  return node.getText().replaceAll(`\n${indent}`, '\n')
}
