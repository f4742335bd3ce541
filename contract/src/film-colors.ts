/** Attribute of the elements that declare a film's colors: its value names them. */
export const filmColorsAttribute = 'data-film-colors'

/** Address of the sheet of a film's colors, which pages that the server has not rendered ask for. */
export const getFilmColorsPath = (key: string): string => `/brand/film-colors/${key}.css`
