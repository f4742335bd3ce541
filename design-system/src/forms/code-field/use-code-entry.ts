import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import type { CodeEntry, CodeKind, CodeRule } from './CodeField.types.ts'

/** What stands in the field and what kind of code it is. */
export interface TypedCode extends CodeEntry {
  kind: CodeKind | null
  /** Whether the number has identified its kind; otherwise it was chosen, or is the only one. */
  isRecognized: boolean
}

interface CodeEntryInput {
  kinds: readonly CodeKind[]
  rule: CodeRule
  onEdit: () => void
}

/** Keeps number, PIN and chosen kind, and the caret where it was while the number takes its layout. */
export function useCodeEntry({ kinds, rule, onEdit }: CodeEntryInput) {
  const [{ text, caret }, setMasked] = useState({ text: '', caret: 0 })
  const [pin, setPin] = useState('')
  const [chosenId, setChosenId] = useState<string | null>(null)
  const number = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const input = number.current
    if (input && document.activeElement === input) input.setSelectionRange(caret, caret)
  }, [text, caret])

  const recognized = rule.recognize(text)
  const isRecognized = recognized.length === 1
  const mayBe = recognized.length > 0 ? kinds.filter(({ id }) => recognized.includes(id)) : kinds
  const [only, ...others] = mayBe
  const kind = others.length === 0 ? only : mayBe.find(({ id }) => id === chosenId)
  const typed: TypedCode = {
    text,
    pin: kind === undefined || kind.pin === 'None' ? '' : pin.trim(),
    kindId: kind?.id ?? null,
    kind: kind ?? null,
    isRecognized,
  }
  return {
    typed,
    pinText: pin,
    number,
    changeNumber: (event: ChangeEvent<HTMLInputElement>) => {
      const { value, selectionStart } = event.target
      const at = selectionStart ?? value.length
      // An input method shows its own draft until it has a character.
      const isDraft = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
      setMasked(isDraft ? { text: value, caret: at } : rule.mask(value, at))
      onEdit()
    },
    changePin: (value: string) => {
      setPin(value)
      onEdit()
    },
    choose: (kindId: string) => {
      setChosenId(kindId)
      onEdit()
    },
    empty: () => {
      setMasked({ text: '', caret: 0 })
      setPin('')
      onEdit()
      number.current?.focus()
    },
  }
}
