export { LazyDialog } from './LazyDialog.tsx'
