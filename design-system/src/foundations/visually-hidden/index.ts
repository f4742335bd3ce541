export { hiddenWords } from './hidden-words.ts'
export { VisuallyHidden } from './VisuallyHidden.tsx'
