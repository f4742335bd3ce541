export { nextStop, type Stops } from './next-stop.ts'
