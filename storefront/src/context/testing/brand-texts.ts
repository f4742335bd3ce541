import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const brands = join(import.meta.dirname, '../../../../brands')

const readAreas = (folder: string) =>
  readdirSync(folder).flatMap((name) =>
    Object.entries(JSON.parse(readFileSync(join(folder, name), 'utf8')) as object),
  ) as [key: string, value: unknown][]

/** A brand's texts in a language as its server reads them: the brand's own over the shared ones. */
export function readBrandTexts(brand: string, language: string): Record<string, string> {
  const shared = (
    readAreas(join(brands, 'shared', 'text')) as [string, Readonly<Record<string, string>>][]
  ).flatMap(([key, languages]) => {
    const text = languages[language]
    return text === undefined ? [] : [[key, text] as const]
  })
  const own = readAreas(join(brands, brand, 'text', language)) as [string, string][]
  return Object.fromEntries([...shared, ...own])
}

/** Texts of the first demo brand. */
export const halcyonTexts = readBrandTexts('halcyon', 'en')
