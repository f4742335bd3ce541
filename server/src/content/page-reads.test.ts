import { findPageResponse } from './page-reads.ts'
import { createBilingualFolder } from './testing/content-folder.ts'

const contentFolder = createBilingualFolder()

const write = (name: string, url: string) =>
  contentFolder.write(`pages/${name}.yaml`, `url: ${url}\nname: ${name}\n`)

/** The answer for an address: the redirect target, or else the status. */
async function answer(friendly: string, languageTag = 'en') {
  const { languages } = await contentFolder.library.snapshot()
  const content = languages.get(languageTag)
  if (!content) throw new Error('there is no content in that language')
  const query = { friendly, components: [], ancestorComponents: null, descendantOfType: undefined }
  const { status, redirectDetailsElement, alias } = findPageResponse(content, contentFolder.context, query)
  return redirectDetailsElement ? `${status} ${redirectDetailsElement.url}` : `${status} ${alias}`
}

beforeAll(() => {
  write('about', '/about/')
  // File names sort the deeper page before both others.
  write('about-2-press', '/about/press/')
  write('about-0-deep', '/about/organ/pipes/')
  write('about-1-organ', '/about/organ/')
  write('jobs', '/jobs/')
  write('prices', '/events/prices/')
  contentFolder.write('pages/about-1-organ.fr.yaml', 'name: Les orgues\n')
})

describe('an address below a content page with subpages', () => {
  it.each(['/about/nothing/', '/about/nothing/at/all/', '/about/nothing', '/about/nothing/?a=b'])(
    'redirects to the first subpage if it does not exist: %s',
    async (friendly) => expect(await answer(friendly)).toBe('302 /about/organ/'),
  )

  it('redirects to the first subpage by file name, whatever the order of creation', async () => {
    expect(await answer('/about/nothing/')).toBe('302 /about/organ/')
    write('about-1-aisle', '/about/aisle/')
    expect(await answer('/about/nothing/')).toBe('302 /about/aisle/')
    contentFolder.remove('pages/about-1-aisle.yaml')
    expect(await answer('/about/nothing/')).toBe('302 /about/organ/')
  })

  it('redirects in every language', async () => {
    expect(await answer('/about/nothing/', 'fr')).toBe('302 /about/organ/')
  })

  it('redirects to the subpage of the nearest page above it', async () => {
    expect(await answer('/about/organ/nothing/')).toBe('302 /about/organ/pipes/')
  })

  it('redirects to a deeper subpage if there is none in between', async () => {
    write('help', '/help/')
    write('help-seats', '/help/rooms/seats/')
    expect(await answer('/help/rooms/')).toBe('302 /help/rooms/seats/')
    contentFolder.remove('pages/help-seats.yaml')
    expect(await answer('/help/rooms/')).toBe('404 ErrorNotFound')
  })

  it('shows an existing page, and follows its redirect', async () => {
    expect(await answer('/about/press/')).toBe('200 Generic')
    contentFolder.write(
      'site.yaml',
      'redirects: [{ from: /about/papers/, to: /about/press/, permanent: true }]\n',
    )
    expect(await answer('/about/papers/')).toBe('301 /about/press/')
  })
})

it.each([
  '/nowhere/',
  '/nowhere/at/all/',
  '/jobs/nothing/',
  '/about/press/nothing/',
  '/films/any/HO99999999/',
  '/events/nothing/',
  '/events/nothing/9999/',
  '/sites/nothing/9999/',
  '/member/nothing/',
  '/404/nothing/',
  '/aboutnothing/',
])('nothing is found at %s', async (friendly) => {
  expect(await answer(friendly)).toBe('404 ErrorNotFound')
})

it('reports no invalid file', () => expect(contentFolder.problems).toEqual([]))
