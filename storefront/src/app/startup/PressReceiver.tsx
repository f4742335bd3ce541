import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { noteReceived } from './early-presses.ts'

const note = ({ nativeEvent }: MouseEvent) => noteReceived(nativeEvent)

/**
 * The element around the application: notes each press that React passes on, and says when the page is hydrated
 * (`data-hydrated`), which tests wait for. Parts whose code is fetched with them may still be on their way then.
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
