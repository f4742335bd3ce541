import { parseCookies, readVisitor } from './visitor.ts'

const languages = ['en', 'fr', 'pt-BR']
const visitor = (url: string, headers: { cookie?: string; 'accept-language'?: string } = {}) =>
  readVisitor({ url, headers }, languages)

describe("a visitor's language", () => {
  it('is that of the address, then of the cookie, then the best accepted one, then the first', () => {
    const headers = { cookie: 'foyer-language=fr', 'accept-language': 'pt-BR' }
    expect(visitor('/?language=en', headers).languageTag).toBe('en')
    expect(visitor('/', headers).languageTag).toBe('fr')
    expect(visitor('/', { 'accept-language': 'de;q=0.9, fr-CA;q=0.7, pt-br;q=0.8' }).languageTag).toBe(
      'pt-BR',
    )
    expect(visitor('/', { 'accept-language': 'de' }).languageTag).toBe('en')
  })

  it('is remembered only if the address names a known one', () => {
    expect(visitor('/?language=fr').isLanguageChosen).toBe(true)
    expect(visitor('/?language=xx').isLanguageChosen).toBe(false)
  })
})

describe("a visitor's stored choices", () => {
  it('are read from cookies; anything else there is ignored', () => {
    expect(visitor('/', { cookie: 'foyer-mode=Light; foyer-cinema-group=portmere' })).toMatchObject({
      mode: 'Light',
      cinemaGroupId: 'portmere',
    })
    expect(visitor('/', { cookie: 'foyer-mode=Pink; foyer-cinema-group=%3Cscript%3E' })).toMatchObject({
      mode: null,
      cinemaGroupId: null,
    })
  })

  it("include dismissed announcements, in the storefront's own format only", () => {
    const cookie = 'foyer-closed=organ.t1abc!trams.t1abd; foyer-closed-session=trams'
    expect(visitor('/', { cookie }).dismissals).toEqual({
      lasting: 'organ.t1abc!trams.t1abd',
      session: 'trams',
    })
    expect(visitor('/', { cookie: 'foyer-closed=%22%3E%3Cscript%3E' }).dismissals).toEqual({
      lasting: '',
      session: '',
    })
    expect(visitor('/', { cookie: `foyer-closed=${'a'.repeat(2_001)}` }).dismissals.lasting).toBe('')
  })

  it('include whether consent was answered, and accept no other value', () => {
    const isAnswered = (cookie: string) => visitor('/', { cookie }).isConsentAnswered
    expect(isAnswered('foyer-consent=Accepted')).toBe(true)
    expect(isAnswered('foyer-consent=Declined')).toBe(true)
    expect(['', 'foyer-consent=', 'foyer-consent=Maybe'].map(isAnswered)).toEqual([false, false, false])
  })

  it('survive cookies that cannot be decoded', () => {
    expect([...parseCookies('a=%E0%A4%A; b=2; =3; c; b=4')]).toEqual([['b', '2']])
  })
})
