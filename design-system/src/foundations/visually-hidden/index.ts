export { visuallyHidden } from './hidden-words.ts'
export { VisuallyHidden } from './VisuallyHidden.tsx'
