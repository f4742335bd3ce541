import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type MouseEvent } from 'react'

export type FormValues = Record<string, unknown>

/** Error messages by field name; in the order of the fields, as the first gets the focus. */
export type FormErrors<Values extends FormValues> = ReadonlyMap<keyof Values, string>

/** State of the submission; `refused` means that the server found invalid fields. */
export type FormPhase = 'ready' | 'submitting' | 'failed' | 'refused' | 'submitted'

export interface FormOptions<Values extends FormValues> {
  initial: Values
  /** Validates all fields, each by itself or by what depends on one another; answers the text of each that is wrong. */
  validate: (values: Values) => FormErrors<Values>
  /** Fields whose help is there to be kept while typing: they are validated from the first letter on. */
  helped?: readonly (keyof Values)[] | undefined
  /**
   * `blur`: a field is validated when it is left, and from then on as it changes. `change`: as it changes, after a pause of
   * `debounce` ms.
   */
  validateOn?: 'blur' | 'change' | undefined
  debounce?: number | undefined
  /** The fields that a submission validates: default all, or the fields that the form currently shows. */
  getShownFields?: ((values: Values) => readonly (keyof Values)[]) | undefined
  /** Goes to the next step instead of sending; false if there is none. */
  next?: ((values: Values) => boolean) | undefined
  /** Brings a field that is wrong onto the screen, before it gets the focus. */
  reveal?: ((name: keyof Values) => void) | undefined
  /** First of all, before anything is validated. */
  beforeSubmit?: ((values: Values) => void | Promise<void>) | undefined
  /**
   * Sends the form. A refusal is returned as errors, which stay at the fields until they change; a thrown error is
   * passed to `afterFailed`.
   */
  submit: (values: Values) => FormErrors<Values> | void | Promise<FormErrors<Values> | void>
  afterSuccess?: ((values: Values) => void) | undefined
  afterFailed?: ((error: unknown) => void) | undefined
}

export interface FormState<Values extends FormValues> {
  values: Values
  setValue: <Name extends keyof Values>(name: Name, value: Values[Name]) => void
  /** The field has lost the focus. The form element handles this for its own fields, by their `name`. */
  leave: (name: keyof Values) => void
  /** The error to show below a field now. */
  getError: (name: keyof Values) => string | undefined
  /** Whether nothing is wrong, shown or not. A suggestion for an email is nothing wrong. */
  isValid: boolean
  phase: FormPhase
  isSubmitting: boolean
  /** The last sending did not work. */
  hasFailed: boolean
  /** For the form element: Enter in a field submits it, as forms do. */
  form: {
    noValidate: true
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onBlur: (event: FocusEvent<HTMLFormElement>) => void
    onFocus: () => void
    onMouseDown: (event: MouseEvent<HTMLFormElement>) => void
  }
}

const added = <T>(set: ReadonlySet<T>, items: readonly T[]): ReadonlySet<T> =>
  items.every((item) => set.has(item)) ? set : new Set([...set, ...items])

const without = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> =>
  map.has(key) ? new Map([...map].filter(([each]) => each !== key)) : map

/**
 * State of a form: values of its fields, when errors are shown, and the steps of a submission: before, validating,
 * sending, then success, refusal or failure. The first invalid field gets the focus, by its `name`.
 */
export function useForm<Values extends FormValues>(options: FormOptions<Values>): FormState<Values> {
  const { initial, validate, helped = [], validateOn = 'blur', debounce = 0 } = options
  const [values, setValues] = useState(initial)
  const [validated, setValidated] = useState<ReadonlySet<keyof Values>>(new Set())
  const [refusals, setRefusals] = useState<FormErrors<Values>>(new Map())
  const [phase, setPhase] = useState<FormPhase>('ready')
  const [aim, setAim] = useState<{ readonly name: keyof Values } | null>(null)
  const latest = useRef(values)
  const element = useRef<HTMLFormElement>(null)
  /** Whether the button that submits has been pressed since a field had the focus. */
  const isSubmitPressed = useRef(false)
  const timers = useRef(new Map<keyof Values, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const pending = timers.current
    return () => pending.forEach((timer) => clearTimeout(timer))
  }, [])
  useEffect(() => {
    if (!aim) return
    element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(String(aim.name))}"]`)?.focus()
  }, [aim])
  const errors = validate(values)
  const leave = (name: keyof Values) => setValidated((before) => added(before, [name]))

  const setValue: FormState<Values>['setValue'] = (name, value) => {
    latest.current = { ...latest.current, [name]: value }
    setValues(latest.current)
    setRefusals((before) => without(before, name))
    if (helped.includes(name)) leave(name)
    if (validateOn === 'blur') return
    // While it is being typed, it is not called wrong.
    setValidated((before) => new Set([...before].filter((each) => each !== name)))
    clearTimeout(timers.current.get(name))
    if (debounce === 0) leave(name)
    else timers.current.set(name, setTimeout(leave, debounce, name))
  }

  /** Moves the focus to the first error; false if there is none. */
  const leadTo = (names: Iterable<keyof Values>): boolean => {
    const [name] = names
    if (name === undefined) return false
    options.reveal?.(name)
    setAim({ name })
    return true
  }

  const send = async () => {
    try {
      if (options.beforeSubmit) {
        setPhase('submitting')
        await options.beforeSubmit(latest.current)
      }
      const held = latest.current
      const shownFields = options.getShownFields?.(held) ?? Object.keys(initial)
      setValidated((before) => added(before, shownFields))
      setPhase('ready')
      if (leadTo([...validate(held).keys()].filter((name) => shownFields.includes(name)))) return
      if (options.next?.(held)) return
      setPhase('submitting')
      const refused = (await options.submit(held)) ?? null
      setPhase(refused ? 'refused' : 'submitted')
      setRefusals(refused ?? new Map())
      if (refused) leadTo(refused.keys())
      else options.afterSuccess?.(held)
    } catch (error) {
      setPhase('failed')
      options.afterFailed?.(error)
    }
  }

  return {
    values,
    setValue,
    leave,
    getError: (name) => (validated.has(name) ? errors.get(name) : undefined) ?? refusals.get(name),
    isValid: errors.size === 0,
    phase,
    isSubmitting: phase === 'submitting',
    hasFailed: phase === 'failed',
    form: {
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        element.current = event.currentTarget
        if (phase !== 'submitting') void send()
      },
      onMouseDown: ({ target }) => {
        isSubmitPressed.current = target instanceof Element && target.closest('[type="submit"]') !== null
      },
      onFocus: () => {
        isSubmitPressed.current = false
      },
      onBlur: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
        // An error that appears now would move the button from under the pointer; the submission validates all fields.
        if (isSubmitPressed.current) return
        const name = target.getAttribute('name')
        if (name === null || !Object.hasOwn(initial, name)) return
        // Among the choices of one field, it has not been left.
        if (relatedTarget?.getAttribute('name') !== name) leave(name)
      },
    },
  }
}
