import { Languages } from '../../stores/channel/languages.ts'
import { renderHead } from './render-head.ts'

const both = [
  { languageTag: 'en', displayName: 'English' },
  { languageTag: 'es', displayName: 'Español' },
]
const own = 'https://kite.example/films/'
const markup = (tag: string, data: object | null) =>
  renderHead({ title: 'Films' }, 'Kite & Co', own, new Languages(tag, 'en', both), data)

it('carries structured data that no text in them can end, with the page they are of', () => {
  const name = '</script><script>alert(1)</script><!--'
  const [, address, text = ''] =
    /<script type="application\/ld\+json" data-of="(.*?)">(.*?)<\/script>/.exec(markup('en', { name })) ?? []
  expect(address).toBe(own)
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name })
})

it('begins with the title of the site and of the page, and with the site’s alone where a page has none', () => {
  const renderTitle = (title: string) =>
    renderHead({ title }, 'Kite & Co', own, new Languages('en', 'en', both), null).split('\n')[0]
  expect(renderTitle('<Films>')).toBe('<title>Kite &amp; Co - &lt;Films&gt;</title>')
  expect(renderTitle('')).toBe('<title>Kite &amp; Co</title>')
})

it('has none where there is nothing to say', () => {
  expect(markup('en', null)).not.toContain('ld+json')
})

it('names the feed in the language of the page', () => {
  expect(markup('en', null)).toContain(
    '<link rel="alternate" type="application/atom+xml" title="Kite &amp; Co" href="https://kite.example/feed.atom">',
  )
  expect(markup('es', null)).toContain('href="https://kite.example/feed.atom?language=es"')
})
