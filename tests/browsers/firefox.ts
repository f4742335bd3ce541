import puppeteer, { type Frame, type Page } from 'puppeteer-core'
import { windowSize, type Browser, type PageScript, type Visitor } from './visitor.ts'

/** Puppeteer serialises arguments; strings and numbers stay the same. */
const evaluate = async <A extends unknown[], R>(place: Page | Frame, script: PageScript<A, R>, args: A) =>
  (await place.evaluate(script as (...args: unknown[]) => R, ...args)) as R

/** Opens Firefox over WebDriver BiDi. @param executablePath of Firefox ESR */
export async function openFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: windowSize,
  })
  const version = await browser.version()
  return {
    name: version.replace('/', ' '),
    enter: async () => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(windowSize)
      let heard: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') heard.push(message.text())
      })
      page.on('pageerror', (error) => heard.push(`thrown: ${String(error)}`))
      const cardFrame = (): Frame => {
        const frame = page
          .frames()
          .find((each) => each.parentFrame() !== null && each.url().startsWith('http'))
        if (!frame) throw new Error('There is no frame of card fields')
        return frame
      }
      const visitor: Visitor = {
        open: async (address) => {
          await page.goto(address, { waitUntil: 'domcontentloaded' })
        },
        ask: (script, ...args) => evaluate(page, script, args),
        askFrame: (script, ...args) => evaluate(cardFrame(), script, args),
        clickAt: (x, y) => page.mouse.click(x, y),
        clickInFrame: (id) => cardFrame().click(`#${id}`),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        heard: async () => {
          const said = heard
          heard = []
          return said
        },
        leave: () => context.close(),
      }
      return visitor
    },
    close: () => browser.close(),
  }
}
