import { renderHook } from '@testing-library/react'
import { StoresContext } from '../context/contexts.ts'
import { createTestStores } from '../context/testing/order-stores.ts'
import { useFilmLight } from './use-film-light.ts'

const hero = { ground: '#07111a', on: '#f4ead9', accent: '#ff6a46' }
const key = '07111a-f4ead9-ff6a46'

test('an order asks for the colours of its film once, as soon as the film is known', () => {
  const loadFilmColors = jest.fn(() => Promise.resolve())
  const { stores } = createTestStores({}, { loadFilmColors })
  const { result, rerender } = renderHook(({ film }) => useFilmLight(film as never), {
    initialProps: { film: undefined as object | undefined },
    wrapper: ({ children }) => <StoresContext value={stores}>{children}</StoresContext>,
  })
  expect(result.current).toBeUndefined()
  expect(loadFilmColors).not.toHaveBeenCalled()
  rerender({ film: { presentation: { hero } } })
  rerender({ film: { presentation: { hero } } })
  expect(result.current).toBe(key)
  expect(loadFilmColors.mock.calls).toEqual([[key]])
})
