/**
 * A member's client as somebody else would write it, from the public facts about the interface, over plain `fetch`. It
 * imports nothing, so that it shares neither types nor mistakes with the server.
 */

interface Access {
  apiUrl: string
  authToken: string
  regionCode: string
}

export interface Tokens {
  access_token: string
  token_type: string
  expires_in: number
  refresh_token: string
  device_token?: string
}

/** What the server says of a refusal. */
export class MemberRefusal extends Error {
  readonly status: number
  readonly title: string | undefined
  readonly errorCode: number | undefined

  constructor(status: number, { title, errorCode }: { title?: string; errorCode?: number }) {
    super(`${String(status)} ${title ?? ''} ${String(errorCode ?? '')}`)
    this.status = status
    this.title = title
    this.errorCode = errorCode
  }
}

export class OutsideMember {
  readonly #shop: string
  readonly #access: Access
  readonly #cookies = new Map<string, string>()
  #antiforgery: Record<string, string> = {}
  /** Sent with every call but the one that makes it. */
  token: string | null = null
  /** The answer to a challenge, sent with every call while there is one. */
  captchaAnswer: string | null = null

  private constructor(shop: string, access: Access) {
    this.#shop = shop
    this.#access = access
  }

  /** @param shop origin of a page that says where the interface is */
  static async open(shop: string): Promise<OutsideMember> {
    const initialData = (await (await fetch(`${shop}/api/omnia/v1/initialData`)).json()) as { api: Access }
    return new OutsideMember(shop, { ...initialData.api, apiUrl: initialData.api.apiUrl || shop })
  }

  /** Names of the cookies that it holds. */
  get cookieNames(): string[] {
    return [...this.#cookies.keys()]
  }

  getCookie(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  /** A call with a JSON body, or none. @throws MemberRefusal */
  call<T>(method: string, path: string, body?: object): Promise<T> {
    return this.#send(method, path, 'application/json', body && JSON.stringify(body))
  }

  /** Sends a file in parts. @throws MemberRefusal */
  sendFile<T>(path: string, name: string, file: Blob): Promise<T> {
    const parts = new FormData()
    parts.append(name, file)
    return this.#send('PUT', path, null, parts)
  }

  /** @throws MemberRefusal */
  createToken(form: Record<string, string>): Promise<Tokens> {
    this.token = null
    return this.#sendForm('members/authentication-token', form)
  }

  /** @throws MemberRefusal */
  async signInByCookie(form: Record<string, string>): Promise<void> {
    await this.#sendForm('members/authentication-cookie', form)
  }

  /** Signs in at a workstation, whose cookie the client holds. @throws MemberRefusal */
  async signInAtWorkstation(form: Record<string, string>): Promise<void> {
    await this.#sendForm('members/workstation-authentication-cookie', form)
  }

  /** What a page sends with every write while a cookie says who it is. */
  async fetchAntiforgery(): Promise<void> {
    const answer = await fetch(`${this.#shop}/api/omnia/v1/antiforgery`, { headers: this.#cookieHeader() })
    this.#take(answer)
    const { headerName, requestToken } = (await answer.json()) as { headerName: string; requestToken: string }
    this.#antiforgery = { [headerName]: requestToken }
  }

  #sendForm<T>(path: string, form: Record<string, string>): Promise<T> {
    const body = new URLSearchParams(form).toString()
    return this.#send('POST', path, 'application/x-www-form-urlencoded', body)
  }

  /** @param type null: whoever encodes the body says so */
  async #send<T>(
    method: string,
    path: string,
    type: string | null,
    body: string | FormData | undefined,
  ): Promise<T> {
    const { apiUrl, authToken, regionCode } = this.#access
    const answer = await fetch(`${apiUrl.replace(/\/$/, '')}/ocapi/v1/${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        Authorization: `Bearer ${authToken}`,
        'Connect-Region-Code': regionCode,
        ...(body === undefined || type === null ? {} : { 'Content-Type': type }),
        ...(this.token === null ? {} : { loyaltySessionToken: this.token }),
        ...(this.captchaAnswer === null ? {} : { 'x-captcha-response': this.captchaAnswer }),
        ...this.#cookieHeader(),
        ...this.#antiforgery,
      },
      ...(body === undefined ? {} : { body }),
    })
    this.#take(answer)
    const text = await answer.text()
    if (answer.ok) return (text === '' ? undefined : JSON.parse(text)) as T
    throw new MemberRefusal(answer.status, text === '' ? {} : (JSON.parse(text) as object))
  }

  #cookieHeader(): Record<string, string> {
    const cookies = [...this.#cookies].map(([name, value]) => `${name}=${value}`)
    return cookies.length === 0 ? {} : { Cookie: cookies.join('; ') }
  }

  #take(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0(;|$)/i.test(line)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }
}
