import { runInNewContext } from 'node:vm'
import { createKeeperScript } from './keeper-script.ts'

const settings = {
  page: '/completed-order/',
  shell: '/completed-order/shell.html?v=2',
  cache: 'tickets-2',
  cachePrefix: 'tickets-',
}

interface Answer {
  readonly status: number
  readonly ok: boolean
  readonly from: string
}
const answerFrom = (from: string, status = 200): Answer => ({ from, status, ok: status === 200 })
const shell = answerFrom('shell')

type Network = (address: string) => Promise<Answer>

/** A worker, from its text alone, with the network that a test has it meet. */
function start(network: Network, { hasShell = true, addRoutes = undefined as jest.Mock | undefined } = {}) {
  const listeners = new Map<string, (event: object) => void>()
  const stored = new Map<string, Map<string, Answer>>([['of-others', new Map()]])
  stored.set('tickets-1', new Map())
  if (hasShell) stored.set(settings.cache, new Map([[settings.shell, shell]]))
  const caches = {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      const entries = stored.get(name) ?? new Map<string, Answer>()
      stored.set(name, entries)
      return {
        put: async (address: string, answer: Answer) => void entries.set(address, answer),
        match: async (address: string) => entries.get(address),
      }
    },
  }
  const scope = {
    caches,
    fetch: (request: string | { url: string }) =>
      network(typeof request === 'string' ? request : request.url),
    registration: { navigationPreload: { enable: jest.fn(async () => undefined) } },
    clients: { claim: async () => undefined },
    skipWaiting: jest.fn(async () => undefined),
    addEventListener: (type: string, listen: (event: object) => void) => void listeners.set(type, listen),
  }
  const wait = (run: () => void, milliseconds: number) => setTimeout(run, milliseconds)
  runInNewContext(createKeeperScript(settings), { self: scope, URL, setTimeout: wait })
  const live = async (type: 'install' | 'activate') => {
    const work: Promise<unknown>[] = []
    listeners.get(type)?.({ waitUntil: (each: Promise<unknown>) => work.push(each), addRoutes })
    await Promise.all(work)
  }
  const request = (url: string, change: { mode?: string; method?: string; preload?: Answer } = {}) => {
    const { mode = 'navigate', method = 'GET', preload } = change
    let answer: Promise<Answer> | null = null
    listeners.get('fetch')?.({
      request: { url: `https://halcyon.example${url}`, mode, method },
      preloadResponse: Promise.resolve(preload),
      respondWith: (given: Promise<Answer>) => (answer = given),
    })
    return answer as Promise<Answer> | null
  }
  return { live, request, stored, scope }
}

const ticket = '/completed-order/?orderId=o1'
const working: Network = async () => answerFrom('network')
const broken: Network = async () => {
  throw new TypeError('Failed to fetch')
}

describe('the worker of tickets', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('asks the network for a ticket, and has the shell answer where there is none', async () => {
    expect(await start(working).request(ticket)).toEqual(answerFrom('network'))
    expect(await start(broken).request(ticket)).toBe(shell)
  })

  it.each([404, 410, 429, 302])('passes a %i of the server through', async (status) => {
    expect(await start(async () => answerFrom('network', status)).request(ticket)).toMatchObject({ status })
  })

  it('has the shell answer for a failure of the server, and the failure itself without a shell', async () => {
    const failing: Network = async () => answerFrom('network', 503)
    expect(await start(failing).request(ticket)).toBe(shell)
    expect(await start(failing, { hasShell: false }).request(ticket)).toMatchObject({ status: 503 })
    await expect(start(broken, { hasShell: false }).request(ticket)).rejects.toThrow('Failed to fetch')
  })

  it('takes what the browser has fetched meanwhile', async () => {
    const network = jest.fn(working)
    const preload = answerFrom('preload')
    expect(await start(network).request(ticket, { preload })).toBe(preload)
    expect(network).not.toHaveBeenCalled()
  })

  it('waits three seconds for a network that is silent', async () => {
    let answered: Answer | null = null
    void start(() => new Promise(() => undefined))
      .request(ticket)
      ?.then((answer) => (answered = answer))
    await jest.advanceTimersByTimeAsync(2_999)
    expect(answered).toBeNull()
    await jest.advanceTimersByTimeAsync(1)
    expect(answered).toBe(shell)
  })

  it.each([
    ['another page', '/films/', {}],
    ['a file beside it', '/completed-order/app.webmanifest', {}],
    ['what a page fetches', ticket, { mode: 'cors' }],
    ['a form', ticket, { method: 'POST' }],
  ])('leaves %s alone', (_, url, change) => {
    expect(start(broken).request(url, change)).toBeNull()
  })

  it('is installed with its shell, and takes the place of an earlier one and its cache', async () => {
    const { live, stored, scope } = start(working, { hasShell: false })
    await live('install')
    expect(stored.get(settings.cache)?.get(settings.shell)).toEqual(answerFrom('network'))
    expect(scope.skipWaiting).toHaveBeenCalled()
    await live('activate')
    expect([...stored.keys()].sort()).toEqual(['of-others', 'tickets-2'])
    expect(scope.registration.navigationPreload.enable).toHaveBeenCalled()
  })

  it('is not installed where the server has another release’s shell', async () => {
    const { live, scope } = start(async () => answerFrom('network', 404), { hasShell: false })
    await expect(live('install')).rejects.toThrow('404')
    expect(scope.skipWaiting).not.toHaveBeenCalled()
  })

  it('is not woken for other requests where browsers can be told so, and does without elsewhere', async () => {
    const addRoutes = jest.fn(async () => undefined)
    await start(working, { addRoutes }).live('install')
    expect(addRoutes).toHaveBeenCalledWith([
      { condition: { not: { requestMode: 'navigate' } }, source: 'network' },
    ])
    const refusing = jest.fn(async () => {
      throw new TypeError('unknown condition')
    })
    await expect(start(working, { addRoutes: refusing }).live('install')).resolves.toBeUndefined()
  })
})
