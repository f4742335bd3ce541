import { Languages } from '../stores/languages.ts'
import { headElements } from './document-head.ts'

const own = 'https://kite.example/films/'
const both = [
  { languageTag: 'en', displayName: 'English' },
  { languageTag: 'es', displayName: 'Español' },
]
const english = new Languages('en', 'en', both)
const valueOf = (name: string, head: Parameters<typeof headElements>[0]) =>
  headElements(head, 'Kite', own, english).find(({ key }) => key[1] === name)?.value

describe('what a shared link shows', () => {
  it('is the page’s own picture, by its whole address', () => {
    const image = { url: '/media/a?width=1200', width: 1200, height: 630, alt: 'Odd Sock' }
    expect(valueOf('og:image', { title: 'Odd Sock', image })).toBe('https://kite.example/media/a?width=1200')
    expect(valueOf('og:image:alt', { title: 'Odd Sock', image })).toBe('Odd Sock')
  })

  it('is the brand’s where the page has none', () => {
    expect(valueOf('og:image', { title: 'Films' })).toBe('https://kite.example/brand/social/open-graph.png')
    expect(valueOf('og:image:width', { title: 'Films' })).toBe('1200')
    expect(valueOf('og:image:alt', { title: 'Films' })).toBe('Kite')
    const nameless = { url: '/brand/social/open-graph.png', width: 1200, height: 630, alt: '' }
    expect(valueOf('og:image:alt', { title: 'Help', image: nameless })).toBe('Kite')
  })
})

describe('what an editor says of a page', () => {
  const said = { title: 'About us', description: 'How it began', keywords: 'cinema, organ' }

  it('is its description, its key words and what others may keep of it', () => {
    expect(valueOf('description', said)).toBe('How it began')
    expect(valueOf('keywords', said)).toBe('cinema, organ')
    expect(valueOf('robots', { ...said, robots: 'nofollow' })).toBe('nofollow')
    expect(valueOf('keywords', { title: 'Films' })).toBeUndefined()
  })

  it('is said to who shows a shared link, too', () => {
    expect(valueOf('twitter:card', said)).toBe('summary_large_image')
    expect(valueOf('twitter:card', { ...said, twitterCard: 'summary' })).toBe('summary')
    for (const by of ['og', 'twitter']) {
      expect(valueOf(`${by}:title`, said)).toBe('About us')
      expect(valueOf(`${by}:description`, said)).toBe('How it began')
    }
    expect(valueOf('og:type', { ...said, type: 'video.movie' })).toBe('video.movie')
    expect(valueOf('og:locale', { ...said, locale: 'en_GB' })).toBe('en_GB')
  })

  it('may be another address to keep, or that there is none', () => {
    expect(valueOf('canonical', said)).toBe(own)
    expect(valueOf('canonical', { ...said, canonical: 'https://kite.example/who/' })).toBe(
      'https://kite.example/who/',
    )
    expect(valueOf('canonical', { ...said, canonical: null })).toBeUndefined()
  })
})

describe('a page in several languages', () => {
  it('names its address in each, and the one that search engines keep for this one', () => {
    const elements = headElements({ title: 'Films' }, 'Kite', own, new Languages('es', 'en', both))
    const links = elements.filter(({ tag }) => tag === 'link').map(({ key, value }) => [key[1], value])
    expect(links).toEqual([
      ['canonical', `${own}?language=es`],
      ['en', own],
      ['es', `${own}?language=es`],
      ['x-default', own],
    ])
    expect(valueOf('canonical', { title: 'Films' })).toBe(own)
  })

  it('names none that search engines should pass by', () => {
    expect(valueOf('es', { title: 'Payment', robots: 'noindex' })).toBeUndefined()
  })
})
