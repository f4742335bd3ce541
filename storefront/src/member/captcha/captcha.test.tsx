import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StoresContext } from '../../context/contexts.ts'
import { hasOwnDocument, setBarredPaths } from '../../context/own-document.ts'
import { answerWith, createTestStores, unreachable } from '../../context/testing/order-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import type { BoxOptions, Recaptcha } from '../../services/captcha/recaptcha.ts'
import { getConsentStore } from '../../stores/visitor/consent.ts'
import { CaptchaField } from './CaptchaField.tsx'
import { useCaptcha, type Captcha, type CaptchaAction } from './use-captcha.ts'

const siteKey = 'a-site-key-of-a-chain'
const challenge = { algorithm: 'SHA-256', challenge: '0', salt: 's', maximum: 1, signature: 'x' }

/** The service's script, as far as a page uses it. */
class FakeService implements Recaptcha {
  readonly boxes: (BoxOptions & { answer: string })[] = []
  readonly ready = (act: () => void) => act()
  render(element: HTMLElement, options: BoxOptions): number {
    element.append(Object.assign(document.createElement('iframe'), { title: 'Box of the service' }))
    return this.boxes.push({ ...options, answer: '' }) - 1
  }
  getResponse = (box: number) => this.boxes[box]?.answer ?? ''
  reset(box: number): void {
    this.tick('', box)
  }
  tick(answer: string, box = this.boxes.length - 1): void {
    const found = this.boxes[box]
    if (!found) return
    found.answer = answer
    if (answer !== '') found.callback()
  }
}

const findScript = () => document.head.querySelector<HTMLScriptElement>('script[src*="recaptcha"]')

/** The browser has fetched the script. */
async function bringScript(): Promise<FakeService> {
  const service = new FakeService()
  await waitFor(() => expect(findScript()).not.toBeNull())
  window.grecaptcha = service
  await act(async () => void findScript()?.dispatchEvent(new Event('load')))
  return service
}

interface Visit {
  action?: CaptchaAction
  hasConsent?: boolean
  isRequired?: boolean
  isForeign?: boolean
  hasService?: boolean
}

async function visit(given: Visit = {}) {
  const {
    action = 'sign-in',
    hasConsent = true,
    isRequired = true,
    isForeign = false,
    hasService = true,
  } = given
  const { stores, getCalls } = createTestStores(
    {
      createCaptchaChallenge: () =>
        isForeign ? unreachable() : answerWith({ challenge: isRequired ? challenge : null }),
    },
    {},
    {
      ...initialData,
      extendsMembers: !isForeign,
      ...(hasService ? { captcha: { type: 'GoogleRecaptchaV2' as const, siteKey } } : {}),
    },
  )
  if (hasConsent) getConsentStore(stores).answer('Accepted')
  const held: { captcha?: Captcha } = {}
  function Form() {
    const captcha = useCaptcha(action)
    held.captcha = captcha
    return (
      <div role="presentation" onFocus={() => captcha.begin()}>
        <input aria-label="Email" />
        <CaptchaField captcha={captcha} />
      </div>
    )
  }
  render(
    <StoresContext value={stores}>
      <Form />
    </StoresContext>,
  )
  await act(async () => screen.getByRole('textbox').focus())
  const { captcha } = held
  if (!captcha) throw new Error('There is no form')
  return { captcha, getCalls, stores }
}

const place = () => screen.getByRole('group', { name: 'A check against machines' })

afterEach(() => {
  for (const script of document.head.querySelectorAll('script')) script.remove()
  delete window.grecaptcha
  setBarredPaths(() => false)
})

describe('the box of a service', () => {
  it('is fetched once the form needs an answer, in the visitor’s language', async () => {
    await visit()
    await waitFor(() => expect(findScript()).not.toBeNull())
    expect(findScript()).toHaveAttribute(
      'src',
      'https://www.google.com/recaptcha/api.js?render=explicit&hl=en',
    )
    expect(screen.getByRole('status')).toHaveTextContent('The check is on its way.')
    const service = await bringScript()
    expect(place()).toContainElement(screen.getByTitle('Box of the service'))
    expect(service.boxes[0]).toMatchObject({ sitekey: siteKey, theme: 'light', size: 'normal' })
  })

  it.each<[string, Visit]>([
    ['the server needs no answer', { isRequired: false }],
    ['the channel has none', { hasService: false }],
    ['the visitor has not agreed to scripts of others', { hasConsent: false }],
    ['the form is checked without a press', { action: 'email-check' }],
  ])('is not fetched where %s', async (_, given) => {
    const { captcha } = await visit(given)
    await act(async () => void (await captcha.answer()))
    expect(findScript()).toBeNull()
    expect(screen.queryByRole('group')).toBeNull()
    expect(captcha.check()).toBe(true)
    expect(hasOwnDocument('/films/')).toBe(false)
  })

  it('leaves the silent work off', async () => {
    const { captcha } = await visit()
    await bringScript()
    expect(await captcha.answer()).toBeUndefined()
  })

  it('gives its answer to the form, once', async () => {
    const { captcha } = await visit()
    const service = await bringScript()
    act(() => service.tick('an answer of the service'))
    expect(captcha.check()).toBe(true)
    expect(await captcha.answer()).toBe('an answer of the service')
    act(() => captcha.spend())
    expect(await captcha.answer()).toBeUndefined()
    act(() => expect(captcha.check()).toBe(false))
  })

  it('says that it has to be ticked, and has the focus then', async () => {
    const { captcha } = await visit()
    const service = await bringScript()
    expect(place()).not.toHaveAccessibleDescription()
    act(() => expect(captcha.check()).toBe(false))
    expect(place()).toHaveFocus()
    expect(place()).toHaveAccessibleDescription('Tick this box first.')
    act(() => service.tick('ticked'))
    expect(place()).not.toHaveAccessibleDescription()
  })

  it('shares its document with forms of accounts only', async () => {
    await visit()
    await bringScript()
    expect(hasOwnDocument('/films/')).toBe(true)
    expect(hasOwnDocument('/order/payment/')).toBe(true)
    for (const form of ['/sign-in/', '/sign-up/?step=password', '/member/password-reset/'])
      expect([form, hasOwnDocument(form)]).toEqual([form, false])
  })
})

describe('a service that does not come', () => {
  const alert = () => screen.findByRole('alert')
  async function beBlocked(given: Visit = {}) {
    const visited = await visit(given)
    await waitFor(() => expect(findScript()).not.toBeNull())
    await act(async () => void fireEvent.error(findScript() ?? document.body))
    return visited
  }

  it('is said, and holds up nobody', async () => {
    const { captcha } = await beBlocked()
    expect(await alert()).toHaveTextContent('The check did not come')
    expect(await alert()).toHaveTextContent('go on without it')
    expect(findScript()).toBeNull()
    expect(captcha.check()).toBe(true)
    expect(await captcha.answer()).toBeUndefined()
  })

  it('is tried again by a press', async () => {
    await beBlocked()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    const service = await bringScript()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(service.boxes).toHaveLength(1)
  })

  it('is given up after a while', async () => {
    jest.useFakeTimers()
    try {
      await visit()
      await act(async () => jest.advanceTimersByTimeAsync(15_000))
      expect(screen.getByRole('alert')).toHaveTextContent('The check did not come')
    } finally {
      jest.useRealTimers()
    }
  })

  it('may be one that loses its connection', async () => {
    await visit()
    const service = await bringScript()
    act(() => service.boxes[0]?.['error-callback']())
    expect(await alert()).toHaveTextContent('The check did not come')
  })

  it('has to be let through where the server is another’s, which takes nothing else', async () => {
    await beBlocked({ isForeign: true })
    expect(await alert()).toHaveTextContent('let it through, and try again')
  })
})

describe('another server, which says nothing in advance', () => {
  it('has the box at once where the visitor has agreed, and is asked for no challenge', async () => {
    const { getCalls } = await visit({ isForeign: true })
    await bringScript()
    expect(place()).toBeVisible()
    expect(getCalls('createCaptchaChallenge')).toHaveLength(0)
  })

  it('has one that the visitor loads, where they have not', async () => {
    await visit({ isForeign: true, hasConsent: false })
    expect(findScript()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Load the check' }))
    await bringScript()
    expect(place()).toBeVisible()
  })
})
