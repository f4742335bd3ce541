import type { FastifyPluginAsync } from 'fastify'
import { getFilmColorsPath } from '@foyer/contract/film-colors'
import { parseFilmColorsKey } from '@foyer/theme-tokens/film-colors-key'
import { createFilmCss } from '@foyer/theme-tokens/film-css'
import { readTheme } from '@foyer/theme-tokens/parse-theme'
import { ProblemError } from '../http/problem.ts'

/** Sheets that are cached; a chain shows fewer films at a time. */
const mostCached = 200
/** As other files of the brand: a theme may change. */
const hourInSeconds = 3_600

export interface FilmColorsOptions {
  /** The brand's `theme.json` as read. */
  theme: unknown
}

/**
 * Sheets of the colors that films bring, each named by its colors. The colors are any three:
 * films may be another server's.
 */
export const filmColors: FastifyPluginAsync<FilmColorsOptions> = async (app, options) => {
  const theme = readTheme(options.theme)
  const sheets = new Map<string, string>()

  function getSheet(key: string): string | null {
    const known = sheets.get(key)
    if (known !== undefined) return known
    const film = parseFilmColorsKey(key)
    if (!film) return null
    const sheet = createFilmCss(theme, film)
    if (sheets.size >= mostCached) sheets.clear()
    sheets.set(key, sheet)
    return sheet
  }

  app.get<{ Params: { key: string } }>(getFilmColorsPath(':key'), (request, reply) => {
    const sheet = getSheet(request.params.key)
    if (sheet === null) throw new ProblemError('not-found', { detail: 'There are no such colours' })
    return reply
      .header('cache-control', `public, max-age=${hourInSeconds}`)
      .type('text/css; charset=utf-8')
      .send(sheet)
  })
}
