import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { inTranslationOrder } from '../content/languages.ts'
import { CatalogueInvalid } from './catalogue-invalid.ts'
import { readCatalogueJson } from './read-catalogue-json.ts'
import { describeSchemaFaults } from './schema-faults.ts'
import type { FilmSource } from './source.ts'
import type { Translations } from './translated.ts'

const Text = Type.String({ minLength: 1 })

/** A film's words in another language, `brands/shared/films/<tag>/<slug>.json`; what is left out stays as it is. */
const FilmWords = Type.Object(
  {
    title: Type.Optional(Text),
    tagline: Text,
    shortSynopsis: Text,
    synopsis: Text,
  },
  { additionalProperties: false },
)
type FilmWords = Static<typeof FilmWords>
const checkFilmWords = Compile(FilmWords)

/** The rest of a brand's catalogue in another language, `catalogue.<tag>.json`: texts by the text they stand for. */
const checkPhrases = Compile(Type.Record(Type.String(), Text))

const file = /^catalogue\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.json$/

/**
 * Reads what a brand's catalogue says in other languages.
 * @throws CatalogueInvalid when a translation is malformed
 */
export function readTranslations(
  brandsFolder: string,
  brand: string,
  films: readonly FilmSource[],
): Translations {
  const folder = join(brandsFolder, brand)
  const languages = readdirSync(folder).flatMap((name) => file.exec(name)?.[1] ?? [])
  return new Map(
    inTranslationOrder(languages, listedLanguages(folder)).map((tag) => {
      const path = join(folder, `catalogue.${tag}.json`)
      const phrases = readCatalogueJson(path)
      if (!checkPhrases.Check(phrases)) throw new CatalogueInvalid(path, ['should be texts by text'])
      const words = films.flatMap((film) => pairsOf(film, wordsOf(brandsFolder, tag, film.slug)))
      return [tag, new Map([...words, ...Object.entries(phrases)])]
    }),
  )
}

/** The languages of the channel's own list; what is wrong with its file is for whoever reads the channel to say. */
function listedLanguages(folder: string): string[] {
  try {
    const { shared } = readCatalogueJson(join(folder, 'channel.json')) as {
      shared: { localisation: { languages: { languageTag: string }[] } }
    }
    return shared.localisation.languages.map(({ languageTag }) => languageTag)
  } catch {
    return []
  }
}

function wordsOf(brandsFolder: string, tag: string, slug: string): FilmWords | null {
  const path = join(brandsFolder, 'shared', 'films', tag, `${slug}.json`)
  if (!existsSync(path)) return null
  const words = readCatalogueJson(path)
  if (checkFilmWords.Check(words)) return words
  throw new CatalogueInvalid(path, describeSchemaFaults(checkFilmWords, words))
}

function pairsOf(film: FilmSource, words: FilmWords | null): [string, string][] {
  if (!words) return []
  const fields = ['title', 'tagline', 'shortSynopsis', 'synopsis'] as const
  return fields.flatMap((field): [string, string][] => {
    const translation = words[field]
    return translation === undefined ? [] : [[film[field], translation]]
  })
}
