import type { PageResponse } from '@foyer/contract/omnia/page'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import type { PageHead } from '../../context/page-module.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { getContentPagesStore } from '../../stores/content/content-pages.ts'
import { failed, success, type Result } from '../../cache/result.ts'
import type { Failure } from '../../services/http/failure.ts'
// Fetched with the first form; here before a test's time runs.
import './form/ContentForm.tsx'
import { EditorialGrid } from './EditorialGrid.tsx'
import { createDetailHead, createCmsHead, findCmsTexts } from '../../content/cms-page.ts'

const text = (id: string, html: string) => ({ type: 'richText', id, html })
const grid = {
  rows: [{ name: 'row', id: 'r1', columns: [{ size: 12, elements: [text('e1', '<p>Seasons</p>')] }] }],
}
const answer = (change: object = {}, components: object = {}) =>
  success({
    nodeId: 'home',
    alias: 'Home',
    name: 'Home',
    url: '/',
    status: 200,
    languageTag: 'en',
    writtenIn: 'en',
    components: { grid, pageTitle: 'At the pictures', ...components },
    redirectDetailsElement: null,
    ...change,
  } as unknown as PageResponse)

async function storesWith(reply: Result<PageResponse, Failure>) {
  const { stores } = createTestStores({}, { content: { get: async () => reply as never } })
  await getContentPagesStore(stores).ensure('/')
  return stores
}

async function show(reply: Result<PageResponse, Failure>) {
  const stores = await storesWith(reply)
  const page = { params: {}, url: new URL('https://halcyon.example/'), pattern: '/' }
  return render(
    <MemoryRouter>
      <Application stores={stores}>
        <PageContextContext value={page}>
          <main>
            <EditorialGrid alias="Home" />
          </main>
        </PageContextContext>
      </Application>
    </MemoryRouter>,
  )
}

describe('what an editor adds to a page of the site', () => {
  it('stands there', async () => {
    await show(answer())
    expect(await screen.findByText('Seasons')).toBeVisible()
    expect(document.querySelector('[lang]')).toBeNull()
  })

  it('is marked with its language where nobody has translated it', async () => {
    await show(answer({ languageTag: 'en', writtenIn: 'ar' }))
    expect((await screen.findByText('Seasons')).closest('[lang]')).toMatchObject({ lang: 'ar', dir: 'rtl' })
  })

  it.each([
    ['nobody has written anything', answer({ writtenIn: null })],
    ['there are no rows', answer({}, { grid: { rows: [] } })],
    ['the page is of another kind', answer({ alias: 'ErrorNotFound', status: 404 })],
    ['it did not come', failed<Failure>({ kind: 'transport', reason: 'network', retryable: true })],
  ])('is left out where %s', async (_, reply) => {
    await show(reply)
    expect(screen.getByRole('main')).toBeEmptyDOMElement()
  })
})

describe('buttons that follow each other', () => {
  const button = (id: string, alignment: string) => ({
    ...{ type: 'button', id, alignment, buttonColour: 'Primary' },
    link: { name: id, url: `/${id}/`, target: null },
  })
  const showElements = (elements: object[]) =>
    show(answer({}, { grid: { rows: [{ name: 'row', id: 'r1', columns: [{ size: 12, elements }] }] } }))
  const getLines = () =>
    [...document.querySelectorAll('[data-slot=buttons]')].map((line) =>
      [...line.querySelectorAll('a')].map(({ textContent }) => textContent),
    )

  it('share a line, whatever the page cannot show between them', async () => {
    await showElements([
      text('e1', '<p>Not here</p>'),
      button('films', 'Center'),
      { type: 'hologram', id: 'e2' },
      button('home', 'Center'),
      text('e3', '<p>Or</p>'),
      button('help', 'Center'),
    ])
    await screen.findByRole('link', { name: 'help' })
    expect(getLines()).toEqual([['films', 'home']])
    expect(document.querySelector('[data-slot=buttons]')).toHaveAttribute('data-alignment', 'Center')
  })

  it('stand on lines of their own where they are on different sides', async () => {
    await showElements([button('films', 'Left'), button('home', 'Right')])
    await screen.findByRole('link', { name: 'home' })
    expect(getLines()).toEqual([])
  })
})

describe('what was typed into a form', () => {
  const field = { id: 'f1', alias: 'ask', caption: 'Ask', type: { name: 'Short answer' } }
  const unset = {
    helpText: null,
    required: false,
    pattern: null,
    condition: null,
    preValues: [],
    settings: {},
  }
  const createForm = (id: string) => ({
    ...{ id, name: id, submitLabel: 'Send', messageOnSubmit: '' },
    pages: [
      {
        caption: null,
        fieldsets: [{ caption: null, columns: [{ width: 12, fields: [{ ...field, ...unset }] }] }],
      },
    ],
  })
  /** Ids of rows and elements may be the same on several pages: a content system need not tell them apart. */
  const withForm = (id: string) => {
    const elements = [{ type: 'form', id: 'e1', form: createForm(id) }]
    return { grid: { rows: [{ name: 'row', id: 'r1', columns: [{ size: 12, elements }] }] } }
  }
  const ask = () => screen.findByRole('textbox', { name: /^Ask/ })

  it.each([
    ['is not taken along to another page that has the same form', '/b/', 'one'],
    ['is not taken over by another form that comes in its place', '/a/', 'other'],
    ['stays where the page is read anew', '/a/', 'one'],
  ])('%s', async (what, next, nextForm) => {
    const stores = await storesWith(answer())
    const pages = getContentPagesStore(stores)
    const put = (path: string, form: string) =>
      pages.entry(path).set(answer({ url: path }, withForm(form)).value)
    const at = (path: string) => (
      <MemoryRouter>
        <Application stores={stores}>
          <PageContextContext
            value={{ params: {}, url: new URL(path, 'https://halcyon.example'), pattern: '/' }}
          >
            <EditorialGrid alias="Home" />
          </PageContextContext>
        </Application>
      </MemoryRouter>
    )
    put('/a/', 'one')
    const { rerender } = render(at('/a/'))
    await userEvent.type(await ask(), 'Is there an organ?')
    act(() => put(next, nextForm))
    rerender(at(next))
    expect(await ask()).toHaveValue(what.startsWith('stays') ? 'Is there an organ?' : '')
  })
})

describe('the head of a page that an editor has written for', () => {
  const usual: PageHead = { title: 'Cinemas', description: 'Ours', canonical: '/', robots: 'noindex' }
  const said = {
    seoPageTitle: 'In the dark',
    metaDescription: 'Come in',
    robotsNoIndex: false,
    robotsNoFollow: true,
    oGType: 'website',
    excludeCanonicalUrl: false,
    masterCanonicalUrl: { url: 'https://halcyon.example/elsewhere/' },
  }
  const loadHead = async (change: object, components: object) =>
    createCmsHead(await storesWith(answer(change, components)), '/', 'Home', usual)

  it('is the editor’s, and of rules for search engines the stricter', async () => {
    expect(await loadHead({}, said)).toMatchObject({
      title: 'In the dark',
      description: 'Come in',
      canonical: 'https://halcyon.example/elsewhere/',
      robots: 'noindex, nofollow',
    })
  })

  it('is the site’s own in another language, but for the rules', async () => {
    expect(await loadHead({ writtenIn: 'fr' }, said)).toMatchObject({
      title: 'Cinemas',
      description: 'Ours',
      robots: 'noindex, nofollow',
    })
  })

  it('is the site’s own where nobody has said anything', async () => {
    expect(await loadHead({ writtenIn: null }, said)).toEqual(usual)
    expect(await loadHead({}, {})).toMatchObject(usual)
  })

  it('has the editor’s title for the page in its own language alone', async () => {
    expect(findCmsTexts(await storesWith(answer()), '/', 'Home')?.pageTitle).toBe('At the pictures')
    expect(findCmsTexts(await storesWith(answer({ writtenIn: 'fr' })), '/', 'Home')).toBeUndefined()
  })
})

describe('the head of the page of one thing', () => {
  const own = { title: 'Docklands', description: 'Ours', canonical: '/sites/docklands/1001/' }
  const loadHead = async (change: object, components: object) =>
    createDetailHead(await storesWith(answer({ alias: 'Cinema', ...change }, components)), '/', 'Cinema', own)

  it('has its own address, whatever address it is asked for at', async () => {
    expect(await loadHead({}, {})).toMatchObject({ description: 'Ours', canonical: own.canonical })
    expect(await loadHead({ writtenIn: null }, { metaDescription: 'The catalogue' })).toMatchObject({
      description: 'The catalogue',
      canonical: own.canonical,
    })
  })

  it('has the editor’s master address, or none where the editor wants none', async () => {
    const masterCanonicalUrl = { url: '/sites/other/1002/' }
    expect((await loadHead({}, { masterCanonicalUrl })).canonical).toBe('/sites/other/1002/')
    expect((await loadHead({}, { masterCanonicalUrl, excludeCanonicalUrl: true })).canonical).toBeNull()
  })

  it('is its own where nothing is said of it', async () => {
    expect(await loadHead({ alias: 'ErrorNotFound', status: 404 }, {})).toEqual(own)
    expect(await loadHead({ writtenIn: 'fr' }, { metaDescription: 'À nous' })).toMatchObject(own)
  })
})
