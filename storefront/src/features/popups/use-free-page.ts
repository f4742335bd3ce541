import { useEffect, useState } from 'react'

const modal = '[aria-modal=true], dialog[open]'

/**
 * Whether nothing has stood over the page of this address at some moment: a dialog that the visitor has opened is not
 * opened over. From then on it stays so, for what opens next is what this was asked for.
 */
export function useFreePage(path: string): boolean {
  const [freeAt, setFreeAt] = useState<string | null>(null)
  const isFree = freeAt === path
  useEffect(() => {
    if (isFree) return
    const check = () => {
      if (!document.querySelector(modal)) setFreeAt(path)
    }
    check()
    // Dialogs hang on the body itself.
    const observer = new MutationObserver(check)
    observer.observe(document.body, { childList: true })
    return () => observer.disconnect()
  }, [isFree, path])
  return isFree
}
