import { basename, dirname, relative } from 'node:path'
import ts from 'typescript'
import { getText, type Sources } from './program.ts'
import { getImportedFile, readNames, readProperties, type Declared, type Names } from './story-file.ts'

/** A use of a component, as code that can be copied. */
export interface Example {
  code: string
  /** What the code names, where it is long. */
  data?: string
}

/** Stories that show an edge, not the use. */
const edges = /RightToLeft|LongText|LongTexts|Phone|Narrow|AllVariants|UseAndAvoid|Fail|Refus|Loading|Missing/

/** More of it stands apart. */
const linesOfData = 12
const width = 88

type Story = ReadonlyMap<string, ts.Expression>

const indented = (text: string) => text.replaceAll('\n', '\n  ')

const unwrapped = <T extends ts.Node>(node: T): T | ts.Expression =>
  ts.isParenthesizedExpression(node) ? node.expression : node

/** A tool of the tests that stands for a callback is one that does nothing. */
const withoutTools = (text: string) => text.replace(/\bfn\(\)/g, '() => undefined')

function formatAttribute(name: string, value: ts.Expression): string {
  if (name.startsWith('...')) return `{${name}}`
  if (value.kind === ts.SyntaxKind.TrueKeyword) return name
  if (ts.isStringLiteral(value) && !/["\\\n]/.test(value.text)) return `${name}="${value.text}"`
  const text = getText(unwrapped(value))
  return /^<[^]*\n/.test(text) ? `${name}={${indented(`\n${text}`)}\n}` : `${name}={${text}}`
}

function formatChildren(value: ts.Expression): string {
  const node = unwrapped(value)
  if (ts.isStringLiteral(node) && !/[{}<>]/.test(node.text)) return node.text
  if (ts.isJsxFragment(node))
    return node.children
      .map((each) => getText(each))
      .join('')
      .trim()
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) ? getText(node) : `{${getText(node)}}`
}

/** An element of a component with its args, on a line of its own or with a line for each attribute. */
function formatElement(component: string, args: Story): string {
  const attributes = [...args].flatMap(([name, value]) =>
    name === 'children' ? [] : [formatAttribute(name, value)],
  )
  const children = args.get('children')
  const inner = children && formatChildren(children)
  const opened = [component, ...attributes].join(' ')
  const line = inner === undefined ? `<${opened} />` : `<${opened}>${inner}</${component}>`
  if (line.length <= width && !line.includes('\n')) return line
  const head = [`<${component}`, ...attributes.map((each) => indented(`\n${each}`))].join('')
  const short = `<${opened}>`
  const start = short.length <= width && !short.includes('\n') ? short : `${head}\n>`
  return inner === undefined ? `${head}\n/>` : `${start}${indented(`\n${inner}`)}\n</${component}>`
}

/** The names of values and types that a node uses, without those of properties. */
function usedIn(node: ts.Node): Set<string> {
  const used = new Set<string>()
  const visit = (each: ts.Node) => {
    if (ts.isIdentifier(each)) {
      const { parent } = each
      const isName =
        (ts.isPropertyAccessExpression(parent) && parent.name === each) ||
        (ts.isPropertyAssignment(parent) && parent.name === each) ||
        ts.isJsxAttribute(parent)
      if (!isName) used.add(each.text)
    }
    ts.forEachChild(each, visit)
  }
  visit(node)
  return used
}

/** What a piece of code needs: names of this and other files, each once, what is needed first coming first. */
class Needs {
  readonly statements = new Map<ts.Statement, Declared>()
  readonly imports = new Map<string, Set<string>>()
  /** Samples of the stories that nobody else can have. */
  readonly unoffered = new Set<string>()
  readonly sources: Sources

  constructor(sources: Sources) {
    this.sources = sources
  }

  ofName(name: string, file: ts.SourceFile, names: Names) {
    const declared = names.declared.get(name)
    if (declared) this.ofStatement(declared, names)
    const imported = names.imported.get(name)
    if (!imported) return
    const { specifier, isType } = imported
    if (!specifier.startsWith('.')) {
      if (!specifier.includes('storybook')) this.import(specifier, name, isType)
      return
    }
    const other = getImportedFile(this.sources, file, specifier)
    const path = relative(this.sources.root, other.fileName)
    if (path.startsWith('..')) this.ofName(name, other, readNames(other))
    else if (basename(path) === 'index.ts') this.import(`@foyer/design-system/${dirname(path)}`, name, isType)
    else this.unoffered.add(name)
  }

  ofNode(node: ts.Node, file: ts.SourceFile, names: Names) {
    for (const name of usedIn(node)) this.ofName(name, file, names)
  }

  private ofStatement(declared: Declared, names: Names) {
    if (this.statements.has(declared.statement)) return
    this.ofNode(declared.statement, declared.file, namesWithout(names, declared.statement))
    this.statements.set(declared.statement, declared)
  }

  private import(from: string, name: string, isType: boolean) {
    const known = this.imports.get(from) ?? new Set()
    this.imports.set(from, known.add(isType ? `type ${name}` : name))
  }
}

/** A statement does not need itself. */
const namesWithout = ({ declared, imported }: Names, statement: ts.Statement): Names => ({
  imported,
  declared: new Map([...declared].filter(([, each]) => each.statement !== statement)),
})

const importLines = (imports: Needs['imports']) =>
  [...imports]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([from, names]) => {
      const line = `import { ${[...names].sort().join(', ')} } from '${from}'`
      if (line.length <= width) return line
      return `import {\n${[...names]
        .sort()
        .map((name) => `  ${name},\n`)
        .join('')}} from '${from}'`
    })

const statementText = (statement: ts.Statement) => statement.getText().replace(/^export /, '')
const isComponent = ({ statement }: Declared) =>
  /^(?:export )?(?:function|const) [A-Z]/.test(statement.getText())

/** What a story draws by itself; undefined where its component draws its args. */
function drawnBy(story: Story): ts.ConciseBody | undefined {
  const render = story.get('render')
  return render && ts.isArrowFunction(render) && render.parameters.length === 0 ? render.body : undefined
}

/** The first of a story's cases. */
function firstCase(node: ts.Node): ts.Node | undefined {
  if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Case')
    return node.children.find((each) => !ts.isJsxText(each))
  return ts.forEachChild(node, firstCase)
}

/** The story that shows the use best: one that is no edge, with its args rather than drawn by itself; then a case of `AllVariants`. */
function chooseStory(names: Names): { story: Story; drawn: ts.Node | undefined } | undefined {
  const stories = [...names.declared].flatMap(([name, { statement, value }]) =>
    /^export const [A-Z]/.test(statement.getText()) ? [{ name, story: readProperties(names, value) }] : [],
  )
  const plain = stories.filter(({ name }) => !edges.test(name)).map(({ story }) => story)
  const variants = stories.find(({ name }) => name === 'AllVariants')?.story
  const drawn = variants && drawnBy(variants)
  const shown = drawn && firstCase(drawn)
  const story = plain.find((each) => each.has('args') && !each.has('render')) ?? plain[0]
  if (variants && shown && !story) return { story: variants, drawn: shown }
  const any = story ?? stories[0]?.story
  return any && { story: any, drawn: drawnBy(any) }
}

/**
 * The use of a component that its stories show, with the imports and the data of it. `required` are the props that it
 * cannot be without: a story whose args lack one hands them on to something that makes it, and is shown with that.
 */
export function createExample(
  sources: Sources,
  file: ts.SourceFile,
  required: readonly string[],
): Example | undefined {
  const names = readNames(file)
  const meta = readProperties(names, names.declared.get('meta')?.value)
  const chosen = chooseStory(names)
  if (!chosen) return undefined
  const { story, drawn } = chosen
  const args = new Map([
    ...readProperties(names, meta.get('args')),
    ...readProperties(names, story.get('args')),
  ])
  const isWhole =
    [...args.keys()].some((name) => name.startsWith('...')) || required.every((name) => args.has(name))
  const render = story.get('render') ?? meta.get('render')
  const maker = !isWhole && render && ts.isArrowFunction(render) ? handedTo(render) : undefined
  const component = maker ?? meta.get('component')?.getText()
  if (component === undefined) return undefined
  const needs = new Needs(sources)
  if (drawn) {
    needs.ofNode(drawn, file, names)
    return written(needs, getText(unwrapped(drawn)))
  }
  needs.ofName(component, file, names)
  for (const value of args.values()) needs.ofNode(value, file, names)
  return written(needs, formatElement(component, args))
}

/** The component that a story's own drawing hands all its args to. */
const handedTo = (render: ts.ArrowFunction): string | undefined =>
  /<(\w+) \{\.\.\.args\} \/>/.exec(render.body.getText())?.[1]

function written({ imports, statements, unoffered }: Needs, element: string): Example {
  const all = [...statements.values()]
  const own = all.filter(isComponent)
  const data = all.filter((each) => !isComponent(each)).map(({ statement }) => statementText(statement))
  const text = withoutTools(data.join('\n'))
  const isLong = text.split('\n').length > linesOfData
  const parts = [
    importLines(imports).join('\n'),
    ...(unoffered.size > 0 ? [`// Of your own: ${[...unoffered].sort().join(', ')}`] : []),
    ...(isLong ? [] : [text]),
    ...own.map(({ statement }) => withoutTools(statementText(statement))),
    withoutTools(element),
  ]
  return { code: parts.filter((part) => part !== '').join('\n\n'), ...(isLong && { data: text }) }
}
