import type { DocumentedChange, Standing } from './model.ts'

/** A heading of a version, such as "Added", with what stands under it. */
export interface Changes {
  kind: string
  /** Sentences before the list; empty where there are none. */
  description: string
  entries: string[]
}

export interface Version {
  version: string
  description: string
  changes: Changes[]
}

/** What a heading makes of the parts that it names; other headings leave them as they were. */
const statusByStanding: Readonly<Record<string, Standing['status']>> = {
  Added: 'Stable',
  Stable: 'Stable',
  Experimental: 'Experimental',
  Deprecated: 'Deprecated',
}

/** The text behind each heading of a level, by the heading; what stands before the first one under ''. */
const splitSections = (markdown: string, level: number): [heading: string, text: string][] =>
  `\n${markdown}`.split(new RegExp(`\\n#{${level}} `)).map((section, at) => {
    const end = section.indexOf('\n')
    return at === 0 ? ['', section] : end < 0 ? [section, ''] : [section.slice(0, end), section.slice(end)]
  })

/** The folders that an entry is about: the one that it begins with, otherwise all that it names. */
const splitEntry = (entry: string): string[] => {
  const named = [...entry.matchAll(/`([\w-]+)`/g)].map(([, folder = '']) => folder)
  return entry.startsWith('`') ? named.slice(0, 1) : named
}

const stripHeadings = (text: string) => text.replace(/^[-#] .*$/gm, '').trim()

/** What stands above the versions of a change log. */
export const readIntroduction = (markdown: string): string =>
  stripHeadings(splitSections(markdown, 2)[0]?.[1] ?? '')

/** A change log's versions, in its own order: newest first. */
export const parseVersions = (markdown: string): Version[] =>
  splitSections(markdown, 2)
    .slice(1)
    .map(([version, text]) => {
      const [[, before] = ['', ''], ...kinds] = splitSections(text, 3)
      return {
        version,
        description: stripHeadings(before),
        changes: kinds.map(([kind, list]) => ({
          kind,
          description: stripHeadings(list),
          entries: [...list.matchAll(/^- (.*)$/gm)].map(([, entry = '']) => entry),
        })),
      }
    })

/** How each part stands and since when, by its folder: what the newest version that says so says. */
export function readStandings(markdown: string): Map<string, Standing> {
  const found = new Map<string, Standing>()
  for (const { version, changes } of parseVersions(markdown).reverse())
    for (const { kind, entries } of changes) {
      const status = statusByStanding[kind]
      if (!status) continue
      for (const folder of entries.flatMap(splitEntry))
        found.set(folder, { status, since: found.get(folder)?.since ?? version })
    }
  return found
}

/** The entries that are about one part, newest first, by its folder; those that only name it among others are not. */
export function readChangesByPart(markdown: string): Map<string, DocumentedChange[]> {
  const found = new Map<string, DocumentedChange[]>()
  for (const { version, changes } of parseVersions(markdown))
    for (const { kind, entries } of changes)
      for (const description of entries) {
        const [, folder] = /^`([\w-]+)`/.exec(description) ?? []
        if (folder !== undefined)
          found.set(folder, [...(found.get(folder) ?? []), { version, kind, description }])
      }
  return found
}
