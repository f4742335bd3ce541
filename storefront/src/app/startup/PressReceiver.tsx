import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { noteReceived } from './early-presses.ts'

const note = ({ nativeEvent }: MouseEvent) => noteReceived(nativeEvent)

/**
 * The element around the application: records each press that React handles, and sets `data-hydrated` when the page
 * is hydrated, which tests wait for. Lazy parts may still be loading then.
 */
export function PressReceiver({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    element.current?.setAttribute('data-hydrated', '')
  }, [])
  return (
    <div ref={element} onClickCapture={note} onAuxClickCapture={note}>
      {children}
    </div>
  )
}
