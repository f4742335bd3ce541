import type { FrameMessage } from '@foyer/contract/payments/frame'
import { FrameBridge } from './frame-bridge.ts'

const origin = 'https://pay.example'

function line() {
  const listeners = new Set<(event: unknown) => void>()
  const sent: [unknown, string][] = []
  const frame = {
    postMessage: (message: unknown, target: string) => sent.push([message, target]),
  } as unknown as Window
  const heard: FrameMessage[] = []
  const bridge = new FrameBridge({
    frame: () => frame,
    origin,
    onMessage: (message) => heard.push(message),
    host: {
      addEventListener: (_: string, listener: unknown) => listeners.add(listener as (event: unknown) => void),
      removeEventListener: (_: string, listener: unknown) =>
        listeners.delete(listener as (event: unknown) => void),
    },
  })
  const stop = bridge.listen()
  const arrive = (data: unknown, from: Partial<{ origin: string; source: unknown }> = {}) =>
    listeners.forEach((listener) => listener({ data, origin, source: frame, ...from }))
  return { bridge, heard, sent, arrive, stop, listeners }
}

describe('the line to the payment frame', () => {
  it('hears the frame', () => {
    const { heard, arrive } = line()
    arrive({ source: 'foyer-pay', type: 'ready' })
    arrive({ source: 'foyer-pay', type: 'resize', height: 320 })
    expect(heard).toEqual([
      { source: 'foyer-pay', type: 'ready' },
      { source: 'foyer-pay', type: 'resize', height: 320 },
    ])
  })

  it.each([
    ['another origin', { source: 'foyer-pay', type: 'finished' }, { origin: 'https://evil.example' }],
    ['another window', { source: 'foyer-pay', type: 'finished' }, { source: {} }],
    ['a stranger', { source: 'someone', type: 'finished' }, {}],
    ['an unknown word', { source: 'foyer-pay', type: 'redirect' }, {}],
    ['no object', 'finished', {}],
    ['an absurd height', { source: 'foyer-pay', type: 'resize', height: 1e9 }, {}],
  ])('does not hear %s', (_, data, from) => {
    const { heard, arrive } = line()
    arrive(data, from)
    expect(heard).toEqual([])
  })

  it('speaks to the provider’s origin alone, and stops listening when told', () => {
    const { bridge, sent, stop, listeners } = line()
    bridge.send({ source: 'foyer-shop', type: 'submit' })
    expect(sent).toEqual([[{ source: 'foyer-shop', type: 'submit' }, origin]])
    stop()
    expect(listeners.size).toBe(0)
  })
})
