import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a name stands for. A component is a function or a constant with a capital, a hook one that begins with `use`. */
type Kind = 'class' | 'component' | 'constant' | 'function' | 'hook' | 'type'

/** Names and kinds by the folder under which they are imported: `actions/button` is `@foyer/design-system/actions/button`. */
export type PublicExports = Record<string, Record<string, Kind>>

const read = (file: string) => readFileSync(file, 'utf8')

function getKind(name: string, file: string): Kind {
  const text = read(file)
  const [, keyword] =
    new RegExp(`^export (?:async )?(class|const|function|interface|type) ${name}\\b`, 'm').exec(text) ?? []
  if (keyword === 'interface' || keyword === 'type') return 'type'
  if (keyword === 'class') return /extends Component\b/.test(text) ? 'component' : 'class'
  if (keyword === undefined) {
    // Handed on from another file.
    const from = [...text.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)'/gm)].find(([, names = '']) =>
      new RegExp(`\\b${name}\\b`).test(names),
    )
    if (!from?.[2]) throw new Error(`${name} is not declared in ${file}`)
    return getKind(name, join(dirname(file), from[2]))
  }
  if (/^use[A-Z]/.test(name)) return 'hook'
  const isContext = new RegExp(`^export const ${name}\\b[^\\n]*= createContext`, 'm').test(text)
  if (/^[A-Z]/.test(name)) return isContext ? 'constant' : 'component'
  return keyword === 'function' || new RegExp(`^export const ${name}\\b[^\\n]*=>`, 'm').test(text)
    ? 'function'
    : 'constant'
}

/** @throws where an `index.ts` hands on a whole file: it names what the folder offers */
function readExports(file: string): Record<string, Kind> {
  const found: [string, Kind][] = []
  for (const [statement, isType, names = '', target = ''] of read(file).matchAll(
    /^export (type )?(\*|\{[^}]*\}) from '([^']+)'/gm,
  )) {
    if (names === '*') throw new Error(`${file} does not name what it exports: ${statement}`)
    const own = target.startsWith('.')
    for (const each of names.slice(1, -1).split(',')) {
      const name = each.trim().replace(/^type /, '')
      if (name === '') continue
      const typed = isType !== undefined || each.trim().startsWith('type ') || !own
      found.push([name, typed ? 'type' : getKind(name, join(dirname(file), target))])
    }
  }
  return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/**
 * What the design system offers, read from the `index.ts` of each folder in the groups of `source`, which name their
 * exports; `internal/` is not offered.
 */
export const readPublicExports = (source: string): PublicExports =>
  Object.fromEntries(
    globSync(['*/index.ts', '*/*/index.ts'], { cwd: source, exclude: ['internal/**', 'theme/*/**'] })
      .sort()
      .map((file) => [dirname(file), readExports(join(source, file))]),
  )
