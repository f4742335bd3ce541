export { useForm, type FormField, type FormOptions, type FormState, type FormValues } from './use-form.ts'
