import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { trailerRoutes } from './trailer-routes.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-trailers-'))
  mkdirSync(path.join(folder, 'ninth-floor'))
  writeFileSync(path.join(folder, 'ninth-floor.mp4'), '0123456789')
  writeFileSync(path.join(folder, 'ninth-floor', 'master.m3u8'), '#EXTM3U')
})
afterAll(() => rmSync(folder, { recursive: true }))

async function get(url: string, headers = {}) {
  const app = Fastify()
  await app.register(trailerRoutes, { trailersDirectory: folder })
  return app.inject({ url, headers })
}

it('sends a trailer whole to a reader that asks for all of it', async () => {
  const answer = await get('/media/trailers/ninth-floor.mp4')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(answer.body).toBe('0123456789')
})

it('answers HEAD for a trailer', async () => {
  const app = Fastify()
  await app.register(trailerRoutes, { trailersDirectory: folder })
  const ask = (file: string) => app.inject({ method: 'HEAD', url: `/media/trailers/${file}` })
  const there = await ask('ninth-floor.mp4')
  expect([there.statusCode, there.body]).toEqual([200, ''])
  expect((await ask('unknown.mp4')).statusCode).toBe(404)
})

it('sends the part that a player asks for', async () => {
  const answer = await get('/media/trailers/ninth-floor.mp4', { range: 'bytes=2-5' })
  expect(answer.statusCode).toBe(206)
  expect(answer.headers['content-range']).toBe('bytes 2-5/10')
  expect(answer.body).toBe('2345')
})

it('refuses a part that lies outside the file', async () => {
  expect((await get('/media/trailers/ninth-floor.mp4', { range: 'bytes=40-50' })).statusCode).toBe(416)
})

it('sends a playlist with its own type', async () => {
  const answer = await get('/media/trailers/ninth-floor/master.m3u8')
  expect(answer.headers['content-type']).toBe('application/vnd.apple.mpegurl')
})

it.each(['/media/trailers/', '/media/trailers/unknown.mp4', '/media/trailers/..%2f..%2fetc%2fpasswd'])(
  'has nothing at %s',
  async (address) => {
    expect((await get(address)).statusCode).toBeGreaterThanOrEqual(400)
  },
)
