import type { ComponentPropsWithRef } from 'react'
import { chooseAppearance, type ContrastChoice } from '../../theme/appearance.ts'
import { AppearanceSwitch } from './AppearanceSwitch.tsx'

const choices = ['Normal', 'Medium', 'High', 'System'] as const satisfies readonly ContrastChoice[]

const chooseContrast = (contrast: ContrastChoice) => chooseAppearance({ contrast })

export interface ContrastSwitchProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'onChange'
> {
  /** Accessible name of the group, and the label of each choice. */
  labels: { legend: string } & Record<ContrastChoice, string>
}

/**
 * Contrast level, or as the device requests: changes an attribute and a cookie without rendering. Keyboard as the radio
 * group of the ARIA Authoring Practices, native. For light and dark see `ModeSwitch`. Our own: its radio buttons lie
 * unseen over the words, painted by an attribute of the page, so that a switch renders nothing; Material UI's Radio
 * draws a circle and follows React's state.
 */
export const ContrastSwitch = (props: ContrastSwitchProps) => (
  <AppearanceSwitch kind="contrast" choices={choices} onChoose={chooseContrast} {...props} />
)
