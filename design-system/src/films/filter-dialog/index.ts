export { FilterDialog, type FilterDialogLabels, type FilterDialogProps } from './FilterDialog.tsx'
export { toggled, type FilterSection, type FilterSelection } from './selection.ts'
