import type { ComponentPropsWithRef } from 'react'
import { chooseAppearance, type ContrastChoice } from '../../theme/appearance.ts'
import { AppearanceSwitch } from './AppearanceSwitch.tsx'

const choices = ['Normal', 'Medium', 'High', 'System'] as const satisfies readonly ContrastChoice[]

const chooseContrast = (contrast: ContrastChoice) => chooseAppearance({ contrast })

export interface ContrastSwitchProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'onChange'
> {
  /** What the question is called where it is read aloud, and the word of each choice. */
  labels: { legend: string } & Record<ContrastChoice, string>
}

/**
 * How far colours stand apart, or as the device asks: changes an attribute and a cookie; React renders nothing again.
 * Keyboard as the radio group of the ARIA Authoring Practices, which the browser's own radios have. For light and dark
 * see `ModeSwitch`.
 */
export const ContrastSwitch = (props: ContrastSwitchProps) => (
  <AppearanceSwitch kind="contrast" choices={choices} onChoose={chooseContrast} {...props} />
)
