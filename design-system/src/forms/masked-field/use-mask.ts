import type { InputMask } from 'imask'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { MaskRule } from './mask-rule.ts'

interface MaskedInput {
  inputRef: RefObject<HTMLInputElement | null>
  rule: MaskRule
  /** The owner's value, if it keeps one. */
  value: string | undefined
  /** What the owner has been told last, or has said itself since. */
  lastReportedRef: RefObject<string>
  /** How often the owner has been told. */
  attempt: number
}

/**
 * Puts a mask on an input whose text the browser keeps, not React: only so may the mask move the caret. A value that the
 * owner gives is written into it, one that it merely gives back is not: what is being typed stands as it was typed. Where
 * the owner has been told and stays with what it had, that is written back. Where the mask's script does not come, what is
 * typed stands as it was typed and is read all the same, and the script is asked for again whenever the field gets the focus.
 * @returns whether the mask has come
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
        // The field is whole without it; whoever comes to it once more may have it yet.
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
