import { installOfflineBrowser } from '../../stores/browser/testing/offline-browser.ts'

let browser: ReturnType<typeof installOfflineBrowser>
beforeEach(() => {
  jest.resetModules()
  browser = installOfflineBrowser()
})
afterEach(() => {
  browser.restore()
  Reflect.deleteProperty(window, 'trustedTypes')
})

const load = () => import('./register-keeper.ts')

describe('the worker of tickets', () => {
  it('is registered by a policy that knows its address alone, and is created once in a document', async () => {
    const createPolicy = jest.fn((_name: string, rules: { createScriptURL: (asked: string) => string }) => ({
      createScriptURL: () => ({ trusted: rules.createScriptURL('https://evil.example/x.js') }),
    }))
    Object.assign(window, { trustedTypes: { createPolicy } })
    const { registerKeeper } = await load()
    await registerKeeper()
    await registerKeeper()
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['ticket-keeper'])
    expect(browser.register.mock.calls).toEqual([
      [{ trusted: '/completed-order/keeper.js' }],
      [{ trusted: '/completed-order/keeper.js' }],
    ])
  })

  it('is registered by its address in a browser without Trusted Types', async () => {
    await (await load()).registerKeeper()
    expect(browser.register).toHaveBeenCalledWith('/completed-order/keeper.js')
  })

  it('is looked for a newer one where there is one, and its failure is none of the ticket’s', async () => {
    browser.registration.active = {}
    browser.registration.update.mockRejectedValue(new TypeError('no network'))
    await expect((await load()).registerKeeper()).resolves.toBeUndefined()
    expect(browser.registration.update).toHaveBeenCalledTimes(1)
  })

  it('that could not be installed is an error', async () => {
    browser.worker.state = 'redundant'
    await expect((await load()).registerKeeper()).rejects.toThrow('not installed')
  })

  it('is waited for until it is active', async () => {
    browser.worker.state = 'installing'
    let tell = () => undefined as void
    Object.assign(browser.worker, { addEventListener: (_: string, listen: () => void) => (tell = listen) })
    let isDone = false
    const registered = (await load()).registerKeeper().then(() => (isDone = true))
    await Promise.resolve()
    expect(isDone).toBe(false)
    browser.worker.state = 'activated'
    await Promise.resolve()
    tell()
    await registered
    expect(isDone).toBe(true)
  })

  it('needs a browser that has workers, caches and a database', async () => {
    const { canRegisterKeeper } = await load()
    expect(canRegisterKeeper()).toBe(true)
    Reflect.deleteProperty(window, 'caches')
    expect(canRegisterKeeper()).toBe(false)
  })
})
