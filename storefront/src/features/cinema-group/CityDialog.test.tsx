import { ChannelConfiguration } from '@foyer/contract/channel/channel-configuration'
import { toPageConfiguration, toVariant } from '@foyer/contract/channel/language-variant'
import { StorefrontContent } from '@foyer/contract/channel/storefront-content'
import type { InitialData } from '@foyer/contract/omnia/initial-data'
import type { Site } from '@foyer/contract/wire/sites'
import { parseModel } from '@foyer/theme-tokens/configuration/read'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { halcyonTexts } from '../../context/testing/brand-texts.ts'
import channel from '../../../../brands/halcyon/channel.json'
import content from '../../../../brands/halcyon/storefront.json'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { createStores } from '../../stores/create-stores.ts'
import { initialData as withoutGroups, createMemoryStorage } from '../../context/testing/page-data.ts'
import type { Position } from '@foyer/contract/personalisation/nearest-site'
import { CityDialog } from './CityDialog.tsx'
import { CityGate } from './CityGate.tsx'
import { getNameInCity, roundDistance } from '../../domain/cinema-labels.ts'

const site = (id: string, name: string, latitude: number): Site => ({
  id,
  name: { text: name, translations: [] },
  location: { latitude, longitude: 0 },
  contactDetails: {
    phoneNumbers: [],
    email: null,
    address: { line1: '1 Quay', line2: null, city: 'Portmere' },
  },
  ianaTimeZoneName: 'Europe/London',
  hasSellableItems: false,
  allowedItemDeliveryMethods: [],
})
const cinema = (key: string) => ({ nodeId: key, vistaCinema: { key } })
const initialData: InitialData = {
  ...withoutGroups,
  cinemaGroups: [
    { id: 'portmere', name: 'Portmere', cinemas: [cinema('1001')] },
    { id: 'aldwick', name: 'Aldwick', cinemas: [cinema('1005')] },
  ],
  requiredCinemaGroupPrompt: true,
}

/** The stores of a page in a browser that is where `position` says. */
function storesAt(position: Position | null, own: { data?: InitialData; languageTag?: string } = {}) {
  const locate = jest.fn(async () => position)
  const writeGroupCookie = jest.fn()
  const stores = createStores(
    {
      brandName: 'halcyon',
      configuration: toPageConfiguration(
        toVariant(parseModel(ChannelConfiguration, channel), parseModel(StorefrontContent, content)),
      ),
      texts: halcyonTexts,
      textAreas: [],
      languageTag: own.languageTag ?? 'en',
      primaryLanguageTag: 'en',
      initialData: own.data ?? initialData,
      origin: 'https://halcyon.example',
      renderedAt: 0,
      logo: { light: '/logo.svg', dark: '/logo-on-dark.svg', ratio: 3.8 },
      hasModes: true,
      heroGlyphs: {},
      plainTone: { ground: '#0b0f17', on: '#f2f0eb', accent: '#a6aebd' },
      buttonFills: {},
      cinemaGroupId: null,
      dismissals: { lasting: '', session: '' },
      isConsentAnswered: false,
      commit: null,
    },
    {
      clock: { now: () => 0 },
      logger: { warn: jest.fn(), error: jest.fn() },
      random: () => 'random',
      local: createMemoryStorage(),
      session: createMemoryStorage(),
      onLocalChange: () => () => undefined,
      writeGroupCookie,
      writeCookie: jest.fn(),
      locate,
      makeClient: () => ({
        call: jest.fn(async () => ({
          ok: true,
          value: {
            status: 200,
            body: { sites: [site('1001', 'Halcyon Docklands', 50), site('1005', 'Halcyon Northgate', 51)] },
            serverTime: null,
          },
        })) as never,
      }),
      content: { get: jest.fn() },
      dehydrated: {},
    },
  )
  stores.cinemaGroups.restore()
  return { stores, locate, writeGroupCookie }
}

function open(position: Position | null, required = true) {
  const created = storesAt(position)
  const onClose = jest.fn()
  render(
    <StoresContext value={created.stores}>
      <CityDialog required={required} onClose={onClose} />
    </StoresContext>,
  )
  return { ...created, onClose, user: userEvent.setup() }
}

describe('the required city prompt', () => {
  it('cannot be closed and takes no answer before a city is chosen', async () => {
    const { user, onClose } = open(null)
    expect(screen.getByRole('dialog', { name: 'Which city are you in?' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Show films' })).toBeDisabled()
    await user.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('remembers the city that is chosen', async () => {
    const { user, stores, onClose, writeGroupCookie } = open(null)
    await user.click(screen.getByRole('radio', { name: /Aldwick/ }))
    await user.click(screen.getByRole('button', { name: 'Show films in Aldwick' }))
    expect(stores.cinemaGroups.selectedId).toBe('aldwick')
    expect(stores.cinemaGroups.isPromptNeeded).toBe(false)
    expect(writeGroupCookie).toHaveBeenLastCalledWith('aldwick')
    expect(onClose).toHaveBeenCalled()
  })

  it('names the cinemas of a city in a row, apart from one another', async () => {
    const data = {
      ...initialData,
      cinemaGroups: [{ id: 'portmere', name: 'Portmere', cinemas: [cinema('1001'), cinema('1005')] }],
    }
    const { stores } = storesAt(null, { data, languageTag: 'ar' })
    render(
      <StoresContext value={stores}>
        <CityDialog required onClose={jest.fn()} />
      </StoresContext>,
    )
    expect(await screen.findByText('Docklands · Northgate')).toBeVisible()
  })

  it('does not ask the browser where the visitor is before they say so', async () => {
    const { user, locate } = open({ latitude: 51.1, longitude: 0 })
    await screen.findByText('Docklands')
    expect(locate).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Near me' }))
    await waitFor(() => expect(screen.getByRole('radio', { name: /Aldwick/ })).toBeChecked())
    expect(screen.getAllByText(/mile/)[0]).toBeVisible()
  })

  it('says what to do when the browser does not tell', async () => {
    const { user } = open(null)
    await user.click(screen.getByRole('button', { name: 'Near me' }))
    expect(await screen.findByText(/Choose a city from the list/)).toBeVisible()
  })

  it('preselects the city of the cinema that the address names', async () => {
    window.history.replaceState(null, '', '/?cinemaId=1005')
    open(null)
    await waitFor(() => expect(screen.getByRole('radio', { name: /Aldwick/ })).toBeChecked())
    window.history.replaceState(null, '', '/')
  })
})

describe('the list of cities', () => {
  it('is narrowed by what is typed, and says where nothing fits', async () => {
    const { user } = open(null, false)
    await screen.findByText('Docklands')
    const field = screen.getByRole('searchbox', { name: 'Town, cinema or postcode' })
    await user.type(field, 'northg')
    expect(screen.getAllByRole('radio')).toHaveLength(1)
    expect(screen.getByRole('radio', { name: /Aldwick/ })).toBeInTheDocument()
    await user.type(field, 'zz')
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('None of our cinemas fits “northgzz”.')
  })

  it('begins with the likeliest city where it is only offered, and names it', () => {
    open(null, false)
    expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toHaveLength(
      1,
    )
    expect(screen.getByRole('button', { name: /^Show films in / })).toBeEnabled()
  })

  it('says how far every city is when it knows where the visitor is', async () => {
    const { user } = open({ latitude: 51.1, longitude: 0 })
    await screen.findByText('Docklands')
    await user.click(screen.getByRole('button', { name: 'Near me' }))
    expect(await screen.findAllByText(/mile/)).toHaveLength(2)
  })
})

it('lets a visitor who only looks at the cities go without changing anything', async () => {
  const { user, onClose } = open(null, false)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalled()
})

it('marks the city that is chosen when the visitor looks at them again', async () => {
  const created = storesAt(null)
  created.stores.cinemaGroups.select('aldwick')
  render(
    <StoresContext value={created.stores}>
      <PageContextContext value={{ params: {}, pattern: '/', url: new URL('https://halcyon.example') }}>
        <CityGate open onClose={jest.fn()} />
      </PageContextContext>
    </StoresContext>,
  )
  expect(await screen.findByRole('radio', { name: /Aldwick/ })).toBeChecked()
  expect(screen.getByRole('radio', { name: /Portmere/ })).not.toBeChecked()
})

describe('a city that is offered', () => {
  /** A first page of a brand that requires no city. */
  function visit(isReading = false) {
    const { stores } = storesAt(null, { data: { ...initialData, requiredCinemaGroupPrompt: false } })
    const main = document.createElement('main')
    main.id = 'content'
    main.tabIndex = -1
    document.body.append(main)
    stores.cinemaGroups.restore(isReading)
    const onClose = jest.fn()
    const at = (path: string) => (
      <StoresContext value={stores}>
        <PageContextContext
          value={{ params: {}, pattern: path, url: new URL(path, 'https://halcyon.example') }}
        >
          <CityGate open={false} onClose={onClose} />
        </PageContextContext>
      </StoresContext>
    )
    const shown = render(at('/'))
    return { stores, main, user: userEvent.setup(), go: (path: string) => shown.rerender(at(path)) }
  }
  afterEach(() => document.getElementById('content')?.remove())

  it.each([
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    [
      'its cross',
      (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Close' })),
    ],
    [
      '“Not now”',
      (user: ReturnType<typeof userEvent.setup>) =>
        user.click(screen.getByRole('button', { name: 'Not now, show all cities' })),
    ],
  ])('is left for later by %s, and the keyboard goes on with the page', async (_, leave) => {
    const { stores, main, user } = visit()
    await screen.findByRole('dialog', { name: 'Which city are you in?' })
    await leave(user)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(stores.cinemaGroups.selectedId).toBeNull()
    expect(stores.cinemaGroups.isAsking).toBe(false)
    await waitFor(() => expect(main).toHaveFocus())
  })

  it('is asked for over nothing that is being read, on no later page either', async () => {
    const { go } = visit(true)
    go('/films/')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('a city that is required is asked for with the next page by whom is reading already', async () => {
  const { stores } = storesAt(null)
  stores.cinemaGroups.restore(true)
  const at = (path: string) => (
    <StoresContext value={stores}>
      <PageContextContext
        value={{ params: {}, pattern: path, url: new URL(path, 'https://halcyon.example') }}
      >
        <CityGate open={false} onClose={jest.fn()} />
      </PageContextContext>
    </StoresContext>
  )
  const { rerender } = render(at('/'))
  expect(screen.queryByRole('dialog')).toBeNull()
  rerender(at('/films/'))
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Not now, show all cities' })).toBeNull()
})

test('opened by the visitor it leads to all cinemas; a required one leads nowhere before a city is chosen', () => {
  const { stores } = storesAt(null)
  const dialog = (required: boolean) => (
    <StoresContext value={stores}>
      <CityDialog required={required} onClose={jest.fn()} />
    </StoresContext>
  )
  const { rerender } = render(dialog(false))
  expect(screen.getByRole('link', { name: 'Show all cinemas' })).toHaveAttribute('href', '/sites/')
  rerender(dialog(true))
  expect(screen.queryByRole('link', { name: 'Show all cinemas' })).toBeNull()
})

describe('words about cities', () => {
  it('leave out the chain’s name', () => {
    expect(getNameInCity('Halcyon Pier Head', 'Halcyon')).toBe('Pier Head')
    expect(getNameInCity('Pier Head', 'Halcyon')).toBe('Pier Head')
  })

  it('round a distance as one would say it', () => {
    expect(roundDistance(1.3, 'mile')).toBe(0.8)
    expect(roundDistance(30.6, 'mile')).toBe(19)
    expect(roundDistance(6.24, 'kilometre')).toBe(6.2)
  })
})
