import { connect } from 'node:net'

/** Answer received over a separate connection, until the server ends it. */
export interface RawAnswer {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Milliseconds from opening the connection to its end. */
  readonly took: number
}

/** Sends raw bytes, as no client library would, and waits for the end of the connection. */
export function sendRaw(port: number, sent: string): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const began = performance.now()
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(sent))
    socket.on('data', (data) => (text += data.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n')
      const [first = '', ...lines] = head.split('\r\n')
      const headers = lines.map((line): [string, string] => {
        const colon = line.indexOf(': ')
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)]
      })
      resolve({
        status: Number(first.split(' ')[1] ?? 0),
        headers: Object.fromEntries(headers),
        body,
        took: performance.now() - began,
      })
    })
  })
}

/** Malformed requests, with the status of their answer. */
export const unreadableRequests: readonly (readonly [what: string, sent: string, status: number])[] = [
  ['a broken request line', 'BROKEN\r\n\r\n', 400],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n', 400],
  [
    'headers that are too long',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
  ],
]

/** A head that stops half way. */
export const halfHead = 'GET / HTTP/1.1\r\nHost: localhost\r\n'
/** Timeouts that a test can wait for. */
export const shortHeadTimeouts = { headersTimeout: 200, connectionsCheckingInterval: 50 }
