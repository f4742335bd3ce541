export { ProgrammeEntry } from './ProgrammeEntry.tsx'
