export { askAgain, latePart } from './late-part.ts'
export { lateComponent } from './late-component.tsx'
