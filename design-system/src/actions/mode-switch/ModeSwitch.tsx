import type { ComponentPropsWithRef } from 'react'
import { chooseLook, type ModeChoice } from '../../theme/look.ts'
import { LookSwitch } from './LookSwitch.tsx'

const choices = ['Light', 'Dark', 'System'] as const satisfies readonly ModeChoice[]

const chooseMode = (mode: ModeChoice) => chooseLook({ mode })

export interface ModeSwitchProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  /** What the question is called where it is read aloud, and the word of each choice. */
  labels: { legend: string } & Record<ModeChoice, string>
}

/**
 * Light, dark, or as the device has it: changes attributes and a cookie; React renders nothing again. Keyboard as the
 * radio group of the ARIA Authoring Practices, which the browser's own radios have. For the level of contrast see
 * `ContrastSwitch`. Our own: it is painted by an attribute of the page, so that a switch renders nothing again.
 */
export const ModeSwitch = (props: ModeSwitchProps) => (
  <LookSwitch kind="mode" choices={choices} onChoose={chooseMode} {...props} />
)
