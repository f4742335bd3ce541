import type { ContentForm, FormField } from '@foyer/contract/omnia/content-form'
import { shownFields } from '@foyer/contract/omnia/form-conditions'
import { editorsWords, faultsOf, isKnownField, takesAnswer } from '@foyer/contract/omnia/form-faults'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useContent } from '../../app/content.ts'
import { useStores, useText } from '../../app/hooks.ts'
import { firstAnswers, isFile, judgedAnswers, sentAnswers, type Answer, type Answers } from './answers.ts'
import { stepAt, stepsOf } from './form-steps.ts'

/** `sent` is the end: a form is sent once. */
type State = 'open' | 'sending' | 'failed' | 'rejected' | 'sent'

/** Where the focus is to go: to a field by its alias, to the head of the step, or to what is said at the end. */
type Aim = { readonly to: 'field'; readonly alias: string } | { readonly to: 'step' | 'message' }

/** An address of this site. */
const ownPath = /^\/(?![/\\])/

/** The visitor's own day, `yyyy-MM-dd`. */
function dayAt(now: number): string {
  const day = new Date(now)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(day.getFullYear())}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/**
 * The course of a content form: what its fields hold, which are shown, what is wrong with them, its steps, and sending
 * it. What is wrong with a field shows once it was left; leaving a step shows all of it, and what fails loses nothing.
 */
export function useContentForm(form: ContentForm) {
  const { notifications, today } = useStores()
  const { formEntries, unknownElements } = useContent()
  const { t } = useText()
  const navigate = useNavigate()
  const [answers, setAnswers] = useState(() => firstAnswers(form))
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set())
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({})
  const [state, setState] = useState<State>('open')
  const [message, setMessage] = useState(form.messageOnSubmit)
  const [page, setPage] = useState(0)
  const [aim, setAim] = useState<Aim | null>(null)
  /** One for these answers, however often they are sent. */
  const key = useRef<string | null>(null)
  const noticeId = `form-${form.id}`
  const values = judgedAnswers(answers)
  const day = dayAt(today.now)
  const timeCaptions = { start: t('browsing.form.startTime'), end: t('browsing.form.endTime') }
  const faults = faultsOf(form, values, { today: day, timeCaptions })
  const shown = shownFields(form, values)
  const known = shown.filter(isKnownField)
  const steps = stepsOf(form, known)
  const step = stepAt(steps, page)
  const strangeKinds = shown
    .filter((field) => !isKnownField(field))
    .map(({ type }) => String(type.name))
    .join(', ')

  useEffect(() => {
    formEntries.prepare()
  }, [formEntries])
  useEffect(() => {
    if (strangeKinds !== '') unknownElements.report(strangeKinds)
  }, [strangeKinds, unknownElements])

  function errorOf(field: FormField): string | undefined {
    const fault = judged.has(field.alias) ? faults.get(field.alias) : undefined
    if (!fault) return refusals[field.alias]
    return editorsWords(field, fault) ?? t(`browsing.form.fault${fault.kind}`, { ...fault })
  }

  /** Shows the step of the first of these fields, and leads there; false where there is none. */
  function leadToFirst(isWrong: (field: FormField) => boolean): boolean {
    for (const { page: at, fields } of steps) {
      const wrong = fields.find(isWrong)
      if (!wrong) continue
      setPage(at)
      setAim({ to: 'field', alias: wrong.alias })
      return true
    }
    return false
  }

  function goTo(place: number) {
    const target = steps[place]
    if (!target) return
    setPage(target.page)
    setAim({ to: 'step' })
  }

  async function send(): Promise<void> {
    setState('sending')
    notifications.remove(noticeId)
    let path: string | undefined
    try {
      key.current ??= formEntries.newKey()
      const answer = await formEntries.send(form.id, await sentAnswers(form, answers), key.current)
      if (answer.kind === 'rejected') {
        const { errors, title = t('browsing.form.rejected') } = answer.rejected
        setRefusals(
          Object.fromEntries(Object.entries(errors).map(([alias, texts]) => [alias, texts.join(' ')])),
        )
        notifications.add({ id: noticeId, type: 'Error', title })
        setState('rejected')
        leadToFirst(({ alias }) => Object.hasOwn(errors, alias))
        return
      }
      const { messageOnSubmit, gotoPageOnSubmitRoute } = answer.accepted
      setMessage(messageOnSubmit ?? form.messageOnSubmit)
      setState('sent')
      setAim({ to: 'message' })
      path = gotoPageOnSubmitRoute?.path
    } catch {
      notifications.add({ id: noticeId, type: 'Error', title: t('shared.error.component') })
      setState('failed')
    }
    // It is sent, whatever becomes of the page that it leads on to.
    if (path === undefined || !ownPath.test(path)) return
    try {
      await navigate(path)
    } catch {
      // The message that it is sent stays where it is.
    }
  }

  return {
    answers,
    /** Those that are shown now; one of a kind that nobody knows is left out. */
    isShown: (field: FormField) => known.includes(field),
    errorOf,
    answer(alias: string, value: Answer) {
      key.current = null
      setAnswers((before) => ({ ...before, [alias]: value }))
      setRefusals(({ [alias]: _, ...others }) => others)
      // Whoever has chosen a file has done so: nothing is still being typed.
      if (typeof value !== 'string' && value.some(isFile)) setJudged((before) => new Set(before).add(alias))
    },
    /** Takes what stood in the fields before the page's script came. */
    takeOver: (found: Answers) => {
      setAnswers((before) => ({ ...before, ...found }))
    },
    /** The field of this name has been left. */
    leave(name: string) {
      if (known.some((field) => field.alias === name && takesAnswer(field)))
        setJudged((before) => new Set(before).add(name))
    },
    state,
    /** HTML. */
    message,
    /** The visitor's own year. */
    year: Number(day.slice(0, 4)),
    steps,
    /** Place of the step that is shown. */
    step,
    aim,
    back: () => {
      goTo(step - 1)
    },
    /** On to the next step, or off with it; where something is wrong, there. */
    submit() {
      if (state === 'sending' || state === 'sent') return
      const isLast = step >= steps.length - 1
      const asked = isLast ? known : (steps[step]?.fields ?? [])
      setJudged((before) => new Set([...before, ...asked.map(({ alias }) => alias)]))
      if (leadToFirst((field) => asked.includes(field) && faults.has(field.alias))) return
      if (isLast) void send()
      else goTo(step + 1)
    },
  }
}

export type ContentFormState = ReturnType<typeof useContentForm>
