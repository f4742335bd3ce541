import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textAreas } from '@foyer/contract/channel/calls'
import { mailArea } from '../brand/brand.ts'

/** Folders of the product whose labels come from a brand's texts. */
const sources = ['storefront/src', 'server/src/render', 'server/src/mail']

const areas = [...textAreas, mailArea].join('|')
/** A string in a source that is a whole key. */
const wholeKey = new RegExp(`(['"])((?:${areas})(?:\\.[A-Za-z0-9-]+)+)\\1`, 'g')
/** The beginning of a key in a source, followed by an expression. */
const begunKey = new RegExp(`\`((?:${areas})\\.[A-Za-z0-9.-]*)\\$\\{`, 'g')

/** Text keys that the product's sources need. */
export interface NeededTexts {
  /** Whole keys, or the base of plural forms. */
  readonly keys: readonly string[]
  /** Beginnings of keys that are composed (`browsing.category.`): at least one text begins with each. */
  readonly beginnings: readonly string[]
}

/**
 * Reads the keys that the sources name, so that a folder with one brand is checked as strictly as one with many. Where
 * a server runs from its build without sources, no key is known to be needed.
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
