import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textAreas } from '@foyer/contract/channel/calls'
import { mailArea } from '../brand/brand.ts'

/** The folders of the product whose words come from a brand's language text. */
const sources = ['storefront/src', 'server/src/render', 'server/src/mail']

const areas = [...textAreas, mailArea].join('|')
/** A key as it stands in a source: the whole of a string. */
const wholeKey = new RegExp(`(['"])((?:${areas})(?:\\.[A-Za-z0-9-]+)+)\\1`, 'g')
/** The beginning of a key whose end is put together there. */
const begunKey = new RegExp(`\`((?:${areas})\\.[A-Za-z0-9.-]*)\\$\\{`, 'g')

/** What the product's own sources ask of a brand's language text. */
export interface NeededTexts {
  /** Keys that are asked for as they stand, or in the forms that a number chooses among. */
  readonly keys: readonly string[]
  /** Beginnings of keys that are put together (`browsing.category.`): some text begins with each. */
  readonly beginnings: readonly string[]
}

/**
 * Reads the sources for the keys they name, so that a folder with one brand is held to as much as one with many. Where a
 * server runs from its build alone, without sources, nothing is known to be needed.
 * @param root the product's root folder, absolute
 */
export function findNeededTexts(root: string): NeededTexts {
  const keys = new Set<string>()
  const beginnings = new Set<string>()
  for (const folder of sources.filter((each) => existsSync(join(root, each)))) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name) || /\.(test|stories)\.tsx?$/.test(name)) continue
      const source = readFileSync(join(root, folder, name), 'utf8')
      for (const [, , key = ''] of source.matchAll(wholeKey)) keys.add(key)
      for (const [, beginning = ''] of source.matchAll(begunKey)) beginnings.add(beginning)
    }
  }
  return { keys: [...keys].sort(), beginnings: [...beginnings].sort() }
}
