export { Field, type FieldControl, type FieldFrameProps, type FieldProps } from './Field.tsx'
export { FieldInput, type FieldInputProps } from './FieldInput.tsx'
