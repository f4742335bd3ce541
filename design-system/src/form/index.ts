export { judgeByRules, type FormField } from './judge-by-rules.ts'
export {
  useForm,
  type FormFaults,
  type FormOptions,
  type FormPhase,
  type FormState,
  type FormValues,
} from './use-form.ts'
