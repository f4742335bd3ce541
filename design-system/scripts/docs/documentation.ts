import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'
import { readChangesByPart, readStandings } from './change-log.ts'
import { findTakenElement } from './element.ts'
import { createExample } from './example.ts'
import type { DocumentedComponent, DocumentedFolder, Documentation } from './model.ts'
import { getFolder, readSources, resolveAlias, getDescription, type Sources } from './program.ts'
import { readDefaults, readFields } from './props.ts'
import { readAttributes, readParts, readPromised, findTokens, type Promised } from './theme-reference.ts'
import { describeType, collectTypes } from './types.ts'
import { readNames, readProperties } from './story-file.ts'

/** Storybook's own way from a title to an id. */
const toPageId = (title: string) => `${title.toLowerCase().replace(/[^a-z\d]+/g, '-')}--docs`

/** The type of a component's props; undefined of one that is a styled element and no more. */
function getPropsType({ checker }: Sources, symbol: ts.Symbol): ts.Type | undefined {
  const type = checker.getTypeOfSymbol(symbol)
  const parameter = type.getCallSignatures()[0]?.parameters[0]
  if (parameter) return checker.getTypeOfSymbol(parameter)
  const props = type.getConstructSignatures()[0]?.getReturnType().getProperty('props')
  return props && checker.getTypeOfSymbol(props)
}

/** How a component's declaration writes the type of its props. */
function findWrittenProps(declaration: ts.Node): ts.TypeNode | undefined {
  let found: ts.TypeNode | undefined
  const visit = (node: ts.Node) => {
    if (found) return
    if (ts.isFunctionLike(node)) found = node.parameters[0]?.type
    else ts.forEachChild(node, visit)
  }
  visit(declaration)
  return found
}

function documentComponent(
  sources: Sources,
  symbol: ts.Symbol,
  promised: Promised | undefined,
): { component: DocumentedComponent; type: ts.Type | undefined } | undefined {
  const declaration = symbol.declarations?.[0]
  if (!declaration) return undefined
  const type = getPropsType(sources, symbol)
  const written = findWrittenProps(declaration)
  const element = written && findTakenElement(sources, written)
  const component = {
    name: symbol.name,
    description: getDescription(sources, symbol),
    props: type ? readFields(sources, type, readDefaults(sources, declaration)) : [],
    ...(element && { element }),
    ...(promised?.root && { root: promised.root }),
    ...(promised?.control !== undefined && { control: promised.control }),
  }
  return { component, type }
}

const isComponent = (name: string) => /^[A-Z][a-z]/.test(name)

function folderDocs(
  sources: Sources,
  folder: string,
  { standing, changes }: Pick<DocumentedFolder, 'standing' | 'changes'>,
): DocumentedFolder {
  const { checker, root } = sources
  const module = checker.getSymbolAtLocation(sources.file(join(root, folder, 'index.ts')))
  const offered = module ? checker.getExportsOfModule(module).map((each) => resolveAlias(sources, each)) : []
  const [stories] = globSync(`${folder}/*.stories.tsx`, { cwd: root })
  const file = stories === undefined ? undefined : sources.file(join(root, stories))
  const promised = file && readPromised(file)
  const drawn = offered
    .filter(({ name, flags }) => isComponent(name) && flags & ts.SymbolFlags.Value)
    .flatMap((symbol) => documentComponent(sources, symbol, promised?.get(symbol.name)) ?? [])
  const types = new Set(drawn.flatMap(({ type }) => (type ? [...collectTypes(sources, type)] : [])))
  const { title, component } = file ? readMeta(file) : {}
  const shown = drawn.find((each) => each.component.name === component)?.component.props ?? []
  const required = shown.flatMap(({ name, required: isNeeded }) => (isNeeded ? [name] : []))
  const example = file && createExample(sources, file, required)
  return {
    address: `@foyer/design-system/${folder}`,
    ...(standing && { standing }),
    changes,
    components: drawn.map(({ component }) => component),
    types: [...types]
      // Of a type that has a page of its own folder the reader is sent there.
      .map((each) => ({ ...describeType(sources, each), folder: getFolder(sources, each) }))
      .map(({ folder: home, ...type }) =>
        home === folder || home === undefined ? type : { ...type, home: basename(home) },
      ),
    offers: offered
      .filter(({ name, flags }) => !isComponent(name) && flags & ts.SymbolFlags.Value)
      .map((symbol) => ({ name: symbol.name, description: getDescription(sources, symbol) }))
      .filter(({ description }) => description !== ''),
    parts: readParts(sources, folder),
    attributes: readAttributes(sources, folder),
    tokens: findTokens(sources, folder),
    ...(example && { example }),
    ...(title !== undefined && { page: toPageId(title) }),
  }
}

/** What the stories say of their page: its title, and the component that heads it. */
function readMeta(file: ts.SourceFile): { title?: string; component?: string } {
  const names = readNames(file)
  const meta = readProperties(names, names.declared.get('meta')?.value)
  const title = meta.get('title')
  const component = meta.get('component')
  return {
    ...(title && ts.isStringLiteral(title) && { title: title.text }),
    ...(component && { component: component.getText() }),
  }
}

/**
 * The documentation of all components, read from their sources. `designSystem` is the folder of the package. Not a library
 * such as `react-docgen`: those read the props of a component, and these pages also need its slots, attributes and tokens,
 * its changes, and an example from its stories, from one program of TypeScript.
 */
export function readDocumentation(designSystem: string): Documentation {
  const sources = readSources(join(designSystem, 'src'))
  const folders = globSync(['*/index.ts', '*/*/index.ts'], {
    cwd: sources.root,
    exclude: ['internal/**', 'theme/*/**'],
  })
    .map(dirname)
    .sort()
  const log = readFileSync(join(designSystem, 'CHANGELOG.md'), 'utf8')
  const stand = readStandings(log)
  const changes = readChangesByPart(log)
  return Object.fromEntries(
    folders.map((folder) => {
      const name = basename(folder)
      const standing = stand.get(name)
      return [
        name,
        folderDocs(sources, folder, { ...(standing && { standing }), changes: changes.get(name) ?? [] }),
      ]
    }),
  )
}
