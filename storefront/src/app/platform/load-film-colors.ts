import { filmColorsAttribute, getFilmColorsPath } from '@foyer/contract/film-colors'

/** Milliseconds that a page waits for the colors of its film; without them it has the chain's. */
const waitFor = 1_500

/** Brings the sheet of a film's colors into the page, unless it is there; resolves in any case. */
export function loadFilmColors(key: string): Promise<void> {
  if (document.head.querySelector(`[${filmColorsAttribute}="${key}"]`)) return Promise.resolve()
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = getFilmColorsPath(key)
  sheet.setAttribute(filmColorsAttribute, key)
  return new Promise((resolve) => {
    const finish = () => {
      resolve()
    }
    sheet.addEventListener('load', finish)
    sheet.addEventListener('error', () => {
      // The next page of the film tries again.
      sheet.remove()
      resolve()
    })
    setTimeout(finish, waitFor)
    document.head.append(sheet)
  })
}
