export { ContrastDisclosure, type ContrastDisclosureProps } from './ContrastDisclosure.tsx'
export { ContrastSwitch, type ContrastSwitchProps } from './ContrastSwitch.tsx'
export { ModeSwitch, type ModeSwitchProps } from './ModeSwitch.tsx'
