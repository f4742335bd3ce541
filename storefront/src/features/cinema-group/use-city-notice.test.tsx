import { act, renderHook } from '@testing-library/react'
import { StoresContext } from '../../context/contexts.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import { useCityNotice } from './use-city-notice.ts'

const cinemaGroups = ['portmere', 'aldwick'].map((id) => ({ id, name: id, cinemas: [] }))

/** Somebody who was reading before the city could be asked for. */
function visit(requiredCinemaGroupPrompt: boolean) {
  const { stores } = createTestStores({}, {}, { ...initialData, cinemaGroups, requiredCinemaGroupPrompt })
  stores.cinemaGroups.restore(true)
  const onChooseCity = jest.fn()
  const { rerender } = renderHook(({ isListOpen }) => useCityNotice(onChooseCity, isListOpen), {
    initialProps: { isListOpen: false },
    wrapper: ({ children }) => <StoresContext value={stores}>{children}</StoresContext>,
  })
  return {
    ...stores,
    onChooseCity,
    rerender,
    notice: () => stores.notifications.all.find(({ id }) => id === 'city'),
  }
}

it('asks for the city beside the page, and leads to the list', () => {
  const { notice, onChooseCity } = visit(false)
  expect(notice()).toMatchObject({ title: 'Which city are you in?', autoDismiss: false })
  notice()?.actionButton?.onClick()
  expect(onChooseCity).toHaveBeenCalledTimes(1)
})

it('gives way to the list, and is back when no city was chosen', () => {
  const { notice, cinemaGroups: store, rerender } = visit(true)
  rerender({ isListOpen: true })
  expect(notice()).toBeUndefined()
  rerender({ isListOpen: false })
  expect(notice()).toBeDefined()
  expect(store.isPromptDeferred).toBe(false)
})

it('closed, the city is left for later', () => {
  const { notice, cinemaGroups: store } = visit(false)
  act(() => notice()?.internalActions.close())
  expect(store.isPromptDeferred).toBe(true)
})

it('stays until a city that is required is chosen', () => {
  const { notice, cinemaGroups: store } = visit(true)
  expect(notice()?.closeButton.show).toBe(false)
  act(() => store.select('aldwick'))
  expect(store.isPromptDeferred).toBe(false)
})
