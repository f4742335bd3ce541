import { globSync } from 'node:fs'

/** What of a workspace's `package.json` its published package needs. */
export interface Manifest {
  name: string
  version: string
  private?: boolean
  scripts?: Record<string, string>
  /** Entries and patterns by the sources that they are; null closes what a wider pattern opens. */
  exports: Record<string, string | null>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** By the entry without `./`: `button` → `src/button/index.ts`. */
export type PublicEntries = Record<string, string>

const isForTests = (source: string) => /\.(?:test|stories)\.tsx?$|\/(?:testing|corpus)\//.test(source)

/** A pattern of one star, which stands for any text, slashes too. */
const toPattern = (pattern: string) =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replaceAll('.', String.raw`\.`))
      .join('(.+)')}$`,
  )

/** What another application can import from a package: each entry of `exports`, patterns written out, in alphabetical order. */
export function getPublicEntries(home: string, { exports }: Pick<Manifest, 'exports'>): PublicEntries {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: home }).filter((source) => !isForTests(source))
  const closed = Object.entries(exports).flatMap(([key, target]) =>
    target === null ? [toPattern(key.slice(2))] : [],
  )
  const found = Object.entries(exports).flatMap(([key, target]): [string, string][] => {
    if (target === null) return []
    const source = target.slice(2)
    if (!key.includes('*')) return [[key.slice(2), source]]
    return sources.flatMap((each): [string, string][] => {
      const [, star] = toPattern(source).exec(each) ?? []
      return star === undefined ? [] : [[key.slice(2).replace('*', star), each]]
    })
  })
  const open = found.filter(([entry]) => !closed.some((pattern) => pattern.test(entry)))
  return Object.fromEntries(open.sort(([one], [other]) => (one < other ? -1 : 1)))
}
