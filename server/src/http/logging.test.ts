import Fastify from 'fastify'
import { hashId, openLog, toLoggedRequest } from './logging.ts'

/** As the PostgreSQL driver throws it: a property contains the refused row. */
function refusedRow(): Error {
  return Object.assign(new Error('null value in column "status" violates not-null constraint'), {
    code: '23502',
    detail: 'Failing row contains (o1, {"email":"ines.marchetti@postbox.example"}).',
    parameters: ['Ines Marchetti'],
  })
}

function log() {
  const lines: string[] = []
  return { lines, logger: openLog('info', { write: (line) => lines.push(line) }) }
}

const getLoggedError = (line: string | undefined) =>
  (JSON.parse(line ?? '{}') as { err: Record<string, unknown> }).err

describe('an error in the log', () => {
  it('has its type and location, without its data', () => {
    const { lines, logger } = log()
    logger.error({ err: refusedRow() }, 'request failed')
    expect(lines.join('')).not.toMatch(/ines|marchetti/i)
    expect(getLoggedError(lines[0])).toEqual({
      type: 'Error',
      message: 'null value in column "status" violates not-null constraint',
      stack: expect.stringContaining('logging.test.ts'),
      code: '23502',
    })
  })

  it('is the same from within a request, and for anything that is thrown', async () => {
    const { lines, logger } = log()
    const app = Fastify({ loggerInstance: logger, disableRequestLogging: true })
    app.get('/', async (request) => {
      request.log.error({ err: refusedRow() }, 'request failed')
      request.log.error(refusedRow())
      throw refusedRow()
    })
    await app.inject('/')
    await app.close()
    expect(lines.length).toBeGreaterThanOrEqual(2)
    expect(lines.join('')).not.toMatch(/ines|marchetti/i)
    for (const line of lines)
      expect(Object.keys(getLoggedError(line))).toEqual(['type', 'message', 'stack', 'code'])
  })

  it('says what caused it, by name, message and code alone', () => {
    const { lines, logger } = log()
    const full = Object.assign(new Error('database or disk is full'), {
      code: 'ERR_SQLITE_ERROR',
      errcode: 13,
    })
    const failed = new Error('nothing was kept', { cause: Object.assign(full, { cause: refusedRow() }) })
    logger.error({ err: failed }, 'request failed')
    expect(lines.join('')).not.toMatch(/ines|marchetti/i)
    expect(getLoggedError(lines[0]).cause).toEqual({
      type: 'Error',
      message: 'database or disk is full',
      code: 'ERR_SQLITE_ERROR',
      cause: {
        type: 'Error',
        message: 'null value in column "status" violates not-null constraint',
        code: '23502',
      },
    })
    const circle = new Error('a circle')
    circle.cause = circle
    logger.error({ err: circle }, 'request failed')
    expect(lines).toHaveLength(2)
  })

  it('may be any value', () => {
    const { lines, logger } = log()
    logger.error({ err: 'a word' }, 'a regular task failed')
    logger.error({ err: null }, 'a regular task failed')
    expect(lines.map(getLoggedError)).toEqual(['a word', null])
  })
})

describe('a path in the log', () => {
  const order = '019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071'
  const getPath = (url: string) => toLoggedRequest({ method: 'GET', url }).path

  it.each([
    [`/ocapi/v1/orders/${order}`, `/ocapi/v1/orders/${hashId(order)}`],
    [
      `/ocapi/v1/orders/${order}/showtimes/1001-20261121-3`,
      `/ocapi/v1/orders/${hashId(order)}/showtimes/1001-20261121-3`,
    ],
    ['/ocapi/v1/orders/12345/customer', `/ocapi/v1/orders/${hashId('12345')}/customer`],
    ['/ocapi/v1/orders/completed/W7KX2M9P', `/ocapi/v1/orders/completed/${hashId('W7KX2M9P')}`],
    ['/ocapi/v1/journeys/by-order-id/77', `/ocapi/v1/journeys/by-order-id/${hashId('77')}`],
    ['/journeys/W7KX2M9P/', `/journeys/${hashId('W7KX2M9P')}/`],
    ['/anything/W7KX2M9P/', `/anything/${hashId('W7KX2M9P')}/`],
    ['/anything/w7kx2m9p/', `/anything/${hashId('w7kx2m9p')}/`],
    ['/member/password-reset/481516/', `/member/password-reset/${hashId('481516')}/`],
    ['/member/password-reset/%34%38%31516/', `/member/password-reset/${hashId('481516')}/`],
    [
      '/hello/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0/',
      `/hello/${hashId('eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0')}/`,
    ],
    ['/member/ines%40postbox.example/', `/member/${hashId('ines@postbox.example')}/`],
    [`/${order.toUpperCase()}`, `/${hashId(order)}`],
  ])('%s has its keys hashed', (url, path) => {
    expect(getPath(url)).toBe(path)
  })

  it.each([
    '/',
    '/films/glass-harbour/HO00000105/',
    '/ocapi/v1/films/HO00000105',
    '/ocapi/v1/showtimes/by-business-date/2026-11-21',
    '/ocapi/v1/showtimes/1001-20261121-3/seat-layout',
    '/order/showtimes/1001-20261121-3/tickets/',
    '/order/payment/',
    '/sites/docklands-portmere/1001/',
    '/media/film-poster/HO00000105',
    '/assets/index-BcD3xY9aLongEnoughHash2.js',
    '/%',
  ])('%s is unchanged', (path) => {
    expect(getPath(`${path}?email=ines@postbox.example`)).toBe(path)
  })
})
