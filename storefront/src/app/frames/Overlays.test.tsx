import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { Application } from '../Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { ConsentPlace } from '../../features/consent/ConsentPlace.tsx'
import { Overlays } from './Overlays.tsx'

/** How many requests for the prompt's script fail. */
let mockFailures = 0
jest.mock('../../features/consent/ConsentNotice.tsx', () => {
  const actual = jest.requireActual<object>('../../features/consent/ConsentNotice.tsx')
  if (mockFailures-- > 0) throw new Error('did not come')
  return actual
})

afterEach(() => {
  jest.restoreAllMocks()
})

const question = () => screen.findAllByRole('region', { name: 'May we remember a little more?' })

/** A page whose question of consent came with it. */
async function show() {
  const { stores } = createTestStores({})
  await act(async () =>
    render(
      <MemoryRouter>
        <Application stores={stores}>
          <PageContextContext value={{ params: {}, pattern: '/', url: new URL('https://halcyon.example/') }}>
            <ConsentPlace />
            <Overlays isCityPromptShown={false} onChooseCity={jest.fn()} />
          </PageContextContext>
        </Application>
      </MemoryRouter>,
    ),
  )
}

it('asks for consent where the question that came with the page could not be taken over', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mockFailures = 1
  await show()
  expect(await question()).toHaveLength(1)
  expect(said).toHaveBeenCalled()
})
