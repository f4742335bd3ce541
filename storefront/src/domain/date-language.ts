import { getLanguage } from './language-tag.ts'

/** Names of days and months by language, each in a file of its own: a page fetches those of the language it is in. */
const locales: Readonly<Record<string, () => Promise<unknown>>> = {
  ar: () => import('dayjs/locale/ar.js'),
  cs: () => import('dayjs/locale/cs.js'),
  cy: () => import('dayjs/locale/cy.js'),
  da: () => import('dayjs/locale/da.js'),
  de: () => import('dayjs/locale/de.js'),
  es: () => import('dayjs/locale/es.js'),
  fa: () => import('dayjs/locale/fa.js'),
  fi: () => import('dayjs/locale/fi.js'),
  fr: () => import('dayjs/locale/fr.js'),
  ga: () => import('dayjs/locale/ga.js'),
  he: () => import('dayjs/locale/he.js'),
  hi: () => import('dayjs/locale/hi.js'),
  it: () => import('dayjs/locale/it.js'),
  hu: () => import('dayjs/locale/hu.js'),
  ja: () => import('dayjs/locale/ja.js'),
  ko: () => import('dayjs/locale/ko.js'),
  nb: () => import('dayjs/locale/nb.js'),
  nl: () => import('dayjs/locale/nl.js'),
  pl: () => import('dayjs/locale/pl.js'),
  pt: () => import('dayjs/locale/pt.js'),
  ro: () => import('dayjs/locale/ro.js'),
  ru: () => import('dayjs/locale/ru.js'),
  sk: () => import('dayjs/locale/sk.js'),
  sv: () => import('dayjs/locale/sv.js'),
  tr: () => import('dayjs/locale/tr.js'),
  uk: () => import('dayjs/locale/uk.js'),
  zh: () => import('dayjs/locale/zh.js'),
}

/**
 * Brings the names of a language; until then, and for a language without names, dates are in English. So they are where
 * the names cannot be fetched: a page with English days is better than one that answers nothing.
 */
export async function loadDateLanguage(languageTag: string): Promise<void> {
  await locales[getLanguage(languageTag)]?.().catch(() => undefined)
}

const spanish = (tokens: string) =>
  tokens.replace('D MMMM', 'D [de] MMMM').replace('MMMM YYYY', 'MMMM [de] YYYY')

/** Dates that are not written as in English: what a language makes of the tokens for a day of the month. */
const customs: Readonly<Record<string, (tokens: string, dayOfMonth: number) => string>> = {
  es: spanish,
  fr: (tokens, dayOfMonth) => (dayOfMonth === 1 ? tokens.replace(/\bD (?=M)/, 'D[er] ') : tokens),
  pt: spanish,
}

/** Tokens of dayjs, given in the English order, as a language writes them. */
export function translateTokens(languageTag: string, tokens: string, dayOfMonth: number): string {
  return customs[getLanguage(languageTag)]?.(tokens, dayOfMonth) ?? tokens
}
