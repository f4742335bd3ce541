import type { PageResponse } from '@foyer/contract/omnia/page'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { failed, success, type Result } from '../../cache/result.ts'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import type { Failure } from '../../services/http/failure.ts'
import { page as contentPage } from './page.ts'

jest.unmock('@emotion/sheet')

const rich = (id: string, html: string) => ({ type: 'richText', id, html })
const row = (id: string, elements: unknown[]) => ({ name: 'row', id, columns: [{ size: 12, elements }] })

const above = (alias: string, name: string, url: string) => ({
  nodeId: name,
  alias,
  name,
  url,
  components: {},
})

const answer = (rows: unknown[], change: object = {}): PageResponse =>
  ({
    nodeId: 'about',
    alias: 'Generic',
    name: 'About us',
    url: '/about/',
    status: 200,
    languageTag: 'en',
    components: { pageTitle: 'Honest sound', hideTitle: false, summary: 'Who we are', grid: { rows } },
    ancestorComponents: [above('Home', 'Home', '/')],
    redirectDetailsElement: null,
    ...change,
  }) as unknown as PageResponse

/** The page at `/about/` when the content system answers so. */
async function show(reply: Result<PageResponse, Failure>, query = '') {
  const { stores } = createTestStores({})
  const { platform } = stores.core
  platform.content = { get: async () => reply as never }
  const page = { params: {}, url: new URL(`https://halcyon.example/about/${query}`), pattern: '*' }
  const outcome = await contentPage.load?.(stores, page)
  const view = render(
    <MemoryRouter>
      <Application stores={stores}>
        <PageContextContext value={page}>
          <contentPage.Page />
        </PageContextContext>
      </Application>
    </MemoryRouter>,
  )
  return {
    ...view,
    outcome,
    status: contentPage.status?.(stores, page),
    head: contentPage.head(stores, page),
    logger: platform.logger,
  }
}

describe('a written page', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    jest.restoreAllMocks()
  })

  it('shows its title and its elements, links as links of the site', async () => {
    const { status } = await show(
      success(
        answer([
          row('r1', [
            { type: 'headline', id: 'e1', text: 'From the box', level: 2 },
            rich('e2', '<p>See <a href="/jobs/">our jobs</a>.</p>'),
            {
              type: 'button',
              id: 'e3',
              link: { url: '/films/', name: 'See the films' },
              alignment: 'Center',
              buttonColour: 'Secondary',
            },
          ]),
        ]),
      ),
    )
    expect(status).toBe(200)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Honest sound')
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('From the box')
    expect(await screen.findByRole('link', { name: 'our jobs' })).toHaveAttribute('href', '/jobs/')
    expect(screen.getByRole('link', { name: 'See the films' })).toHaveAttribute('href', '/films/')
  })

  it('shows a button in its colour, where its row has it', async () => {
    const button = (id: string, alignment: string, buttonColour: string) => ({
      type: 'button',
      id,
      link: { url: '/films/', name: id },
      alignment,
      buttonColour,
    })
    await show(
      success(
        answer([row('r1', [button('one', 'Center', 'Secondary'), button('other', 'Right', 'Primary')])]),
      ),
    )
    const [one, other] = ['one', 'other'].map((name) => screen.getByRole('link', { name }))
    expect(one?.closest('[data-alignment]')).toHaveStyle({ justifyContent: 'center' })
    expect(other?.closest('[data-alignment]')).toHaveStyle({ justifyContent: 'flex-end' })
    expect(one).toHaveAttribute('data-variant', 'secondary')
    expect(other).toHaveAttribute('data-variant', 'primary')
  })

  it('shows pictures, with the way on that they have', async () => {
    const image = {
      url: '/media/entity/get/FilmStill/HO1',
      alt: 'The organ',
      dimensions: { width: 1600, height: 900 },
      fromLeft: 20,
      fromTop: 50,
    }
    await show(
      success(
        answer([
          row('r1', [
            { type: 'image', id: 'e1', image, link: null },
            { type: 'image', id: 'e2', image, link: { url: '/organ/', name: 'Hear it' } },
          ]),
        ]),
      ),
    )
    const [plain] = screen.getAllByRole('img', { name: 'The organ' })
    expect(plain?.getAttribute('srcset')).toMatch(/ 1200w$/)
    expect(plain?.closest('a')).toBeNull()
    expect(screen.getByRole('link', { name: 'Hear it' })).toHaveAttribute('href', '/organ/')
  })

  it('shows questions that unfold, and columns as wide as they are said to be', async () => {
    const accordion = {
      type: 'accordion',
      id: 'e1',
      heading: 'Questions',
      items: [{ id: 'i1', heading: 'Why?', body: '<p>Because.</p>' }],
    }
    const columns = [
      { size: 8, elements: [accordion] },
      { size: 4, elements: [rich('e2', '<p>Aside</p>')] },
    ]
    await show(success(answer([{ name: 'row', id: 'r1', columns }])))
    // Its script comes with the first page that has questions.
    const question = await screen.findByRole('button', { name: 'Why?' })
    expect(question).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(question)
    expect(question).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByText('Because.')).toBeVisible()
    expect(question.closest('[data-size]')).toHaveAttribute('data-size', '8')
    expect(screen.getByText('Aside').closest('[data-size]')).toHaveAttribute('data-size', '4')
  })

  it('leaves out what it does not know and says so to the log once', async () => {
    const { logger } = await show(
      success(
        answer([
          row('r1', [
            { type: 'jukebox', id: 'e1' },
            rich('e2', '<p>Here</p>'),
            { type: 'jukebox', id: 'e3' },
          ]),
          row('r2', [{ type: 'jukebox', id: 'e4' }]),
        ]),
      ),
    )
    expect(screen.getByText('Here')).toBeVisible()
    expect(logger.warn).toHaveBeenCalledTimes(1)
    expect(logger.warn).toHaveBeenCalledWith(expect.stringContaining('jukebox'))
  })

  it('keeps an element that breaks from taking the others with it', async () => {
    await show(success(answer([row('r1', [{ type: 'image', id: 'e1' }, rich('e2', '<p>Still here</p>')])])))
    expect(screen.getByText('Still here')).toBeVisible()
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('This part of the page did not load.')
    expect(alert.querySelector('[data-icon=alert]')).toBeInTheDocument()
  })

  it('shows a tab for each of its grids', async () => {
    const tab = (id: string, name: string) => ({
      type: 'gridTab',
      id,
      name,
      grid: { rows: [row(`${id}r`, [rich(`${id}e`, `<p>${name} here</p>`)])] },
    })
    await show(
      success(
        answer([
          {
            name: 'tabLayout',
            id: 'r1',
            columns: [{ size: 12, elements: [tab('t1', 'Now'), tab('t2', 'Soon')] }],
          },
        ]),
      ),
    )
    expect((await screen.findAllByRole('tab')).map((each) => each.textContent)).toEqual(['Now', 'Soon'])
    expect(screen.getByText('Now here')).toBeVisible()
  })

  it('that stands below another shows the way there, the page above last before itself', async () => {
    const ancestorComponents = [
      above('Generic', 'The house', '/about/house/'),
      above('Generic', 'About us', '/about/'),
      above('Home', 'Home', '/'),
    ]
    await show(success(answer([], { name: 'The organ', url: '/about/house/organ/', ancestorComponents })))
    const way = within(screen.getByRole('navigation', { name: 'Where you are' }))
    const steps = way.getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Halcyon Cinemas',
      'About us',
      'The house',
      'The organ',
    ])
    expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/about/',
      '/about/house/',
    ])
  })

  it.each([
    ['that stands below none but the home page', {}],
    ['of a content system that does not say what it stands below', { ancestorComponents: undefined }],
  ])('%s shows no way', async (_, change) => {
    await show(success(answer([], change)))
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Where you are' })).toBeNull()
  })

  it('says in its head what the editor wrote for search engines', async () => {
    const { head } = await show(
      success(
        answer([], {
          components: {
            seoPageTitle: 'About Halcyon',
            metaDescription: 'How it began',
            metaKeywords: 'cinema',
            robotsNoFollow: true,
            masterCanonicalUrl: { url: 'https://halcyon.example/who-we-are/' },
          },
        }),
      ),
    )
    expect(head).toMatchObject({
      title: 'About Halcyon',
      description: 'How it began',
      keywords: 'cinema',
      robots: 'nofollow',
      canonical: 'https://halcyon.example/who-we-are/',
    })
  })

  it('has its name for a title where the editor wrote none', async () => {
    const { head } = await show(success(answer([])))
    expect(head).toMatchObject({ title: 'About us', canonical: '/about/' })
  })

  it('that is not there is a page with status 404 in the chain’s own words', async () => {
    const { status, head } = await show(
      success(answer([row('r1', [rich('e1', '<p>It has finished its run.</p>')])], { status: 404 })),
    )
    expect(status).toBe(404)
    expect(head.robots).toBe('noindex')
    expect(screen.getByText('It has finished its run.')).toBeVisible()
  })

  it('that has moved leads on', async () => {
    const { outcome } = await show(
      success(answer([], { status: 302, redirectDetailsElement: { redirect: true, url: '/help/' } })),
    )
    expect(outcome).toEqual({ redirect: '/help/', isPermanent: false })
  })

  it('that has moved for good says so, and takes what was asked along', async () => {
    const moved = (url: string) =>
      answer([], { status: 301, redirectDetailsElement: { redirect: true, url } })
    expect((await show(success(moved('/help/#seats')), '?language=fr')).outcome).toEqual({
      redirect: '/help/?language=fr#seats',
      isPermanent: true,
    })
    expect((await show(success(moved('/films/?cinema=1002')), '?a=b')).outcome).toMatchObject({
      redirect: '/films/?cinema=1002',
    })
  })

  it('that nobody has translated is marked with its language, and is found in its own alone', async () => {
    const { container, head } = await show(
      success(answer([row('r1', [rich('e1', '<p>Bonjour</p>')])], { writtenIn: 'fr', languageTags: ['fr'] })),
    )
    expect(container.querySelector('[lang=fr][dir=ltr] h1')).toHaveTextContent('Honest sound')
    expect(head.languageTags).toEqual(['fr'])
  })

  it('that could not be had has status 503 and another try', async () => {
    const { status } = await show(failed({ kind: 'transport', reason: 'network', retryable: true }))
    expect(status).toBe(503)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
