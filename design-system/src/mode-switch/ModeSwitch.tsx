import { chooseLook, type ModeChoice } from '../theme/look.ts'
import { LookSwitch, type LookSwitchProps } from './LookSwitch.tsx'

const choices = ['Light', 'Dark', 'System'] as const satisfies readonly ModeChoice[]

const chooseMode = (mode: ModeChoice) => chooseLook({ mode })

export type ModeSwitchProps = Omit<LookSwitchProps<ModeChoice>, 'kind' | 'choices' | 'onChoose'>

/**
 * Light, dark, or as the device has it: changes attributes and a cookie; React renders nothing again. Keyboard as the
 * radio group of the ARIA Authoring Practices, which the browser's own radios have. For the level of contrast see
 * `ContrastSwitch`.
 */
export const ModeSwitch = (props: ModeSwitchProps) => (
  <LookSwitch kind="mode" choices={choices} onChoose={chooseMode} {...props} />
)
