import type { TextArea } from '@foyer/contract/channel/calls'
import { act, render, screen, waitFor } from '@testing-library/react'
import {
  MemoryRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  type NavigateFunction,
} from 'react-router-dom'
import { StoresContext } from '../../context/contexts.ts'
import { NoConnection } from '../failure/NoConnection.tsx'
import { matchPage } from './page-loading.ts'
import type { PageModule } from '../../context/page-module.ts'
import type { PageRoute } from './route-table.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { TextsStore } from '../../stores/channel/texts.ts'
import { loadReadyPage, useShownPage, type ReadyPage } from './use-shown-page.ts'

const origin = 'https://halcyon.example'

function routeTo(pattern: string, load?: PageModule['load']): PageRoute {
  const module: PageModule = {
    Page: () => <h1>{pattern}</h1>,
    head: () => ({ title: pattern }),
    ...(load && { load }),
  }
  return { id: pattern, pattern, layout: 'browsing', source: pattern, module: async () => module }
}

const table: PageRoute[] = [
  routeTo('/'),
  routeTo('/films/'),
  routeTo('/moved/', async () => ({ redirect: '/films/' })),
  { ...routeTo('/gone/'), module: () => Promise.reject(new Error('The release is another one')) },
]

/** A visit that begins at the home page: where it goes, what is shown, and how it has come there. */
async function visit() {
  const { stores } = createTestStores({})
  const first = await loadReadyPage(matchPage(table, new URL('/', origin)), stores)
  let navigate: NavigateFunction = () => undefined
  function Visit({ first }: { first: ReadyPage }) {
    const { shown, isNavigating } = useShownPage(table, stores, first)
    navigate = useNavigate()
    const { pathname, search } = useLocation()
    return (
      <>
        <output>{`${useNavigationType()} ${pathname}${search}`}</output>
        {shown.kind === 'page' && <shown.module.Page />}
        {shown.kind === 'broken' && <p role="alert">{String(shown.error)}</p>}
        {shown.kind === 'unreachable' && <NoConnection onRetry={shown.onRetry} />}
        {isNavigating && <progress />}
      </>
    )
  }
  render(
    <StoresContext value={stores}>
      <MemoryRouter>
        <Visit first={first} />
      </MemoryRouter>
    </StoresContext>,
  )
  return { goTo: async (to: string | -1) => act(async () => void navigate(to as string)) }
}
const at = () => screen.getByRole('status').textContent

it('gives an address its closing slash in place of the entry of the history that lacks it', async () => {
  const { goTo } = await visit()
  await goTo('/films?category=ComingSoon')
  expect(await screen.findByRole('heading', { name: '/films/' })).toBeVisible()
  expect(at()).toBe('REPLACE /films/?category=ComingSoon')
  await goTo(-1)
  expect(await screen.findByRole('heading', { name: '/' })).toBeVisible()
  expect(at()).toBe('POP /')
})

it('follows a page that leads on, in its place of the history', async () => {
  const { goTo } = await visit()
  await goTo('/moved/')
  expect(await screen.findByRole('heading', { name: '/films/' })).toBeVisible()
  expect(at()).toBe('REPLACE /films/')
  await goTo(-1)
  expect(await screen.findByRole('heading', { name: '/' })).toBeVisible()
})

it('asks once more for the code of a page that did not come', async () => {
  const { module } = routeTo('/lost/')
  const fetched = jest.fn(module).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  table.push({ ...routeTo('/lost/'), module: fetched })
  const { goTo } = await visit()
  await goTo('/lost/')
  expect(await screen.findByRole('heading', { name: '/lost/' }, { timeout: 3_000 })).toBeVisible()
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('has the texts of a layout before it shows its pages, and asks once more for those that did not come', async () => {
  const load = jest.fn(async (area: TextArea) => ({ [`${area}.title`]: area }))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const texts = new TextsStore('en', {}, { warn: jest.fn(), error: jest.fn() }, { areas: ['shared'], load })
  const matched = matchPage([{ ...routeTo('/points/'), layout: 'browsing' }], new URL('/points/', origin))
  const { configuration } = createTestStores({}).stores
  await loadReadyPage(matched, { configuration, texts })
  expect(['browsing.title', 'sites.title'].map((key) => texts.t(key))).toEqual(['browsing', 'sites'])
  expect(load).toHaveBeenCalledTimes(3)
})

it('says of a page whose code does not come from a server that answers that it is broken', async () => {
  Object.assign(globalThis, { fetch: async () => ({ ok: true }) })
  const { goTo } = await visit()
  await goTo('/gone/')
  expect(await screen.findByRole('alert', {}, { timeout: 3_000 })).toHaveTextContent(
    'The release is another one',
  )
})

describe('a page whose code does not come without a connection', () => {
  const code = jest.fn<ReturnType<PageRoute['module']>, []>()
  const fetched = jest.fn()
  const retry = () => screen.findByRole('button', { name: 'Try again' }, { timeout: 3_000 })
  beforeEach(() => {
    // The code of a route is kept once it has come.
    table.unshift({ ...routeTo('/tunnel/'), module: code })
    code.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
    fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
    Object.assign(globalThis, { fetch: fetched })
  })
  const comeBack = () => code.mockImplementation(routeTo('/tunnel/').module)

  it('is tried again by a press', async () => {
    const { goTo } = await visit()
    await goTo('/tunnel/')
    const button = await retry()
    expect(screen.queryByText(/TypeError/)).not.toBeInTheDocument()
    comeBack()
    act(() => button.click())
    expect(await screen.findByRole('heading', { name: '/tunnel/' })).toBeVisible()
  })

  it('is tried again by itself when the connection is back, and says so until then', async () => {
    const { goTo } = await visit()
    await goTo('/tunnel/')
    const button = await retry()
    act(() => button.click())
    await waitFor(() => expect(code).toHaveBeenCalledTimes(4))
    expect(await retry()).toBeVisible()
    comeBack()
    act(() => void dispatchEvent(new Event('online')))
    expect(await screen.findByRole('heading', { name: '/tunnel/' })).toBeVisible()
  })

  it('is left by the way back', async () => {
    const { goTo } = await visit()
    await goTo('/tunnel/')
    await retry()
    await goTo(-1)
    expect(await screen.findByRole('heading', { name: '/' })).toBeVisible()
  })
})
