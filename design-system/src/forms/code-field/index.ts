export { CodeField, type CodeFieldProps } from './CodeField.tsx'
export type { CodeEntry, CodeFieldLabels, CodeKind, CodeRule, MaskedCode } from './CodeField.types.ts'
