type Mediation = 'conditional' | 'button'

/** A device's answer to one request: its passkey, or the error that browsers throw. */
type DeviceReply = 'passkey' | Error

interface Request {
  readonly mediation: Mediation
  readonly reply: (reply: DeviceReply) => void
}

const bytes = Uint8Array.of(1, 2, 3).buffer
const credential = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
    attestationObject: bytes,
    getTransports: () => ['internal'],
    getPublicKeyAlgorithm: () => -7,
    getPublicKey: () => null,
    getAuthenticatorData: () => bytes,
  },
}

/** An error of the browser's interface, as browsers throw it. */
export const createDeviceError = (name: string) => Object.assign(new Error(name), { name })

/** A browser with passkeys, whose device answers when the test says so. Requests are ended by their signal. */
export class FakeDevice {
  /** Requests that have not ended, oldest first. */
  readonly requests: Request[] = []
  readonly #before = {
    credentials: Object.getOwnPropertyDescriptor(navigator, 'credentials'),
    isSecureContext: Object.getOwnPropertyDescriptor(window, 'isSecureContext'),
  }

  constructor({ hasAutofill = true }: { hasAutofill?: boolean } = {}) {
    Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
    Object.assign(window, {
      PublicKeyCredential: Object.assign(function PublicKeyCredential() {}, {
        isConditionalMediationAvailable: () => Promise.resolve(hasAutofill),
      }),
    })
    const ask = (options: CredentialRequestOptions & CredentialCreationOptions) =>
      this.#ask(options.mediation === 'conditional' ? 'conditional' : 'button', options.signal)
    Object.defineProperty(navigator, 'credentials', { value: { get: ask, create: ask }, configurable: true })
  }

  /** Answers the oldest request. @throws RangeError without one */
  answer(reply: DeviceReply): void {
    const [request] = this.requests
    if (!request) throw new RangeError('the device was asked for nothing')
    request.reply(reply)
  }

  /** Gives the browser back as it was. */
  remove(): void {
    Reflect.deleteProperty(window, 'PublicKeyCredential')
    const { credentials, isSecureContext } = this.#before
    if (credentials) Object.defineProperty(navigator, 'credentials', credentials)
    else Reflect.deleteProperty(navigator, 'credentials')
    if (isSecureContext) Object.defineProperty(window, 'isSecureContext', isSecureContext)
    else Reflect.deleteProperty(window, 'isSecureContext')
  }

  #ask(mediation: Mediation, signal: AbortSignal | undefined): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const end = () => {
        const index = this.requests.indexOf(request)
        if (index >= 0) this.requests.splice(index, 1)
      }
      const request: Request = {
        mediation,
        reply: (reply) => {
          end()
          if (reply === 'passkey') resolve(credential)
          else reject(reply)
        },
      }
      this.requests.push(request)
      signal?.addEventListener('abort', () => {
        end()
        reject(createDeviceError('AbortError'))
      })
    })
  }
}
