import { createExchangeAdapter } from '../http/exchange-adapter.ts'
import { createContentClient } from './content-client.ts'
import { createContentService } from './content.ts'

type Reply = { status: number; body?: unknown; text?: string } | 'unreachable'

/** A client whose server gives the replies in turn, the last one over and over; it waits no longer than a tick. */
function clientWith(replies: Reply[], retries = 3) {
  const urls: string[] = []
  const waits: number[] = []
  const client = createContentClient({
    retries,
    timeout: 1_000,
    wait: async (milliseconds) => void waits.push(milliseconds),
    adapter: createExchangeAdapter(async ({ url }) => {
      urls.push(url)
      const reply = replies[Math.min(urls.length, replies.length) - 1]
      if (!reply || reply === 'unreachable') throw new Error('connect ECONNREFUSED')
      return { status: reply.status, headers: {}, body: reply.text ?? JSON.stringify(reply.body ?? {}) }
    }),
  })
  return { client, service: createContentService(client, 'fr'), urls, waits }
}

const page = {
  nodeId: 'about',
  alias: 'Generic',
  name: 'About',
  url: '/about/',
  status: 200,
  components: {},
  redirectDetailsElement: null,
}

describe('the client of the content system', () => {
  it('asks for a page at its address in the visitor’s language', async () => {
    const { service, urls } = clientWith([{ status: 200, body: page }])
    expect(await service.page({ friendly: '/about/', components: ['grid'] })).toEqual({
      ok: true,
      value: page,
    })
    expect(urls).toEqual(['/api/omnia/v1/page?friendly=%2Fabout%2F&components=grid&languageTag=fr'])
  })

  it('asks for what the page’s ancestors have, and for pages of a type below it', async () => {
    const { service, urls } = clientWith([{ status: 200, body: page }])
    await service.page({
      friendly: '/sites/',
      ancestorComponents: ['heroCarousel'],
      descendantOfType: 'Cinema',
    })
    expect(urls).toEqual([
      '/api/omnia/v1/page?friendly=%2Fsites%2F&ancestorComponents=heroCarousel&descendantOfType=Cinema&languageTag=fr',
    ])
  })

  it('tells what stands on one page from what stands on all', async () => {
    const { service, urls } = clientWith([{ status: 404 }])
    await service.configuration(['popups'], '/films/')
    expect(urls).toEqual([
      '/api/omnia/v1/configuration?friendly=%2Ffilms%2F&components=popups&languageTag=fr',
    ])
  })

  it.each([
    ['trailerWatched', { params: { filmId: 'HO1' } }, '/api/omnia/v1/trailerwatched/HO1'],
    [
      'wallet',
      { params: { wallet: 'google' }, query: { orderId: 'o 1' } },
      '/api/omnia/v1/wallet/google?orderId=o%201',
    ],
    [
      'wallet',
      { params: { wallet: 'samsung' }, query: { orderId: 'o1' } },
      '/api/omnia/v1/wallet/samsung?orderId=o1',
    ],
    ['antiforgery', {}, '/api/omnia/v1/antiforgery'],
  ] as const)('asks for %s with %j at its address', async (call, request, address) => {
    const { client, urls } = clientWith([{ status: 404 }])
    await client.get(call, request)
    expect(urls).toEqual([address])
  })

  it('asks for nothing whose address is not whole', async () => {
    const { client } = clientWith([{ status: 404 }])
    await expect(client.get('extensionPart', { params: { name: 'film', suffix: '' } })).rejects.toThrow(
      'The content call extensionPart needs the parameter suffix',
    )
  })

  it.each([
    ['antiforgery', {}, { headerName: 'Token' }],
    ['trailerWatched', { params: { filmId: 'HO1' } }, { filmId: 'HO1' }],
  ] as const)(
    'takes an answer to %s without all that it should have for broken',
    async (call, request, body) => {
      const { client } = clientWith([{ status: 200, body }])
      expect(await client.get(call, request as never)).toMatchObject({ failure: { kind: 'contract' } })
    },
  )

  it.each([
    ['pageList', '/api/omnia/v1/pageList?friendly=%2F&properties=summary&languageTag=fr'],
    ['configuration', '/api/omnia/v1/configuration?components=announcements&languageTag=fr'],
    ['extension', '/api/omnia/v1/extensions/film'],
    ['extensionPart', '/api/omnia/v1/extensions/ticketing/concession-enabled'],
    ['genres', '/api/omnia/connect/v1/filmGenres'],
    ['attributes', '/api/omnia/connect/v1/attributes'],
    ['cinemas', '/api/omnia/connect/v1/cinemas?languageTag=fr'],
    ['search', '/api/omnia/v1/search?searchTerm=salt%20road&languageTag=fr'],
  ] as const)('has %s at its address', async (call, address) => {
    const { service, urls } = clientWith([{ status: 404 }])
    const calls = {
      pageList: () => service.pageList('/', ['summary']),
      configuration: () => service.configuration(['announcements']),
      extension: () => service.extension('film'),
      extensionPart: () => service.extensionPart('ticketing', 'concession-enabled'),
      genres: () => service.genres(),
      attributes: () => service.attributes(),
      cinemas: () => service.cinemas(),
      search: () => service.search('salt road'),
    }
    await calls[call]()
    expect(urls).toEqual([address])
  })

  it('asks up to three times more, each time after a longer wait', async () => {
    const { service, urls, waits } = clientWith([{ status: 503 }, 'unreachable', { status: 500 }])
    expect(await service.genres()).toMatchObject({ ok: false, failure: { kind: 'http', status: 500 } })
    expect(urls).toHaveLength(4)
    expect(waits).toEqual([1_000, 2_000, 4_000])
  })

  it('never waits longer than half a minute', async () => {
    const { service, waits } = clientWith(['unreachable'], 7)
    await service.genres()
    expect(waits.slice(4)).toEqual([16_000, 30_000, 30_000])
  })

  it('is content with the first answer, and asks no more for what is not there', async () => {
    const good = clientWith([{ status: 503 }, { status: 200, body: [] }])
    expect(await good.service.genres()).toEqual({ ok: true, value: [] })
    expect(good.urls).toHaveLength(2)
    const gone = clientWith([{ status: 404 }])
    await gone.service.extension('nothing')
    expect(gone.urls).toHaveLength(1)
  })

  it.each(['', '{"cut":', '[]', 'null', '{"nodeId":"about"}'])(
    'takes %j for a broken contract of a page',
    async (text) => {
      const { service, urls } = clientWith([{ status: 200, text }])
      expect(await service.page({ friendly: '/about/' })).toMatchObject({
        ok: false,
        failure: { kind: 'contract', operation: 'content page' },
      })
      expect(urls).toHaveLength(1)
    },
  )

  it('takes what is no list for a broken contract of a list', async () => {
    const { service } = clientWith([{ status: 200, body: {} }])
    expect(await service.cinemas()).toMatchObject({ failure: { kind: 'contract' } })
  })
})
