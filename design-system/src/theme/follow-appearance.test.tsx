import { createAppearanceScript } from './follow-appearance.ts'
import { chooseAppearance } from './appearance.ts'

type Hear = () => void

let isDarkDevice: boolean
let hearDevice: Hear[]
const state = document.documentElement.dataset
const forget = (name: string) => (document.cookie = `${name}=;path=/;max-age=0`)

/** Runs the script's own text, as the head does. */
const runHead = (attributes: Record<string, string>) => {
  for (const name of Object.keys(state)) delete state[name]
  Object.assign(state, attributes)
  window.eval(createAppearanceScript())
}

beforeEach(() => {
  isDarkDevice = false
  hearDevice = []
  forget('foyer-mode')
  forget('foyer-contrast')
  window.matchMedia = jest.fn().mockImplementation(() => ({
    get matches() {
      return isDarkDevice
    },
    addEventListener: (_type: string, hear: Hear) => hearDevice.push(hear),
  }))
})

const bothModes = { modes: 'Dark Light', mode: 'dark', modeChoice: 'Dark', contrast: 'System' }

test('leaves what the server has said as it is, without a change to suspend transitions for', () => {
  runHead(bothModes)
  expect(state).toMatchObject({ mode: 'dark', modeChoice: 'Dark' })
  expect(state['switching']).toBeUndefined()
})

test('System follows the device, now and when it changes', () => {
  runHead({ ...bothModes, modeChoice: 'System' })
  expect(state['mode']).toBe('light')
  isDarkDevice = true
  hearDevice.forEach((hear) => hear())
  expect(state).toMatchObject({ mode: 'dark', modeChoice: 'System', switching: '' })
})

test('a choice stays when the device changes', () => {
  runHead({ ...bothModes, mode: 'light', modeChoice: 'Light' })
  isDarkDevice = true
  hearDevice.forEach((hear) => hear())
  expect(state['mode']).toBe('light')
})

test('a choice changes attributes and is kept in a cookie', () => {
  runHead(bothModes)
  chooseAppearance({ mode: 'Light' })
  chooseAppearance({ contrast: 'High' })
  expect(state).toMatchObject({ mode: 'light', modeChoice: 'Light', contrast: 'High', switching: '' })
  expect(document.cookie).toContain('foyer-mode=Light')
  expect(document.cookie).toContain('foyer-contrast=High')
})

test('a choice made in another tab arrives here', () => {
  runHead(bothModes)
  document.cookie = 'foyer-mode=Light;path=/'
  window.dispatchEvent(new StorageEvent('storage', { key: 'foyer-look' }))
  expect(state).toMatchObject({ mode: 'light', modeChoice: 'Light' })
})

test('a page out of the browser’s cache catches up', () => {
  runHead(bothModes)
  document.cookie = 'foyer-contrast=Medium;path=/'
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(state['contrast']).toBe('Medium')
})

test('a theme with one mode keeps it', () => {
  document.cookie = 'foyer-mode=Light;path=/'
  runHead({ ...bothModes, modes: 'Dark' })
  expect(state).toMatchObject({ mode: 'dark', modeChoice: 'Dark' })
})

test('cookies of other makers are passed over', () => {
  document.cookie = 'foyer-mode=Pink;path=/'
  runHead(bothModes)
  expect(state).toMatchObject({ mode: 'dark', modeChoice: 'Dark' })
})

test('the script is one that a page may hold and a policy may name', () => {
  expect(createAppearanceScript()).toBe(createAppearanceScript())
  expect(createAppearanceScript()).not.toContain('</')
})
