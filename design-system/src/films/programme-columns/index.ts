export { ProgrammeColumns, type ProgrammeColumnsProps, type ProgrammeEntry } from './ProgrammeColumns.tsx'
