import { existsSync, readdirSync } from 'node:fs'
import type { BrandFolder } from '../../src/brand-check/brand-folder.ts'
import type { BrandReport } from '../../src/brand-check/brand-report.ts'

const tagged = /^(?:channel|storefront|catalogue)\.([\w-]+)\.json$/
const taggedContent = /\.([\w-]+)\.yaml$/

const namesIn = (folder: string, recursive = false): string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive }).map(String).sort() : []

/** Every file or folder of a brand that belongs to a language, with the language tag from its name. */
function listFilesByLanguage(brand: BrandFolder): { file: string; tag: string }[] {
  const byPattern = (names: readonly string[], pattern: RegExp, folder = '') =>
    names.flatMap((name) => {
      const tag = pattern.exec(name)?.[1]
      return tag === undefined ? [] : [{ file: `${folder}${name}`, tag }]
    })
  return [
    ...byPattern(namesIn(brand.folder), tagged),
    ...namesIn(brand.file('text')).map((tag) => ({ file: `text/${tag}`, tag })),
    ...byPattern(namesIn(brand.file('content'), true), taggedContent, 'content/'),
  ]
}

/**
 * Files in a language that the brand does not list, which are never shown. A tag that differs from a listed one only in
 * case is a mistake and fails; any other is reported as a language in preparation.
 */
export function checkLanguages(brand: BrandFolder, languages: readonly string[]): BrandReport {
  const idle = listFilesByLanguage(brand).filter(({ tag }) => !languages.includes(tag))
  const meant = (tag: string) => languages.find((each) => each.toLowerCase() === tag.toLowerCase())
  return {
    title: 'Languages',
    summary: `no file in a language besides those of channel.json: ${languages.join(', ')}`,
    failures: idle.flatMap(({ file, tag }) => {
      const right = meant(tag)
      return right === undefined ? [] : [`${file}: found the language tag ${tag}, needed ${right}`]
    }),
    notes: idle
      .filter(({ tag }) => meant(tag) === undefined)
      .map(
        ({ file, tag }) =>
          `${file}: not used: ${tag} is not among shared.localisation.languages of channel.json (${languages.join(', ')})`,
      ),
  }
}
