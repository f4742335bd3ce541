import { loadStoryFiles } from '../stories/story-files.ts'
import type { Conformance, Entry } from './entry.ts'

/** What each file of stories says to the suite, by its folder. To be called before the first test. */
export const collectConformance = (): ReadonlyMap<string, Conformance> =>
  new Map(loadStoryFiles().map(({ folder, module }) => [folder, module.conformance ?? {}]))

/** The components that the suite looks at, with their entries. */
export const listEntries = (collected: ReadonlyMap<string, Conformance>): [name: string, entry: Entry][] =>
  [...collected.values()].flatMap((conformance) =>
    Object.entries(conformance).flatMap(([name, entry]): [string, Entry][] =>
      typeof entry === 'string' ? [] : [[name, entry]],
    ),
  )
