import type { FrameCommand, FrameMessage } from '@foyer/contract/payments/frame'
import { styled } from '@foyer/design-system/foundations/styled'
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { FrameBridge } from './frame-bridge.ts'
import { readFrameTheme } from './frame-theme.ts'

/** CSS pixels that the fields take before they say so themselves: number, date and code side by side, name. */
const usualHeight = 284

/** Room for the fields while their frame is being made. */
export const PaymentFrameSpace = styled('div')({ blockSize: usualHeight })

const Frame = styled('iframe')({ display: 'block', inlineSize: '100%', border: 0, colorScheme: 'normal' })

export interface PaymentFrameHandle {
  /** Asks the frame to send the card; it answers with `submitted`, then `finished`. */
  submit: () => void
}

export interface PaymentFrameProps {
  frameUrl: string
  origin: string
  title: string
  onMessage: (message: FrameMessage) => void
  /** Whether the member agrees that the card is stored; undefined where that is not asked. */
  storesCard?: boolean | undefined
  ref?: Ref<PaymentFrameHandle>
}

const toConsent = (storesCard: boolean): FrameCommand => ({
  source: 'foyer-shop',
  type: 'consent',
  storesCard,
})

/** The provider's own fields, on the provider's origin, in the brand's colors. What is typed there never reaches this page. */
export function PaymentFrame({ frameUrl, origin, title, onMessage, storesCard, ref }: PaymentFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  const latest = useRef(onMessage)
  useEffect(() => {
    latest.current = onMessage
  }, [onMessage])

  const line = useRef<FrameBridge | null>(null)
  const consent = useRef(storesCard)
  useEffect(() => {
    consent.current = storesCard
    if (storesCard !== undefined) line.current?.send(toConsent(storesCard))
  }, [storesCard])
  useEffect(() => {
    const bridge = new FrameBridge({
      origin,
      frame: () => frame.current?.contentWindow ?? null,
      onMessage: (message) => {
        if (message.type === 'ready') {
          bridge.send(readFrameTheme())
          if (consent.current !== undefined) bridge.send(toConsent(consent.current))
        }
        if (message.type === 'resize') setHeight(message.height)
        latest.current(message)
      },
    })
    line.current = bridge
    const stop = bridge.listen()
    // A switch of mode or contrast changes an attribute of the root, without a React commit.
    const observer = new MutationObserver(() => bridge.send(readFrameTheme()))
    observer.observe(document.documentElement, { attributeFilter: ['data-mode', 'data-contrast'] })
    return () => {
      stop()
      observer.disconnect()
    }
  }, [origin])
  useImperativeHandle(
    ref,
    () => ({ submit: () => line.current?.send({ source: 'foyer-shop', type: 'submit' }) }),
    [],
  )

  return (
    <Frame
      ref={frame}
      src={frameUrl}
      title={title}
      height={height ?? usualHeight}
      aria-busy={height === null}
      allow="payment"
    />
  )
}
