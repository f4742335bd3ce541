import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'

/** All brands. */
export const brands = readdirSync(resolve(import.meta.dirname, '../../brands'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name)

export interface Listed {
  readonly address: string
  readonly changed: string | undefined
  readonly alternates: Readonly<Record<string, string>>
}

/** The addresses of the sitemap. */
export async function listedBy(origin: string): Promise<Listed[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  const plain = (text = '') => text.replace(/&amp;/g, '&')
  return [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, inner = '']) => ({
    address: plain(/<loc>(.*?)<\/loc>/.exec(inner)?.[1]),
    changed: /<lastmod>(.*?)<\/lastmod>/.exec(inner)?.[1],
    alternates: Object.fromEntries(
      [...inner.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag = '', href]) => [tag, plain(href)]),
    ),
  }))
}

/**
 * A selection of pages: all of the primary language, but only some of each numerous kind. In other languages the home
 * page, a film and a cinema.
 */
export function chosenFrom(listed: readonly Listed[]): Listed[] {
  const readPathname = ({ address }: Listed) => new URL(address).pathname
  const isForeign = ({ address }: Listed) => new URL(address).searchParams.has('language')
  const own = listed.filter((each) => !isForeign(each))
  const kinds = ['films', 'sites', 'events'].map((kind) =>
    own.filter((each) => new RegExp(`^/${kind}/[^/]+/[^/]+/$`).test(readPathname(each))),
  )
  const many = new Set(kinds.flat())
  const films = kinds[0] ?? []
  const few = [
    ...films.filter(({ changed }) => changed !== undefined).slice(0, 2),
    ...films.filter(({ changed }) => changed === undefined).slice(0, 1),
    ...kinds.slice(1).flatMap((list) => list.slice(0, 2)),
  ]
  const spoken = new Set(['/', ...kinds.slice(0, 2).flatMap((list) => list.slice(0, 1).map(readPathname))])
  const foreign = listed.filter((each) => isForeign(each) && spoken.has(readPathname(each)))
  return [...own.filter((each) => !many.has(each)), ...few, ...foreign]
}
