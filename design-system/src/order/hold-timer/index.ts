export { HoldTimer, minutesAndSeconds, type HoldTimerProps } from './HoldTimer.tsx'
