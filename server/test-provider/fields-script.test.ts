/** @jest-environment jsdom */
import { frameThemeVariables } from '@foyer/contract/payments/frame'
import { fieldsPage } from './fields-page.ts'
import { fieldsScript } from './fields-script.ts'
import { chooseLanguage } from './fields-messages.ts'

const shopOrigin = 'http://shop.example'
const language = chooseLanguage('en')
const card = { number: '4111 1111 1111 1111', expiry: '04 / 39', securityCode: '123', name: 'Ines Marchetti' }

/** The fields in a frame: their messages to the shop, and a provider whose answers the test decides. */
function open(charge: () => Promise<Response>) {
  const page = new DOMParser().parseFromString(
    fieldsPage({ nonce: 'n', shopOrigin, language, typefaces: '', stored: null }),
    'text/html',
  )
  document.body.replaceChildren(...page.body.childNodes)
  const notified: string[] = []
  jest.spyOn(window.parent, 'postMessage').mockImplementation((...[message]: unknown[]) => {
    notified.push((message as { type: string }).type)
  })
  const fetched = jest.fn(charge)
  Object.assign(globalThis, {
    fetch: fetched,
    ResizeObserver: class {
      observe() {}
    },
  })
  fieldsScript({ shopOrigin, variables: frameThemeVariables, messages: language.messages.script })
  const field = (id: keyof typeof card) => document.getElementById(id) as HTMLInputElement
  const status = document.getElementById('status')
  const send = async () => {
    document.getElementById('card')?.dispatchEvent(new Event('submit', { cancelable: true }))
    // The answers here have come before the next turn: all that follows from them has happened then.
    await new Promise((resolve) => setTimeout(resolve))
  }
  for (const [id, value] of Object.entries(card)) field(id as keyof typeof card).value = value
  return { notified, fetched, field, status, send }
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
