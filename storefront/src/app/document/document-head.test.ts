import { Languages } from '../../stores/channel/languages.ts'
import { createHeadElements } from './document-head.ts'

const own = 'https://kite.example/films/'
const both = [
  { languageTag: 'en', displayName: 'English' },
  { languageTag: 'es', displayName: 'Español' },
]
const english = new Languages('en', 'en', both)
const findValue = (name: string, head: Parameters<typeof createHeadElements>[0]) =>
  createHeadElements(head, 'Kite', own, english).find(({ key }) => key[1] === name)?.value

describe('what a shared link shows', () => {
  it('is the page’s own picture, by its whole address', () => {
    const image = { url: '/media/a?width=1200', width: 1200, height: 630, alt: 'Odd Sock' }
    expect(findValue('og:image', { title: 'Odd Sock', image })).toBe(
      'https://kite.example/media/a?width=1200',
    )
    expect(findValue('og:image:alt', { title: 'Odd Sock', image })).toBe('Odd Sock')
  })

  it('is the brand’s where the page has none', () => {
    expect(findValue('og:image', { title: 'Films' })).toBe('https://kite.example/brand/social/open-graph.png')
    expect(findValue('og:image:width', { title: 'Films' })).toBe('1200')
    expect(findValue('og:image:alt', { title: 'Films' })).toBe('Kite')
    const nameless = { url: '/brand/social/open-graph.png', width: 1200, height: 630, alt: '' }
    expect(findValue('og:image:alt', { title: 'Help', image: nameless })).toBe('Kite')
  })
})

describe('what an editor says of a page', () => {
  const said = { title: 'About us', description: 'How it began', keywords: 'cinema, organ' }

  it('is its description, its key words and what others may keep of it', () => {
    expect(findValue('description', said)).toBe('How it began')
    expect(findValue('keywords', said)).toBe('cinema, organ')
    expect(findValue('robots', { ...said, robots: 'nofollow' })).toBe('nofollow')
    expect(findValue('keywords', { title: 'Films' })).toBeUndefined()
  })

  it('is said to who shows a shared link, too', () => {
    expect(findValue('twitter:card', said)).toBe('summary_large_image')
    expect(findValue('twitter:card', { ...said, twitterCard: 'summary' })).toBe('summary')
    for (const by of ['og', 'twitter']) {
      expect(findValue(`${by}:title`, said)).toBe('About us')
      expect(findValue(`${by}:description`, said)).toBe('How it began')
    }
    expect(findValue('og:type', { ...said, type: 'video.movie' })).toBe('video.movie')
    expect(findValue('og:locale', { ...said, locale: 'en_GB' })).toBe('en_GB')
  })

  it('may be another address to keep, or that there is none', () => {
    expect(findValue('canonical', said)).toBe(own)
    expect(findValue('canonical', { ...said, canonical: 'https://kite.example/who/' })).toBe(
      'https://kite.example/who/',
    )
    expect(findValue('canonical', { ...said, canonical: null })).toBeUndefined()
  })
})

describe('a page in several languages', () => {
  it('names its address in each, and the one that search engines keep for this one', () => {
    const elements = createHeadElements({ title: 'Films' }, 'Kite', own, new Languages('es', 'en', both))
    const links = elements.filter(({ tag }) => tag === 'link').map(({ key, value }) => [key[1], value])
    expect(links).toEqual([
      ['canonical', `${own}?language=es`],
      ['en', own],
      ['es', `${own}?language=es`],
      ['x-default', own],
    ])
    expect(findValue('canonical', { title: 'Films' })).toBe(own)
  })

  it('names none that search engines should pass by', () => {
    expect(findValue('es', { title: 'Payment', robots: 'noindex' })).toBeUndefined()
  })
})
