export { IntegerField, type IntegerFieldProps } from './IntegerField.tsx'
