/** @jest-environment jsdom */
import { frameThemeVariables } from '@foyer/contract/payments/frame'
import { renderFieldsPage } from './fields-page.ts'
import { runFieldsScript } from './fields-script.ts'
import { chooseLanguage } from './fields-messages.ts'

const shopOrigin = 'http://shop.example'
const language = chooseLanguage('en')
const card = { number: '4111 1111 1111 1111', expiry: '04 / 39', securityCode: '123', name: 'Ines Marchetti' }

/** Listeners of the window of scripts that ran before. */
const listeners: EventListener[] = []
afterEach(() => {
  for (const listener of listeners.splice(0)) window.removeEventListener('message', listener)
  jest.restoreAllMocks()
})

/** The fields in a frame: their messages to the shop, and a provider whose answers the test decides. */
function open(charge: () => Promise<Response>, stored: string | null = null) {
  const page = new DOMParser().parseFromString(
    renderFieldsPage({ nonce: 'n', shopOrigin, language, typefaces: '', stored }),
    'text/html',
  )
  document.body.replaceChildren(...page.body.childNodes)
  const notified: string[] = []
  jest.spyOn(window.parent, 'postMessage').mockImplementation((...[message]: unknown[]) => {
    notified.push((message as { type: string }).type)
  })
  const fetched = jest.fn(charge)
  const listen = window.addEventListener.bind(window)
  jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    if (type === 'message') listeners.push(listener as EventListener)
    listen(type, listener as EventListener)
  })
  Object.assign(globalThis, {
    fetch: fetched,
    ResizeObserver: class {
      observe() {}
    },
  })
  runFieldsScript({ shopOrigin, variables: frameThemeVariables, messages: language.messages.script })
  const field = (id: keyof typeof card) => document.getElementById(id) as HTMLInputElement
  const status = document.getElementById('status')
  const send = async () => {
    document.getElementById('card')?.dispatchEvent(new Event('submit', { cancelable: true }))
    // The answers here have come before the next turn: all that follows from them has happened then.
    await new Promise((resolve) => setTimeout(resolve))
  }
  if (stored === null)
    for (const [id, value] of Object.entries(card)) field(id as keyof typeof card).value = value
  const command = async (data: object, origin = shopOrigin) => {
    window.dispatchEvent(
      new MessageEvent('message', { origin, source: window.parent, data: { source: 'foyer-shop', ...data } }),
    )
    await new Promise((resolve) => setTimeout(resolve))
  }
  const getSent = () =>
    (fetched.mock.calls as unknown[][]).map(
      ([, init]) => JSON.parse((init as { body: string }).body) as object,
    )
  return { notified, fetched, field, status, send, command, getSent }
}

const answer = (status: number, body: object) =>
  ({ ok: status < 400, status, json: () => Promise.resolve(body) }) as unknown as Response

describe('sending a card', () => {
  it('tells the shop that it was sent, and when the bank has answered', async () => {
    const { notified, send } = open(async () => answer(200, { state: 'approved' }))
    await send()
    expect(notified.slice(-2)).toEqual(['submitted', 'finished'])
  })

  it.each([
    ['the connection breaks off', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer is a fault', async () => answer(500, {})],
  ])(
    'lets the shop check the payment if %s, and does not claim that nothing was charged',
    async (_how, charge) => {
      const { notified, fetched, field, status, send } = open(charge)
      await send()
      expect(notified.slice(-2)).toEqual(['submitted', 'finished'])
      expect(status?.textContent).not.toMatch(/nothing has been charged|try again/)
      // The same card is not sent again from here: the shop opens new fields if no charge has arrived.
      expect(field('number').readOnly).toBe(true)
      await send()
      expect(fetched).toHaveBeenCalledTimes(1)
    },
  )

  it('leaves the fields open, without a message to the shop, if the provider finds an error in them', async () => {
    const { notified, field, send } = open(async () => answer(422, { faults: { number: 'Not a card.' } }))
    await send()
    expect(notified).not.toContain('submitted')
    expect(field('number').readOnly).toBe(false)
    expect(document.getElementById('number-fault')?.textContent).toBe('Not a card.')
  })

  it('sends nothing while a field is wrong', async () => {
    const { notified, fetched, field, send } = open(async () => answer(200, {}))
    field('number').value = '4111 1111 1111 1112'
    await send()
    expect(fetched).not.toHaveBeenCalled()
    expect(notified).not.toContain('submitted')
  })
})

describe('a card that the shop wants stored', () => {
  it('says so, if the member has agreed on the shop’s page', async () => {
    const { command, getSent, send } = open(async () => answer(200, { state: 'approved' }))
    await command({ type: 'consent', storesCard: true })
    await send()
    expect(getSent()).toEqual([{ ...card, storesCard: true }])
  })

  it('does not, if the member has thought better of it, or nobody has asked', async () => {
    const { command, getSent, send } = open(async () => answer(200, { state: 'approved' }))
    await command({ type: 'consent', storesCard: true })
    await command({ type: 'consent', storesCard: false })
    await command({ type: 'consent', storesCard: true }, 'https://elsewhere.example')
    await send()
    expect(getSent()).toEqual([card])
  })
})

describe('a stored card', () => {
  it('is sent by the shop’s one command, with nothing typed', async () => {
    const { command, getSent, notified } = open(async () => answer(200, { state: 'approved' }), '1111')
    expect(document.querySelectorAll('#card input')).toHaveLength(0)
    expect(document.getElementById('card')?.textContent).toContain('1111')
    await command({ type: 'submit' })
    expect(getSent()).toEqual([{}])
    expect(notified.slice(-2)).toEqual(['submitted', 'finished'])
    await command({ type: 'submit' })
    expect(getSent()).toHaveLength(1)
  })

  it('asks for the bank’s code', async () => {
    const { command, notified } = open(async () => answer(200, { state: 'challenge' }), '3220')
    await command({ type: 'submit' })
    expect(document.getElementById('challenge')?.hidden).toBe(false)
    expect(notified).not.toContain('finished')
  })
})
