import type { PageResponse } from '@foyer/contract/omnia/page'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../app/contexts.ts'
import type { PageHead } from '../../app/page-module.ts'
import { orderStores } from '../../app/testing/order-stores.ts'
import { writtenPagesOf } from '../../app/written-pages.ts'
import { failed, success, type Result } from '../../cache/result.ts'
import type { Failure } from '../../services/http/failure.ts'
import { WrittenGrid } from './WrittenGrid.tsx'
import { detailHead, writtenHead, writtenWords } from './written-page.ts'

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
  const { stores } = orderStores({}, { content: { get: async () => reply as never } })
  await writtenPagesOf(stores).ensure('/')
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
            <WrittenGrid alias="Home" />
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
  const headOf = async (change: object, components: object) =>
    writtenHead(await storesWith(answer(change, components)), '/', 'Home', usual)

  it('is the editor’s, and of rules for search engines the stricter', async () => {
    expect(await headOf({}, said)).toMatchObject({
      title: 'In the dark',
      description: 'Come in',
      canonical: 'https://halcyon.example/elsewhere/',
      robots: 'noindex, nofollow',
    })
  })

  it('is the site’s own in another language, but for the rules', async () => {
    expect(await headOf({ writtenIn: 'fr' }, said)).toMatchObject({
      title: 'Cinemas',
      description: 'Ours',
      robots: 'noindex, nofollow',
    })
  })

  it('is the site’s own where nobody has said anything', async () => {
    expect(await headOf({ writtenIn: null }, said)).toEqual(usual)
    expect(await headOf({}, {})).toMatchObject(usual)
  })

  it('has the editor’s title for the page in its own language alone', async () => {
    expect(writtenWords(await storesWith(answer()), '/', 'Home')?.pageTitle).toBe('At the pictures')
    expect(writtenWords(await storesWith(answer({ writtenIn: 'fr' })), '/', 'Home')).toBeUndefined()
  })
})

describe('the head of the page of one thing', () => {
  const own = { title: 'Docklands', description: 'Ours', canonical: '/sites/docklands/1001/' }
  const headOf = async (change: object, components: object) =>
    detailHead(await storesWith(answer({ alias: 'Cinema', ...change }, components)), '/', 'Cinema', own)

  it('has its own address, whatever address it is asked for at', async () => {
    expect(await headOf({}, {})).toMatchObject({ description: 'Ours', canonical: own.canonical })
    expect(await headOf({ writtenIn: null }, { metaDescription: 'The catalogue' })).toMatchObject({
      description: 'The catalogue',
      canonical: own.canonical,
    })
  })

  it('has the editor’s master address, or none where the editor wants none', async () => {
    const masterCanonicalUrl = { url: '/sites/other/1002/' }
    expect((await headOf({}, { masterCanonicalUrl })).canonical).toBe('/sites/other/1002/')
    expect((await headOf({}, { masterCanonicalUrl, excludeCanonicalUrl: true })).canonical).toBeNull()
  })

  it('is its own where nothing is said of it', async () => {
    expect(await headOf({ alias: 'ErrorNotFound', status: 404 }, {})).toEqual(own)
    expect(await headOf({ writtenIn: 'fr' }, { metaDescription: 'À nous' })).toMatchObject(own)
  })
})
