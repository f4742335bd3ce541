import type { CustomPage } from '@foyer/contract/channel/custom-content'
import { createCustomPages } from './custom-pages.ts'
import { createTestContext } from './testing/content-folder.ts'

const terms: CustomPage = {
  id: 'terms',
  name: 'Terms of the club',
  route: '/club/terms/',
  seo: { title: 'Club terms', description: '', noIndex: true },
  blocks: [
    { type: 'Heading', text: 'What you get' },
    { type: 'Paragraph', text: 'Two seats & a <b>drink</b>.' },
    { type: 'Link', text: 'Join', url: '/sign-up/' },
    { type: 'Link', text: 'Soon' },
  ],
}
const pagesIn = (languageTag: string) =>
  createCustomPages(
    { ...createTestContext('halcyon'), customPages: (tag) => (tag === 'fr' ? [] : [{ ...terms, id: tag }]) },
    languageTag,
  )

describe('a page of the channel’s configuration', () => {
  it('is at its own address, with its name and its rules for search engines', () => {
    expect(pagesIn('en')).toMatchObject([
      {
        alias: 'Generic',
        name: 'Terms of the club',
        url: '/club/terms/',
        components: { seoPageTitle: 'Club terms', metaDescription: null, robotsNoIndex: true },
      },
    ])
    expect(pagesIn('fr')).toEqual([])
  })

  it('shows its blocks below each other, with markup escaped', () => {
    const shown: unknown[] = []
    for (const { columns } of pagesIn('en')[0]?.components.grid?.rows ?? [])
      for (const { elements } of columns) shown.push(...elements)
    expect(shown).toMatchObject([
      { type: 'headline', text: 'What you get', level: 2 },
      { type: 'richText', html: '<p>Two seats &amp; a &lt;b&gt;drink&lt;/b&gt;.</p>' },
      { type: 'button', link: { url: '/sign-up/', name: 'Join' } },
      { type: 'richText', html: '<p>Soon</p>' },
    ])
  })
})

it('a brand without such pages has none', () => {
  expect(createCustomPages(createTestContext('halcyon'), 'en')).toEqual([])
})
