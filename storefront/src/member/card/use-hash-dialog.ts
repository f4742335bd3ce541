import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** What opens over the page, and closes with the browser's way back. */
export interface HashDialog {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/**
 * Whether something is open over the page, read from the address: the way back closes it, which on a phone is a gesture.
 * @param name the hash of the address, without its sign
 */
export function useHashDialog(name: string): HashDialog {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  /** Opened here: the page without it is one step back. Else somebody has come by its address. */
  const [hasOpened, setOpened] = useState(false)
  const isOpen = hash === `#${name}`
  return {
    isOpen,
    open: () => {
      setOpened(true)
      void navigate({ pathname, search, hash: name })
    },
    close: () => {
      if (!isOpen) return
      setOpened(false)
      void (hasOpened ? navigate(-1) : navigate({ pathname, search }, { replace: true }))
    },
  }
}
