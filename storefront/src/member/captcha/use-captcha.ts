import { useEffect, useState } from 'react'
import type { CaptchaAction as ChallengedAction } from '@foyer/contract/wire/captcha-challenges'
import { useStores } from '../../context/hooks.ts'
import { setBarredPaths } from '../../context/own-document.ts'
import { CaptchaAnswer } from '../../services/captcha/captcha-answer.ts'
import type { Stores } from '../../stores/create-stores.ts'
import { getConsentStore } from '../../stores/visitor/consent.ts'
import { CaptchaBox } from './captcha-box.ts'

/** Form that may need the proof of work. */
export type CaptchaAction = 'sign-in' | 'sign-up' | 'email-check' | 'password-reset'

const challengedActions: Readonly<Record<CaptchaAction, ChallengedAction>> = {
  'sign-in': 'sign-in',
  'sign-up': 'member-creation',
  'email-check': 'email-availability',
  'password-reset': 'password-reset-code',
}

export interface Captcha {
  /** The service's box, for `CaptchaField`; null where the channel has none, or nobody presses a button. */
  readonly box: CaptchaBox | null
  /** Begins the work silently: at the first focus of the form. */
  begin(): void
  /** Whether the form may be sent. False while the box waits for its tick, which it says. */
  check(): boolean
  /** The answer to hand to the call; undefined while none is needed, or if it could not be found. */
  answer(): Promise<string | undefined>
  /** After a call: its answer is spent, and the next one needs another. */
  spend(): void
}

/**
 * The form's proof that its sender takes some trouble: by default found while the form is filled in, without showing
 * anything. Where the channel has configured a service and the visitor agrees to scripts of others, its box is shown
 * once an answer is required. Without the service our own server accepts the silent proof; another server has none.
 */
export function useCaptcha(action: CaptchaAction): Captcha {
  const stores = useStores()
  const [captcha] = useState(() => createCaptcha(stores, action))
  useEffect(() => () => captcha.spend(), [captcha])
  return captcha
}

function createCaptcha(stores: Stores, action: CaptchaAction): Captcha {
  const { extendsMembers = false } = stores.core.pageData.initialData
  // An address is checked as its field is left: there is no press that a box could wait for.
  const box = action === 'email-check' ? null : createBox(stores)
  /** Loads the box in place of the silent proof. */
  const showBox = () => {
    if (box === null || !getConsentStore(stores).isGranted) return false
    void box.load()
    return true
  }
  const proof = extendsMembers
    ? new CaptchaAnswer(stores.core.client, challengedActions[action], showBox)
    : null
  return {
    box,
    begin() {
      // Another server gives no challenges in advance: where there is a service, it may want its answer each time.
      if (proof) proof.begin()
      else if (!showBox()) box?.offer()
    },
    check: () => box?.check() ?? true,
    answer: async () => box?.getAnswer() ?? (await proof?.answer()),
    spend() {
      box?.reset()
      proof?.spend()
    },
  }
}

function createBox({ core, routes, texts }: Stores): CaptchaBox | null {
  const { captcha } = core.pageData.initialData
  if (captcha === undefined) return null
  const forms = (['SignIn', 'SignUp', 'PasswordReset'] as const).map((page) => routes.getPattern(page))
  return new CaptchaBox({
    siteKey: captcha.siteKey,
    load: async () => {
      const { loadRecaptcha } = await import('../../services/captcha/recaptcha.ts')
      return loadRecaptcha(texts.languageTag)
    },
    // From now on a script of others runs in this document: it sees the forms that need it, and no other page.
    onLoad: () => setBarredPaths((path) => !forms.some((pattern) => `${path}/`.startsWith(pattern))),
  })
}
