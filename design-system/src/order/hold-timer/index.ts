export { HoldTimer, formatMinutesAndSeconds, type HoldTimerProps } from './HoldTimer.tsx'
