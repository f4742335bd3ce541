import type { FrameCommand, FrameMessage } from '@foyer/contract/payments/frame'

export interface FrameBridgeOptions {
  /** Window of the provider's frame, once it is there. */
  frame: () => Window | null
  /** The only origin that is listened to and spoken to. */
  origin: string
  onMessage: (message: FrameMessage) => void
  /** Where messages arrive; the page's window outside tests. */
  host?: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

const types: ReadonlySet<string> = new Set<FrameMessage['type']>([
  'ready',
  'resize',
  'valid',
  'submitted',
  'finished',
])

/**
 * The page's end of the line to the provider's frame. A message counts only when it comes from the frame's own window
 * and from the provider's origin, and looks like one of ours.
 */
export class FrameBridge {
  readonly #options: FrameBridgeOptions

  constructor(options: FrameBridgeOptions) {
    this.#options = options
  }

  /** Starts listening; the answer stops it. */
  listen(): () => void {
    const host = this.#options.host ?? window
    const receive = (event: MessageEvent<unknown>) => {
      if (event.origin !== this.#options.origin || event.source !== this.#options.frame()) return
      if (isFrameMessage(event.data)) this.#options.onMessage(event.data)
    }
    host.addEventListener('message', receive)
    return () => host.removeEventListener('message', receive)
  }

  send(command: FrameCommand): void {
    this.#options.frame()?.postMessage(command, this.#options.origin)
  }
}

function isFrameMessage(data: unknown): data is FrameMessage {
  if (typeof data !== 'object' || data === null) return false
  const { source, type, height, valid } = data as Record<string, unknown>
  if (source !== 'foyer-pay' || typeof type !== 'string' || !types.has(type)) return false
  if (type === 'resize') return typeof height === 'number' && height >= 0 && height < 5_000
  if (type === 'valid') return typeof valid === 'boolean'
  return true
}
