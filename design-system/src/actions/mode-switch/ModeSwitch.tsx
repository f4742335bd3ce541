import type { ComponentPropsWithRef } from 'react'
import { chooseAppearance, type ModeChoice } from '../../theme/appearance.ts'
import { AppearanceSwitch } from './AppearanceSwitch.tsx'

const choices = ['Light', 'Dark', 'System'] as const satisfies readonly ModeChoice[]

const chooseMode = (mode: ModeChoice) => chooseAppearance({ mode })

export interface ModeSwitchProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  /** Accessible name of the group, and the label of each choice. */
  labels: { legend: string } & Record<ModeChoice, string>
  /** A box of buttons, or words on a line with the question before them. Default 'box'. */
  variant?: 'box' | 'line' | undefined
}

/**
 * Light, dark, or as the device has it: changes attributes and a cookie; React renders nothing again. Keyboard as the
 * radio group of the ARIA Authoring Practices, which the browser's own radios have. For the level of contrast see
 * `ContrastSwitch`. Our own: its radio
 * buttons lie unseen over the words, painted by an attribute of the page, so that a switch renders nothing again;
 * Material UI's Radio draws a circle and follows React's state.
 */
export const ModeSwitch = (props: ModeSwitchProps) => (
  <AppearanceSwitch kind="mode" choices={choices} onChoose={chooseMode} {...props} />
)
