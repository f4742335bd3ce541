import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { codedFrom } from '../http/coding.ts'
import { openShells } from './testing/open-shells.ts'

const open = openShells()

describe('compression of answers', () => {
  it.each([
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0, *', 'br'],
    ['identity;q=0', 'gzip'],
    ['br;q=0.2, gzip;q=0.7', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', undefined],
    ['*;q=0', undefined],
  ])('is used by every part of the server: %s', async (header, coding) => {
    const { app } = await open()
    // A page, a document kept compressed, and a file compressed while it is sent.
    for (const url of ['/', '/api/v1/sales-channels/web/configuration', '/brand/art/tile-vast.svg']) {
      const answer = await app.inject({ url, headers: { 'accept-encoding': header } })
      expect([url, answer.statusCode, answer.headers['content-encoding']]).toEqual([url, 200, coding])
    }
  })

  it.each([
    ['identity;q=0', 'gzip', gunzipSync],
    ['*;q=0, br', 'br', brotliDecompressSync],
  ])('is used for short answers too, if identity is refused: %s', async (header, coding, unpack) => {
    const { app, auth } = await open()
    for (const [url, status] of [
      ['/ocapi/v1/sites', 200],
      ['/ocapi/v1/films', 500],
      ['/nowhere.html', 404],
    ] as const) {
      const plain = await app.inject({ url, headers: auth })
      expect(plain.rawPayload.length).toBeLessThan(codedFrom)
      const answer = await app.inject({ url, headers: { ...auth, 'accept-encoding': header } })
      expect([url, answer.statusCode, answer.headers['content-encoding']]).toEqual([url, status, coding])
      expect(answer.headers).toMatchObject({
        vary: expect.stringMatching(/accept-encoding/i),
        'content-length': String(answer.rawPayload.length),
      })
      expect(Object.keys(JSON.parse(unpack(answer.rawPayload).toString()) as object)).toEqual(
        Object.keys(plain.json<object>()),
      )
    }
  })

  it('is not used for short answers if identity is accepted, nor for empty ones', async () => {
    const { app, auth } = await open()
    const short = await app.inject({ url: '/ocapi/v1/sites', headers: { ...auth, 'accept-encoding': 'br' } })
    expect([short.headers['content-encoding'], short.json()]).toEqual([undefined, { sites: [] }])
    const nothing = await app.inject({
      method: 'DELETE',
      url: '/ocapi/v1/orders/o1',
      headers: { ...auth, 'accept-encoding': 'gzip, identity;q=0' },
    })
    expect([nothing.statusCode, nothing.headers['content-encoding']]).toEqual([204, undefined])
  })
})
