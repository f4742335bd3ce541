import type { InputMask } from 'imask'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { MaskRule } from './mask-rule.ts'

interface MaskedInput {
  inputRef: RefObject<HTMLInputElement | null>
  rule: MaskRule
  /** The owner's value, if it keeps one. */
  value: string | undefined
  /** The value last reported to the owner, or set by it since. */
  lastReportedRef: RefObject<string>
  /** Number of reports to the owner. */
  attempt: number
}

/**
 * Applies a mask to an input whose text the browser keeps, not React: only then can the mask move the caret. A new
 * value from the owner is written into it; a reported value that is passed back is not, so the typed text stays
 * unchanged. If the owner keeps its old value after a report, that one is written back. If the mask's script fails, the
 * text stays as typed and is still parsed, and the script is requested again whenever the field gets the focus.
 * @returns whether the mask has loaded
 */
export function useMask({ inputRef, rule, value, lastReportedRef, attempt }: MaskedInput): boolean {
  const [makeMask] = useState(() => rule.mask)
  const mask = useRef<InputMask | null>(null)
  const [isMasked, setMasked] = useState(false)
  useEffect(() => {
    const input = inputRef.current
    if (!input) return
    let isGone = false
    const put = () => {
      import('imask').then(
        ({ default: imask }) => {
          if (isGone) return
          mask.current = imask(input, makeMask(imask))
          setMasked(true)
        },
        // The field works without it; the next focus tries again.
        () => {
          if (!isGone) input.addEventListener('focus', put, { once: true })
        },
      )
    }
    put()
    return () => {
      isGone = true
      input.removeEventListener('focus', put)
      mask.current?.destroy()
      mask.current = null
    }
  }, [makeMask, inputRef])
  const latest = useRef(rule)
  useEffect(() => {
    latest.current = rule
  })
  useEffect(() => {
    if (value === undefined || value === lastReportedRef.current || !inputRef.current) return
    lastReportedRef.current = value
    const shown = latest.current.show(value)
    if (mask.current) mask.current.value = shown
    else inputRef.current.value = shown
  }, [inputRef, value, lastReportedRef, attempt])
  return isMasked
}
