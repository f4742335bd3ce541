import { spawn, type ChildProcess } from 'node:child_process'
import { connect } from 'node:net'
import { Builder, By, Capabilities, Key as DriverKey, Origin, type WebDriver } from 'selenium-webdriver'
import type { Browsers } from './find-browsers.mjs'
import { until } from './hands.ts'
import { windowSize, type Browser, type Key, type Visitor } from './visitor.ts'

const keys: Record<Key, string> = { Tab: DriverKey.TAB, Enter: DriverKey.ENTER, Space: ' ' }
/** Storage key of recorded errors, as a visit spans several documents. */
const heardKey = 'browsers-heard'

/** The driver does not report the console: the page itself records errors, from before its script is loaded. */
function listen(key: string): void {
  const marked = window as Window & { isListening?: boolean }
  if (marked.isListening) return
  marked.isListening = true
  const hear = (text: string) => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
    sessionStorage.setItem(key, JSON.stringify([...before, text]))
  }
  const tell = console.error
  console.error = (...args: unknown[]) => {
    hear(args.map(String).join(' '))
    tell(...args)
  }
  addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) hear(`thrown: ${event.message}`)
  })
  addEventListener('unhandledrejection', (event) => hear(`thrown: ${String(event.reason)}`))
  document.addEventListener('securitypolicyviolation', (event) =>
    hear(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  )
}

const markOld = (): void => {
  Object.assign(window, { isOld: true })
}
const isNew = () => !('isOld' in window) && document.readyState !== 'loading'

/** Xvfb chooses a free display, and prints its number. */
const numberFrom = (xvfb: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    xvfb.stdio[3]?.once('data', (said) => resolve(String(said).trim()))
    xvfb.once('exit', (code) => reject(new Error(`Xvfb ended with ${String(code)}`)))
  })

const canConnect = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

/** Opens WebKitGTK's MiniBrowser over WebDriver, on a virtual screen. */
export async function openWebKit(
  { webKitDriver, miniBrowser, screen }: Browsers,
  port: number,
): Promise<Browser> {
  const { width, height } = windowSize
  const size = `${String(width + 100)}x${String(height + 200)}x24`
  const xvfb = spawn(screen, ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await numberFrom(xvfb)
  const driverProcess = spawn(webKitDriver, [`--port=${String(port)}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11', LANG: 'en_GB.UTF-8' },
  })
  const address = `http://127.0.0.1:${String(port)}`
  await until('WebKitWebDriver listens', () => canConnect(port))
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Waits are explicit: the driver would wait for pages that are shown already.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  })
  let version = ''
  const enter = async (): Promise<Visitor> => {
    const driver: WebDriver = await new Builder()
      .usingServer(address)
      .withCapabilities(capabilities)
      .disableEnvironmentOverrides()
      .build()
    version = (await driver.getCapabilities()).getBrowserVersion() ?? ''
    await driver.manage().window().setRect({ x: 0, y: 0, width, height })
    const ask: Visitor['ask'] = async (script, ...args) => {
      await driver.executeScript(listen, heardKey)
      return driver.executeScript(script, ...args)
    }
    const inFrame = async <T>(work: () => Promise<T>): Promise<T> => {
      await driver.switchTo().frame(await driver.findElement(By.css('iframe[title]')))
      try {
        return await work()
      } finally {
        await driver.switchTo().defaultContent()
      }
    }
    return {
      open: async (to) => {
        await driver.executeScript(markOld)
        await driver.get(to)
        await until(`the document of ${to}`, () => driver.executeScript<boolean>(isNew))
        await driver.executeScript(listen, heardKey)
      },
      ask,
      askFrame: (script, ...args) => inFrame(() => driver.executeScript(script, ...args)),
      clickInFrame: (id) => inFrame(() => driver.findElement(By.id(id)).click()),
      clickAt: (x, y) =>
        driver
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
          .click()
          .perform(),
      press: (key) => driver.actions().sendKeys(keys[key]).perform(),
      type: (text) => driver.actions().sendKeys(text).perform(),
      heard: () =>
        ask((key) => {
          const said = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
          sessionStorage.removeItem(key)
          return said
        }, heardKey),
      leave: () => driver.quit(),
    }
  }
  return {
    get name() {
      return `WebKitGTK ${version}`.trim()
    },
    enter,
    close: async () => {
      driverProcess.kill()
      xvfb.kill()
    },
  }
}
