import { createServer, type Server, type Socket } from 'node:net'

/** A server with as much of PostgreSQL's protocol as a client needs to connect and get answers. */
export interface FakePostgres {
  readonly url: string
  /** Connections that are open now. */
  connections(): number
  /** Ends every connection as an operator's `pg_terminate_backend` does: with an error message. */
  terminateAll(): Promise<void>
  /** Ends every connection without a message, as a crashed server. */
  cutAll(): Promise<void>
  close(): Promise<void>
}

const message = (type: string, ...parts: (string | Buffer)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string)))
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const authenticated = message('R', Buffer.alloc(4))
const ready = message('Z', 'I')
const terminated = message(
  'E',
  'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0',
)
/** Answers by type of the client's message. */
const answers: Readonly<Record<string, Buffer>> = {
  P: message('1'),
  B: message('2'),
  D: message('n'),
  E: message('C', 'SELECT 0\0'),
  Q: Buffer.concat([message('C', 'SELECT 0\0'), ready]),
  S: ready,
}

function answer(socket: Socket): void {
  let pending: Buffer = Buffer.alloc(0)
  let isStarted = false
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk])
    for (;;) {
      // The first message has no type.
      const lengthAt = isStarted ? 1 : 0
      if (pending.length < lengthAt + 4) return
      const end = lengthAt + pending.readInt32BE(lengthAt)
      if (pending.length < end) return
      const type = isStarted ? String.fromCharCode(pending[0] ?? 0) : ''
      pending = pending.subarray(end)
      if (!isStarted) socket.write(Buffer.concat([authenticated, ready]))
      else if (type === 'X') socket.end()
      else socket.write(answers[type] ?? Buffer.alloc(0))
      isStarted = true
    }
  })
}

export async function startFakePostgres(): Promise<FakePostgres> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    answer(socket)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  const endAll = async (end: (socket: Socket) => void) => {
    const open = [...sockets]
    const closed = open.map((socket) => new Promise<void>((done) => socket.once('close', () => done())))
    open.forEach(end)
    await Promise.all(closed)
  }
  const cutAll = () => endAll((socket) => socket.resetAndDestroy())
  return {
    url: `postgres://shop@127.0.0.1:${port}/shop`,
    connections: () => sockets.size,
    terminateAll: () => endAll((socket) => socket.end(terminated, () => socket.destroy())),
    cutAll,
    close: async () => {
      await cutAll()
      await new Promise((done) => server.close(done))
    },
  }
}
