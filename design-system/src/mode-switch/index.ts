export { ModeSwitch, type ModeSwitchProps } from './ModeSwitch.tsx'
