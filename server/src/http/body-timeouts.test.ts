import { connect, type AddressInfo } from 'node:net'
import fastify from 'fastify'
import { bodyTimeouts } from './body-timeouts.ts'

const app = fastify()
let port = 0
beforeAll(async () => {
  await app.register(bodyTimeouts, { usual: 50 })
  app.post('/usual', async () => ({}))
  app.post('/slow', { config: { bodyTimeout: 5_000 } }, async () => ({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** The answer to a body sent in two halves with a pause in between, milliseconds; an empty text if there is none. */
function answerTo(path: string, pause: number): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
      )
      setTimeout(() => socket.write('}'), pause)
    })
    socket.on('data', (data) => (answer += data.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''))
  })
}

test.each([
  ['/usual', 5, 'HTTP/1.1 200 OK'],
  ['/usual', 400, ''],
  ['/slow', 400, 'HTTP/1.1 200 OK'],
])('a body for %s with a pause of %i ms is answered with %j', async (path, pause, expected) => {
  expect(await answerTo(path, pause)).toBe(expected)
})
