import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { sortByTranslation } from '../brand/languages.ts'
import { CatalogueError } from './catalogue-error.ts'
import { readCatalogueJson } from './read-catalogue-json.ts'
import { describeSchemaErrors } from './describe-schema-errors.ts'
import type { FilmSource } from './source.ts'
import type { Translations } from './translator.ts'

const Text = Type.String({ minLength: 1 })

/** A film's texts in another language, `brands/shared/films/<tag>/<slug>.json`; omitted texts are not translated. */
const FilmTranslation = Type.Object(
  {
    title: Type.Optional(Text),
    tagline: Text,
    shortSynopsis: Text,
    synopsis: Text,
  },
  { additionalProperties: false },
)
type FilmTranslation = Static<typeof FilmTranslation>
const filmTranslationChecker = Compile(FilmTranslation)

/** The other texts of a brand's catalogue in another language, `catalogue.<tag>.json`: translations by original text. */
const phrasesChecker = Compile(Type.Record(Type.String(), Text))

const file = /^catalogue\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.json$/

/**
 * Reads the translations of a brand's catalogue.
 * @throws CatalogueInvalid if a translation is malformed
 */
export function readTranslations(
  brandsFolder: string,
  brand: string,
  films: readonly FilmSource[],
): Translations {
  const folder = join(brandsFolder, brand)
  const languages = readdirSync(folder).flatMap((name) => file.exec(name)?.[1] ?? [])
  return new Map(
    sortByTranslation(languages, listedLanguages(folder)).map((tag) => {
      const path = join(folder, `catalogue.${tag}.json`)
      const phrases = readCatalogueJson(path)
      if (!phrasesChecker.Check(phrases))
        throw new CatalogueError(path, ['should be an object of translations by text'])
      const filmTexts = films.flatMap((film) =>
        toPairs(film, readFilmTranslation(brandsFolder, tag, film.slug)),
      )
      return [tag, new Map([...filmTexts, ...Object.entries(phrases)])]
    }),
  )
}

/** Languages of the channel's list; errors in its file are reported by the channel's own reader. */
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

function readFilmTranslation(brandsFolder: string, tag: string, slug: string): FilmTranslation | null {
  const path = join(brandsFolder, 'shared', 'films', tag, `${slug}.json`)
  if (!existsSync(path)) return null
  const translation = readCatalogueJson(path)
  if (filmTranslationChecker.Check(translation)) return translation
  throw new CatalogueError(path, describeSchemaErrors(filmTranslationChecker, translation))
}

function toPairs(film: FilmSource, translation: FilmTranslation | null): [string, string][] {
  if (!translation) return []
  const fields = ['title', 'tagline', 'shortSynopsis', 'synopsis'] as const
  return fields.flatMap((field): [string, string][] => {
    const text = translation[field]
    return text === undefined ? [] : [[film[field], text]]
  })
}
