export {
  useForm,
  type FormErrors,
  type FormOptions,
  type FormPhase,
  type FormState,
  type FormValues,
} from './use-form.ts'
