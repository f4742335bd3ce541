export { hiddenWords, VisuallyHidden } from './VisuallyHidden.tsx'
