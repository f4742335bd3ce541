import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkMediaExists } from './media-check.ts'

const requested: string[] = []
let server: Server
let origin: string

beforeAll(async () => {
  server = createServer(({ method, url }, response) => {
    requested.push(`${String(method)} ${String(url)}`)
    response.writeHead(Number(url?.split('/').at(-1) ?? 200)).end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
})
afterAll(() => {
  server.close()
})

it.each([
  [200, true],
  [404, false],
  [410, false],
  [403, null],
  [503, null],
])('a file that the content network answers with %i exists: %s', async (status, exists) => {
  requested.length = 0
  expect(await checkMediaExists(`${origin}/trailers/${String(status)}`)).toBe(exists)
  expect(requested).toEqual([`HEAD /trailers/${String(status)}`])
})

it('is not known of where nothing answers', async () => {
  expect(await checkMediaExists('http://127.0.0.1:1/trailer.mp4')).toBeNull()
})
