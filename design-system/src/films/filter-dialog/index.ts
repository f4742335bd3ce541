export { FilterDialog, type FilterDialogLabels, type FilterDialogProps } from './FilterDialog.tsx'
export { toggleValue, type FilterSection, type FilterSelection } from './selection.ts'
