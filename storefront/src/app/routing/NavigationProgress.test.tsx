import { act, render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { BrowserHistoryRouter } from './BrowserHistoryRouter.tsx'
import { StoresContext } from '../../context/contexts.ts'
import { NavigationProgress } from './NavigationProgress.tsx'
import { createTestStores } from '../../context/testing/order-stores.ts'

const wait = (milliseconds: number) =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)))

it('shows that a link was followed while a part of the page is still on its way', async () => {
  let arrive: (() => void) | undefined
  const Lazy = lazy(
    () =>
      new Promise<{ default: () => null }>((resolve) => {
        arrive = () => resolve({ default: () => null })
      }),
  )
  let navigate: NavigateFunction = () => undefined
  function Page() {
    navigate = useNavigate()
    const { pathname } = useLocation()
    return (
      <>
        <h1>{pathname}</h1>
        {pathname === '/films/' && <Lazy />}
      </>
    )
  }
  const { stores } = createTestStores({})
  render(
    <StoresContext value={stores}>
      <BrowserHistoryRouter>
        <Suspense fallback={<p>nothing yet</p>}>
          <Page />
        </Suspense>
        <NavigationProgress isNavigating={false} />
      </BrowserHistoryRouter>
    </StoresContext>,
  )
  const line = () => screen.queryByRole('progressbar', { name: 'Loading' })
  expect(line()).toBeNull()
  await act(async () => void navigate('/films/'))
  await wait(300)
  expect(screen.getByRole('heading')).toHaveTextContent(/^\/$/)
  expect(line()).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  await act(async () => arrive?.())
  expect(await screen.findByRole('heading', { name: '/films/' })).toBeVisible()
  await wait(0)
  expect(line()).toBeNull()
})
