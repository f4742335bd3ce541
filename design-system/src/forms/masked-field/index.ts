export { MaskedField, type MaskedFieldProps, type MaskedInputProps } from './MaskedField.tsx'
export type { MaskRule } from './mask-rule.ts'
export { numberRule, type NumberMarks } from './number-rule.ts'
