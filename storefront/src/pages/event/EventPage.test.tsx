import type { FilmEvent } from '@foyer/contract/wire/films'
import { render, screen } from '@testing-library/react'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import { answerWith, createTestStores } from '../../context/testing/order-stores.ts'
import { page as eventPage } from './page.ts'

const lettering = { languageTag: 'en', ratio: 1.34, place: null, hasPageInks: false }
const presentation = {
  hero: { ground: '#06090f', on: '#ffe2a3', accent: '#ffb224' },
  focalPoint: { x: 0.57, y: 0.42 },
  lettering,
}
const lightsOut: FilmEvent = {
  id: 'EV003',
  name: { text: 'Lights Out', translations: [] },
  shortName: null,
  description: { text: 'Four films to walk home from quickly.', translations: [] },
  schedule: null,
  siteIds: [],
  presentation,
}
const related = { sites: [], films: [], castAndCrew: [], genres: [], censorRatings: [] }

async function show(event: FilmEvent) {
  const { stores } = createTestStores({
    getEvent: () => answerWith({ event, relatedData: related }),
  })
  stores.today.tick()
  const context = {
    params: { eventId: 'EV003' },
    pattern: '/events/:eventName/:eventId/',
    url: new URL('https://halcyon.example/events/lights-out/EV003/'),
  }
  await eventPage.load?.(stores, context)
  const { Page } = eventPage
  const { container } = render(
    <TestRouter>
      <Application stores={stores}>
        <PageContextContext value={context}>
          <Page />
        </PageContextContext>
      </Application>
    </TestRouter>,
  )
  return [...container.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '')
}

it('opens with the event’s own picture and lettering', async () => {
  const [picture, lettering] = await show(lightsOut)
  expect(picture).toContain('/EventPosterGraphic/EV003?')
  expect(lettering).toContain('sequenceNumber=2')
  expect(screen.getByRole('heading', { level: 1, name: 'Lights Out' })).toBeInTheDocument()
  expect(screen.getByText('Four films to walk home from quickly.')).toBeVisible()
})

it('sets the name in type where the lettering is drawn in another language', async () => {
  const inFrench = { ...presentation, lettering: { ...lettering, languageTag: 'fr' } }
  expect(await show({ ...lightsOut, presentation: inFrench })).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 1, name: 'Lights Out' })).toBeInTheDocument()
})

it('has a page’s usual head for an event of another server', async () => {
  const { presentation: _, ...plain } = lightsOut
  expect(await show(plain)).toEqual([])
  expect(screen.getByRole('heading', { level: 1, name: 'Lights Out' })).toBeInTheDocument()
})
