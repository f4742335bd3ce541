export { DayStrip, type Day, type DayStripProps } from './DayStrip.tsx'
