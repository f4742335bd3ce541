import { headElements } from './document-head.ts'

const own = 'https://kite.example/films/'
const valueOf = (name: string, head: Parameters<typeof headElements>[0]) =>
  headElements(head, 'Kite', own).find(({ key }) => key[1] === name)?.value

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
  })
})
