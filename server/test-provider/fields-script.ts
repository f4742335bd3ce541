import type { FieldsScriptMessages } from './fields-messages.ts'

/** Options that the page passes to its script, all of them text. */
export interface FieldsScriptOptions {
  /** Origin of the framing page: messages are sent to it and accepted from it alone. */
  shopOrigin: string
  /** Names of the theme's variables. */
  variables: readonly string[]
  /** In the page's language. */
  messages: FieldsScriptMessages
}

/**
 * The script of the hosted fields. It is sent to the browser as its source text, so it must not use anything outside
 * itself. It exchanges the frame connector's messages with the framing page, formats and checks what is typed, sends
 * the card to the provider, and waits for the bank, with a challenge if the bank requires one.
 */
export function runFieldsScript({ shopOrigin, variables, messages }: FieldsScriptOptions): void {
  const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T
  const form = element<HTMLFormElement>('card')
  const challenge = element<HTMLFormElement>('challenge')
  const status = element('status')
  const code = element<HTMLInputElement>('code')
  const fields = {
    number: element<HTMLInputElement>('number'),
    expiry: element<HTMLInputElement>('expiry'),
    securityCode: element<HTMLInputElement>('securityCode'),
    name: element<HTMLInputElement>('name'),
  }
  type Field = keyof typeof fields
  // A stored card has no fields.
  const names = (Object.keys(fields) as Field[]).filter((name) => document.getElementById(name) !== null)
  const visited = new Set<Field>()
  const session = new URLSearchParams(location.search).get('session') ?? ''
  let isSent = false
  /** Whether the member has agreed, on the shop's page, that the card is stored. */
  let storesCard = false
  let wasValid: boolean | null = null

  const notify = (message: object) => parent.postMessage({ source: 'foyer-pay', ...message }, shopOrigin)
  const keepDigits = (text: string) => text.replace(/\D/g, '')

  function passesLuhn(number: string): boolean {
    let sum = 0
    for (let place = 0; place < number.length; place++) {
      const weighted = Number(number[number.length - 1 - place]) * (place % 2 === 1 ? 2 : 1)
      sum += weighted > 9 ? weighted - 9 : weighted
    }
    return sum % 10 === 0
  }

  /** The error of a field, or an empty text. The provider validates everything again. */
  function validateField(field: Field): string {
    const value = fields[field].value.trim()
    switch (field) {
      case 'number': {
        const number = keepDigits(value)
        if (number.length < 12) return messages.numberShort
        return passesLuhn(number) ? '' : messages.numberWrong
      }
      case 'expiry': {
        const digits = keepDigits(value)
        if (digits.length !== 4) return messages.expiryForm
        const month = Number(digits.slice(0, 2))
        if (month < 1 || month > 12) return messages.expiryMonth
        return new Date(2000 + Number(digits.slice(2)), month, 1) <= new Date() ? messages.expiryPast : ''
      }
      case 'securityCode':
        return /^\d{3,4}$/.test(value) ? '' : messages.securityCode
      case 'name':
        return value === '' ? messages.name : ''
    }
  }

  function showError(input: HTMLInputElement, error: string): void {
    const place = element(`${input.id}-fault`)
    place.textContent = error
    place.hidden = error === ''
    if (error === '') input.removeAttribute('aria-invalid')
    else input.setAttribute('aria-invalid', 'true')
  }

  function check(): void {
    const valid = names.every((field) => validateField(field) === '')
    if (valid !== wasValid) notify({ type: 'valid', valid })
    wasValid = valid
  }

  /** Formats a field's value, with the caret after the same digit as before. */
  function reformat(input: HTMLInputElement, format: (digits: string) => string): void {
    const caret = input.selectionStart ?? input.value.length
    const digitsBefore = keepDigits(input.value.slice(0, caret)).length
    const atEnd = caret === input.value.length
    const text = format(keepDigits(input.value))
    if (text === input.value) return
    input.value = text
    let position = 0
    for (let seen = 0; position < text.length && seen < digitsBefore; position++)
      if (/\d/.test(text.charAt(position))) seen += 1
    input.setSelectionRange(atEnd ? text.length : position, atEnd ? text.length : position)
  }

  const inFours = (digits: string) => digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 ')
  const asExpiry = (digits: string, isTyping: boolean) => {
    // "5" can only be May: a zero is inserted, so that the year comes next.
    const whole = isTyping && /^[2-9]$/.test(digits) ? `0${digits}` : digits.slice(0, 4)
    if (whole.length > 2) return `${whole.slice(0, 2)} / ${whole.slice(2)}`
    return whole.length === 2 && isTyping ? `${whole} / ` : whole
  }

  for (const field of names) {
    const input = fields[field]
    input.addEventListener('input', (event) => {
      // Autofill dispatches a plain event without an input type.
      const isTyping = event instanceof InputEvent && event.inputType.startsWith('insert')
      if (field === 'number') reformat(input, inFours)
      if (field === 'expiry') reformat(input, (digits) => asExpiry(digits, isTyping))
      if (field === 'securityCode') reformat(input, (digits) => digits.slice(0, 4))
      if (visited.has(field)) showError(input, validateField(field))
      check()
    })
    input.addEventListener('blur', () => {
      if (input.value === '') return
      visited.add(field)
      showError(input, validateField(field))
    })
  }

  type Answer = { state?: string; faults?: Partial<Record<Field, string>> }

  async function ask(path: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${path}?session=${encodeURIComponent(session)}`, {
      method: body ? 'POST' : 'GET',
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok && answer.status !== 422) throw new Error(String(answer.status))
    return (await answer.json()) as Answer
  }

  function say(text: string, kind: 'busy' | 'fault' | 'done' = 'busy'): void {
    status.textContent = text
    status.dataset.kind = kind
    status.hidden = text === ''
  }

  function lock(isLocked: boolean): void {
    isSent = isLocked
    for (const field of names) fields[field].readOnly = isLocked
    form.dataset.state = isLocked ? 'sent' : 'open'
  }

  async function send(): Promise<void> {
    if (isSent) return
    let first: Field | undefined
    for (const field of names) {
      visited.add(field)
      const error = validateField(field)
      showError(fields[field], error)
      if (error !== '') first ??= field
    }
    if (first) {
      fields[first].focus()
      return
    }
    lock(true)
    say(messages.asking)
    const card = {
      ...Object.fromEntries(names.map((field) => [field, fields[field].value])),
      ...(storesCard ? { storesCard } : {}),
    }
    let faults: Partial<Record<Field, string>> | undefined
    try {
      const answer = await ask('/charge', card)
      faults = answer.faults
      if (!faults) {
        notify({ type: 'submitted' })
        await follow(answer.state ?? 'pending')
        return
      }
    } catch {
      // The card may have arrived although the answer has not: only the shop's server knows, so the visitor is referred
      // to it. The fields stay locked; if no charge has arrived, the shop opens new ones.
      say(messages.noAnswer)
      notify({ type: 'submitted' })
      notify({ type: 'finished' })
      return
    }
    lock(false)
    say('')
    for (const field of names) showError(fields[field], faults[field] ?? '')
    const wrong = names.find((field) => faults[field])
    if (wrong) fields[wrong].focus()
  }

  /** Polls a charge until its bank has answered; a lost connection is not an answer. */
  async function follow(state: string): Promise<void> {
    for (let now = state; ;) {
      if (now === 'challenge') {
        openChallenge()
        await waitWhileChallenged()
      } else if (now !== 'pending') {
        challenge.hidden = true
        say(now === 'approved' ? messages.approved : messages.declined, now === 'approved' ? 'done' : 'fault')
        notify({ type: 'finished' })
        return
      }
      await new Promise((resolve) => setTimeout(resolve, 700))
      now = await ask('/charge').then(
        (answer) => answer.state ?? now,
        () => now,
      )
    }
  }

  function openChallenge(): void {
    if (!challenge.hidden) return
    form.hidden = true
    challenge.hidden = false
    say('')
    code.focus()
  }

  /** Settles soon, or immediately if the code was sent. */
  let challengeAnswered: (() => void) | null = null
  function waitWhileChallenged(): Promise<void> {
    return new Promise((resolve) => {
      challengeAnswered = resolve
      setTimeout(resolve, 2000)
    })
  }

  challenge.addEventListener('submit', (event) => {
    event.preventDefault()
    if (code.value.trim() === '') {
      showError(code, messages.codeMissing)
      code.focus()
      return
    }
    showError(code, '')
    say(messages.codeChecking)
    ask('/charge/code', { code: code.value }).then(
      () => challengeAnswered?.(),
      () => say(messages.codeUnsent, 'fault'),
    )
  })

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send()
  })

  function dress(values: Record<string, unknown>, mode: unknown): void {
    const { style, dataset } = document.documentElement
    for (const name of variables) {
      const value = values[name]
      const isPlain = typeof value === 'string' && value.length < 200 && /^[\w\s#(),.%'"/-]+$/.test(value)
      if (isPlain && !/url|expression/i.test(value)) style.setProperty(name, value)
    }
    if (mode === 'Dark' || mode === 'Light') dataset.mode = mode.toLowerCase()
    dataset.dressed = ''
  }

  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.origin !== shopOrigin || event.source !== parent) return
    const command = event.data as {
      source?: string
      type?: string
      variables?: Record<string, unknown>
      mode?: string
      storesCard?: unknown
    } | null
    if (command?.source !== 'foyer-shop') return
    if (command.type === 'submit') void send()
    if (command.type === 'consent') storesCard = command.storesCard === true
    if (command.type === 'theme') dress(command.variables ?? {}, command.mode)
  })

  // The fields become visible even if the page sends no theme.
  setTimeout(() => (document.documentElement.dataset.dressed = ''), 600)
  new ResizeObserver(() =>
    notify({ type: 'resize', height: Math.ceil(document.body.getBoundingClientRect().height) }),
  ).observe(document.body)
  notify({ type: 'ready' })
  check()
}
