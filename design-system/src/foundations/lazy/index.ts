export { askAgain, latePart, whenAskedAgain } from './late-part.ts'
export { lateComponent } from './late-component.tsx'
