export { MaskedField, type MaskedFieldProps, type MaskedInputProps } from './MaskedField.tsx'
export type { MaskRule } from './mask-rule.ts'
export { createNumberMaskRule, type NumberMarks } from './number-rule.ts'
