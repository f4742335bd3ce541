import type { CinemaDetails } from '@foyer/contract/omnia/page'
import type { Site } from '@foyer/contract/wire/sites'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { StoresContext } from '../../context/contexts.ts'
import { answerWith, createTestStores } from '../../context/testing/order-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import { SiteActions } from './SiteActions.tsx'
import { SiteFront } from './SiteFront.tsx'
import { SiteSurroundings } from './SiteSurroundings.tsx'

const createSite = (id: string, name: string, latitude: number, longitude: number): Site => ({
  id,
  name: { text: name, translations: [] },
  location: { latitude, longitude },
  contactDetails: {
    phoneNumbers: [],
    email: null,
    address: { line1: '1 Quay', line2: null, city: 'Portmere' },
  },
  ianaTimeZoneName: 'Europe/London',
  presentation: { focalPoint: { x: 0.5, y: 0.5 }, hasNight: true },
})
const docklands = createSite('1001', 'Halcyon Docklands', 50.7961, -1.1192)
const parade = createSite('1004', 'Halcyon Harbour Parade', 50.7885, -1.1043)

const image = (url: string, alt: string) => ({
  url,
  alt,
  dimensions: { width: 1600, height: 900 },
  fromLeft: 50,
  fromTop: 50,
})
const details: CinemaDetails = {
  introduction: '',
  openingHours: [],
  openingNote: null,
  facilities: [],
  gallery: [
    image('/media/entity/get/CinemaGraphic/1001?v=1', 'The front'),
    image('/media/entity/get/CinemaGraphic/1001?v=1&sequenceNumber=3', 'The auditorium'),
  ],
  landmarks: [{ kind: 'Bus', name: 'Graving Dock', latitude: 50.79664, longitude: -1.11792 }],
  gettingHere: null,
  accessibility: null,
}
const cinema = (key: string) => ({ nodeId: key, vistaCinema: { key } })

async function show(part: React.ReactNode) {
  const { stores, ...created } = createTestStores(
    { getSites: () => answerWith({ sites: [docklands, parade] }) },
    {},
    {
      ...initialData,
      cinemaGroups: [{ id: 'portmere', name: 'Portmere', cinemas: [cinema('1004'), cinema('1001')] }],
    },
  )
  await stores.sites.ensure()
  const { container } = render(
    <TestRouter>
      <StoresContext value={stores}>{part}</StoresContext>
    </TestRouter>,
  )
  return { stores, container, ...created }
}

describe('what is done with a cinema', () => {
  it('makes it the visitor’s, with its city, and says so', async () => {
    const { stores } = await show(<SiteActions site={docklands} />)
    await userEvent.click(screen.getByRole('button', { name: 'Make this my cinema' }))
    expect(stores.cinemaGroups.selectedId).toBe('portmere')
    expect(stores.cinemaGroups.siteIds).toEqual(['1001', '1004'])
    expect(screen.getByRole('button', { name: 'Your cinema' })).toHaveFocus()
  })

  it('leads to the device’s own map, where the brand names no other', async () => {
    const { stores } = await show(<SiteActions site={docklands} />)
    expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      stores.configuration.value.directions
        .replace('{latitude}', '50.7961')
        .replace('{longitude}', '-1.1192'),
    )
  })

  it('has no way to a cinema without a place', async () => {
    await show(<SiteActions site={{ ...docklands, location: null }} />)
    expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull()
  })

  it('is nothing for a cinema of no city without a place', async () => {
    const { container } = await show(<SiteActions site={{ ...docklands, id: '9', location: null }} />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe('the front', () => {
  const listAddresses = (container: Element) =>
    [...container.querySelectorAll('img')].map((each) => each.getAttribute('src')?.split('&width')[0])

  it('is by day and by night, also where an editor names the front', async () => {
    const [front] = details.gallery
    const { container } = await show(<SiteFront site={docklands} picture={front} />)
    const addresses = listAddresses(container)
    expect(addresses).toHaveLength(2)
    expect(addresses[1]).toContain('sequenceNumber=2')
  })

  it('is another picture where an editor has chosen one', async () => {
    const { container } = await show(
      <SiteFront site={docklands} picture={image('/brand/art/quay.svg', 'The quay')} />,
    )
    expect(listAddresses(container)).toEqual(['/brand/art/quay.svg'])
  })
})

describe('the surroundings', () => {
  it('show it from inside, and where it is among stops and other cinemas', async () => {
    await show(<SiteSurroundings site={docklands} details={details} />)
    const inside = screen.getByRole('list', { name: 'Inside' })
    expect(
      within(inside)
        .getAllByRole('img')
        .map((each) => each.getAttribute('alt')),
    ).toEqual(['The auditorium'])
    expect(
      screen.getByRole('img', { name: 'Where Halcyon Docklands is, and what is around it' }),
    ).toBeInTheDocument()
    expect(screen.getByText('Graving Dock').closest('li')).toHaveTextContent('Bus stop110 m')
    expect(screen.getByRole('link', { name: 'Halcyon Harbour Parade' }).closest('li')).toHaveTextContent(
      '0.8 miles',
    )
  })

  it('of another server, which knows nothing of them, are the other cinemas', async () => {
    const { landmarks: _, ...plain } = details
    await show(<SiteSurroundings site={docklands} details={{ ...plain, gallery: [] }} />)
    expect(screen.queryByRole('list', { name: 'Inside' })).toBeNull()
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

  it('are nothing where nothing is known', async () => {
    const { container } = await show(
      <SiteSurroundings site={{ ...docklands, location: null }} details={null} />,
    )
    expect(container).toBeEmptyDOMElement()
  })
})
