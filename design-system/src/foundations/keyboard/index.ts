export { findNextStop, type Stops } from './next-stop.ts'
