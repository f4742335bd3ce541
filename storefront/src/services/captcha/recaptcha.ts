import { recaptchaSources } from '@foyer/contract/captcha-service'

/** What the box tells. */
export interface BoxEvents {
  /** It was ticked. */
  readonly callback: () => void
  /** It was ticked too long ago. */
  readonly 'expired-callback': () => void
  /** It has lost its connection. */
  readonly 'error-callback': () => void
}

export interface BoxOptions extends BoxEvents {
  readonly sitekey: string
  readonly theme: 'light' | 'dark'
  /** `compact` fits a narrow column. */
  readonly size: 'normal' | 'compact'
}

/** The part of `window.grecaptcha` that a page uses. */
export interface Recaptcha {
  ready(act: () => void): void
  /** @returns the box's number */
  render(element: HTMLElement, options: BoxOptions): number
  /** Empty unless the box is ticked. */
  getResponse(box: number): string
  reset(box: number): void
}

interface ScriptPolicies {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

/** Milliseconds after which the service counts as unreachable: a blocker may swallow a request without a word. */
const longestWait = 15_000

let hasPolicy = false

/** The service's script makes its next one by an address: allows those of its hosts, and nothing else. */
function allowItsScripts(): void {
  if (hasPolicy || !('trustedTypes' in window)) return
  hasPolicy = true
  const rules = {
    createScriptURL(address: string) {
      const { href } = new URL(address, document.baseURI)
      if (recaptchaSources.scripts.some((source) => href.startsWith(source))) return address
      throw new TypeError(`Scripts of ${address} are not allowed here`)
    },
  }
  const policies = window.trustedTypes as ScriptPolicies
  policies.createPolicy('default', rules)
}

/**
 * Loads GoogleRecaptchaV2. After a failure it can be tried again.
 * @param languageTag of its words
 * @throws Error if it does not come: blocked, or without a connection
 */
export function loadRecaptcha(languageTag: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    allowItsScripts()
    const script = document.createElement('script')
    const address = new URL(recaptchaSources.script)
    address.search = new URLSearchParams({ render: 'explicit', hl: languageTag }).toString()
    const timer = setTimeout(() => fail(), longestWait)
    const fail = () => {
      clearTimeout(timer)
      script.remove()
      reject(new Error('The captcha did not come'))
    }
    script.async = true
    script.src = address.href
    script.addEventListener('error', fail)
    script.addEventListener('load', () => {
      const { grecaptcha } = window
      if (!grecaptcha) return fail()
      // Its own scripts follow.
      grecaptcha.ready(() => {
        clearTimeout(timer)
        resolve(grecaptcha)
      })
    })
    document.head.append(script)
  })
}
