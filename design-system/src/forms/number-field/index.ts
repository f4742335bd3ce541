export { NumberField, type NumberFieldProps } from './NumberField.tsx'
export type { NumberFormat } from './number-format.ts'
