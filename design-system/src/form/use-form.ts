import { useEffect, useRef, useState, type FormEvent } from 'react'
import { faultText, findFault, type FaultMessages, type FieldRules } from '../field-rules/index.ts'

export type FormValues = Record<string, unknown>

/** What a form knows of one of its fields. */
export interface FormField extends FieldRules {
  /** Its help is there to be kept while typing: it is judged from the first letter on. */
  hasHelp?: boolean | undefined
  /** Words of its own for a kind of fault. */
  messages?: Partial<FaultMessages> | undefined
}

export interface FormOptions<Values extends FormValues> {
  fields: { readonly [Name in keyof Values]: FormField }
  initial: Values
  messages: FaultMessages
  /**
   * `blur`: a field is judged when it is left, and from then on as it changes. `change`: as it changes, after a pause of
   * `debounce` ms.
   */
  judgeOn?: 'blur' | 'change' | undefined
  debounce?: number | undefined
  /** First of all, before anything is judged. */
  beforeSubmit?: ((values: Values) => void | Promise<void>) | undefined
  /** Sends the form; what it throws is told to `afterFailed`. */
  submit: (values: Values) => void | Promise<void>
  afterSuccess?: ((values: Values) => void) | undefined
  afterFailed?: ((error: unknown) => void) | undefined
}

export interface FormState<Values extends FormValues> {
  values: Values
  setValue: <Name extends keyof Values>(name: Name, value: Values[Name]) => void
  /** The field has been left. */
  leave: (name: keyof Values) => void
  /** What is to be shown under a field now. */
  errorOf: (name: keyof Values) => string | undefined
  /** Whether nothing is wrong, shown or not. A suggestion for an email is nothing wrong. */
  isValid: boolean
  isSubmitting: boolean
  /** The last sending did not work. */
  hasFailed: boolean
  /** For the form element: Enter in a field submits it, as forms do. */
  form: { noValidate: true; onSubmit: (event: FormEvent<HTMLFormElement>) => void }
}

const added = <T>(set: ReadonlySet<T>, item: T): ReadonlySet<T> =>
  set.has(item) ? set : new Set(set).add(item)

/**
 * The course of a form: what its fields hold, when what is wrong is shown, and the steps of sending it: before, judging,
 * sending, then success or failure. The first wrong field gets the focus, by its `name`.
 */
export function useForm<Values extends FormValues>(options: FormOptions<Values>): FormState<Values> {
  const { fields, initial, messages, judgeOn = 'blur', debounce = 0 } = options
  const [values, setValues] = useState(initial)
  const [judged, setJudged] = useState<ReadonlySet<keyof Values>>(new Set())
  const [state, setState] = useState<'ready' | 'submitting' | 'failed'>('ready')
  const latest = useRef(values)
  const timers = useRef(new Map<keyof Values, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const pending = timers.current
    return () => pending.forEach((timer) => clearTimeout(timer))
  }, [])
  const names = Object.keys(fields) as (keyof Values)[]
  const faultOf = (name: keyof Values, held: Values) => findFault(held[name], fields[name])
  const judge = (name: keyof Values) => setJudged((before) => added(before, name))

  const setValue: FormState<Values>['setValue'] = (name, value) => {
    latest.current = { ...latest.current, [name]: value }
    setValues(latest.current)
    if (fields[name].hasHelp) judge(name)
    if (judgeOn === 'blur') return
    // While it is being typed, it is not called wrong.
    setJudged((before) => new Set([...before].filter((each) => each !== name)))
    clearTimeout(timers.current.get(name))
    if (debounce === 0) judge(name)
    else timers.current.set(name, setTimeout(judge, debounce, name))
  }

  const send = async (form: HTMLFormElement) => {
    setState('submitting')
    try {
      await options.beforeSubmit?.(latest.current)
      setJudged(new Set(names))
      const wrong = names.find((name) => faultOf(name, latest.current))
      if (wrong !== undefined) {
        setState('ready')
        form.querySelector<HTMLElement>(`[name="${CSS.escape(String(wrong))}"]`)?.focus()
        return
      }
      await options.submit(latest.current)
      setState('ready')
      options.afterSuccess?.(latest.current)
    } catch (error) {
      setState('failed')
      options.afterFailed?.(error)
    }
  }

  return {
    values,
    setValue,
    leave: judge,
    errorOf: (name) => {
      const fault = judged.has(name) ? faultOf(name, values) : null
      return fault ? faultText(fault, { ...messages, ...fields[name].messages }) : undefined
    },
    isValid: names.every((name) => !faultOf(name, values)),
    isSubmitting: state === 'submitting',
    hasFailed: state === 'failed',
    form: {
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        if (state !== 'submitting') void send(event.currentTarget)
      },
    },
  }
}
