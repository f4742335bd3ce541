import type { ReactNode } from 'react'
import { Case } from './Cases.tsx'

interface FieldState {
  readonly defaultValue?: string
  readonly error?: string
  readonly disabled?: boolean
}

interface FieldStatesProps {
  /** The field in a state. */
  show: (state: FieldState) => ReactNode
  /** Of the field that is hovered or focused; without any it is empty. */
  value?: string
  failed: FieldState
  /** Value of the field that is disabled. */
  disabled: string
}

/** The states that every field has, among the `Cases` of its sheet. */
export const FieldStates = ({ show, value, failed, disabled }: FieldStatesProps) => {
  const usual = value === undefined ? {} : { defaultValue: value }
  return (
    <>
      <Case name="Hovered" force="hover">
        {show(usual)}
      </Case>
      <Case name="Focused" force="focus-visible">
        {show(usual)}
      </Case>
      <Case name="Failed">{show(failed)}</Case>
      <Case name="Disabled">{show({ defaultValue: disabled, disabled: true })}</Case>
    </>
  )
}
