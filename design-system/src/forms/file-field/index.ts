export { FileField, type FileFieldLabels, type FileFieldProps } from './FileField.tsx'
export { sortFiles } from './sort-files.ts'
