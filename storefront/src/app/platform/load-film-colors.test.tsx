import { loadFilmColors } from './load-film-colors.ts'

const key = '07111a-f4ead9-ff6a46'
const find = () => document.head.querySelector<HTMLLinkElement>(`[data-film-colors="${key}"]`)
afterEach(() => {
  document.head.replaceChildren()
})

test('brings a sheet once, and waits until it is there', async () => {
  const loading = loadFilmColors(key)
  expect(find()?.getAttribute('href')).toBe(`/brand/film-colors/${key}.css`)
  find()?.dispatchEvent(new Event('load'))
  await loading
  await loadFilmColors(key)
  expect(document.head.querySelectorAll('link')).toHaveLength(1)
})

test('what the server has written is not fetched', async () => {
  const written = document.createElement('style')
  written.setAttribute('data-film-colors', key)
  document.head.append(written)
  await loadFilmColors(key)
  expect(document.head.querySelector('link')).toBeNull()
})

test('a sheet that does not come holds no page up, and is asked for again', async () => {
  const loading = loadFilmColors(key)
  find()?.dispatchEvent(new Event('error'))
  await loading
  expect(find()).toBeNull()
  jest.useFakeTimers()
  const slow = loadFilmColors(key)
  jest.advanceTimersByTime(1_500)
  await slow
  jest.useRealTimers()
  expect(find()).not.toBeNull()
})
