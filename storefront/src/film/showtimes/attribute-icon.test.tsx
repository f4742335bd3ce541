import type { Attribute } from '@foyer/contract/wire/attributes'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { StoresContext } from '../../context/contexts.ts'
import type { Stores } from '../../stores/create-stores.ts'
import { useAttributeIcon } from './showtime-props.ts'

const createText = (text: string) => ({ text, translations: [] })
const attribute = (id: string, icon: string): Attribute => ({
  id,
  name: createText(id),
  shortName: createText(id),
  description: null,
  importantMessage: null,
  displayPriority: 1,
  isPromoted: false,
  icon,
})

const iconWith = (heroGlyphs: Readonly<Record<string, string>>) =>
  renderHook(useAttributeIcon, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <StoresContext value={{ heroGlyphs } as unknown as Stores}>{children}</StoresContext>
    ),
  }).result.current

test.each([
  ['the theme has for it', { 'big-kite': 'vast' }, 'vast'],
  ['its data names, where the theme has none', {}, 'film'],
  ['its data names, where the theme names none that can be drawn', { 'big-kite': 'big-kite' }, 'film'],
])('an attribute bears the glyph that %s', (_what, heroGlyphs, icon) => {
  expect(iconWith(heroGlyphs)(attribute('big-kite', 'film'))).toBe(icon)
})

test('a glyph that no one can draw is left out', () => {
  expect(iconWith({})(attribute('big-kite', 'unheard-of'))).toBeUndefined()
  expect(iconWith({})(undefined)).toBeUndefined()
})
