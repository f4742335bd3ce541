import { themeSheet } from '@foyer/design-system/theme'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import halcyon from '../../../../brands/halcyon/theme.json'
import kite from '../../../../brands/kite/theme.json'
import orpheum from '../../../../brands/orpheum/theme.json'
import type { Film } from '@foyer/contract/wire/films'
import { bareFilm } from '../../app/testing/film-facts.ts'
import { filmTone, plainTone } from './film-pictures.ts'

const film = bareFilm('HO1', 'Louder') as unknown as Film

it.each(Object.entries({ halcyon, kite, orpheum }))(
  'a film that states no colours has those of the theme of %s',
  (_, theme) => {
    expect(filmTone(film)).toBe(plainTone)
    const parsed = parseTheme(theme)
    const sheet = themeSheet(parsed, {
      Medium: parseTheme(theme, 'Medium'),
      High: parseTheme(theme, 'High'),
    })
    for (const colour of Object.values(plainTone)) {
      const name = /^var\((--[\w-]+)\)$/.exec(colour)?.[1]
      expect(sheet).toContain(`${name}:#`)
    }
  },
)

it('a film that states colours brings them', () => {
  const hero = { ground: '#101010', on: '#fafafa', accent: '#ff8800' }
  expect(filmTone({ ...film, presentation: { hero } } as unknown as Film)).toBe(hero)
})
