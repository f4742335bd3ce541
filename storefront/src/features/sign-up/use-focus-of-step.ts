import { useEffect, useRef } from 'react'
import type { RefusedValue } from './refusal.ts'
import { signUpTitleId } from './SignUpLayout.tsx'
import type { SignUpStep } from './steps.ts'

/** Moves the focus to the title of a step that begins, or to the field that the server has refused there. */
export function useFocusOfStep(step: SignUpStep, refused: RefusedValue | null): void {
  const shown = useRef(step)
  const answered = useRef(refused)
  useEffect(() => {
    const isNew = shown.current !== step
    const isRefused = refused !== null && answered.current !== refused
    shown.current = step
    if (!isNew && !isRefused) return
    const field = isRefused ? document.querySelector<HTMLElement>(`[name="${refused.field}"]`) : null
    // A field of another step is there once its step is shown.
    if (field !== null) answered.current = refused
    const target = field ?? document.getElementById(signUpTitleId)
    target?.focus()
  }, [step, refused])
}
