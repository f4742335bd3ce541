import { useEffect, useState } from 'react'

/** A text once it has not changed for a while, for what is read aloud; empty before its first change. */
export function useSettled(text: string, milliseconds = 1_200): string {
  const [first] = useState(text)
  const [settled, setSettled] = useState('')
  useEffect(() => {
    if (text === first && settled === '') return undefined
    const timer = setTimeout(setSettled, milliseconds, text)
    return () => clearTimeout(timer)
  }, [text, first, settled, milliseconds])
  return settled
}
