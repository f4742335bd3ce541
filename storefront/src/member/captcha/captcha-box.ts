import { makeAutoObservable, runInAction } from 'mobx'
import type { Recaptcha } from '../../services/captcha/recaptcha.ts'

/** `absent`: not needed so far. `offered`: the visitor has not agreed to scripts of others, and may load it. */
export type BoxState = 'absent' | 'offered' | 'loading' | 'ready' | 'failed'

export interface CaptchaBoxOptions {
  readonly siteKey: string
  /** Loads the service. @throws Error if it does not come */
  readonly load: () => Promise<Recaptcha>
  /** Called before the service's script runs in this document. */
  readonly onLoad: () => void
}

/** The box of a captcha service in a form: loaded when the form needs one, ticked by the visitor. */
export class CaptchaBox {
  state: BoxState = 'absent'
  /** How often the form was sent without the tick; 0 once it is there. */
  misses = 0
  readonly #options: CaptchaBoxOptions
  #service: Recaptcha | null = null
  #box: number | null = null

  constructor(options: CaptchaBoxOptions) {
    this.#options = options
    makeAutoObservable(this, {}, { autoBind: true })
  }

  offer(): void {
    if (this.state === 'absent') this.state = 'offered'
  }

  /** Loads the service, unless it is there or on its way. */
  async load(): Promise<void> {
    if (this.state === 'loading' || this.state === 'ready') return
    this.state = 'loading'
    try {
      this.#options.onLoad()
      this.#service = await this.#options.load()
      runInAction(() => (this.state = 'ready'))
    } catch {
      runInAction(() => (this.state = 'failed'))
    }
  }

  /**
   * Draws the box into an element, once the service is there.
   * @returns a function that removes it
   */
  draw(element: HTMLElement, style: { theme: 'light' | 'dark'; size: 'normal' | 'compact' }): () => void {
    const service = this.#service
    if (service === null) return () => undefined
    // The service keeps an element for ever: each box has its own.
    const own = document.createElement('div')
    element.append(own)
    this.#box = service.render(own, {
      ...style,
      sitekey: this.#options.siteKey,
      callback: () => runInAction(() => (this.misses = 0)),
      'expired-callback': () => undefined,
      'error-callback': () => runInAction(() => (this.state = 'failed')),
    })
    return () => {
      this.#box = null
      own.remove()
    }
  }

  /** Undefined unless the box is ticked. */
  getAnswer(): string | undefined {
    const answer = this.#box === null ? undefined : this.#service?.getResponse(this.#box)
    return answer === '' ? undefined : answer
  }

  /** Whether the form may be sent: a box that is there has to be ticked. One that did not come holds up nobody. */
  check(): boolean {
    const isMissing = this.state === 'ready' && this.#box !== null && this.getAnswer() === undefined
    this.misses = isMissing ? this.misses + 1 : 0
    return !isMissing
  }

  /** Empties it: the service accepts an answer once. */
  reset(): void {
    if (this.#box !== null) this.#service?.reset(this.#box)
  }
}
