import type { ContentForm, FormField } from '@foyer/contract/omnia/content-form'
import { listFields } from '@foyer/contract/omnia/form-conditions'
import {
  getEditorMessage,
  validateForm,
  isKnownField,
  isSeenField,
} from '@foyer/contract/omnia/validate-form'
import { parseOwnPath } from '@foyer/contract/render/own-path'
import { useForm } from '@foyer/design-system/forms/form'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { getContentStores } from '../../../stores/content/content-stores.ts'
import { useStore, useStores, useText } from '../../../context/hooks.ts'
import {
  getFirstAnswers,
  isFile,
  toValidatedAnswers,
  encodeAnswers,
  type Answer,
  type Answers,
} from './answers.ts'
import { getFormCourse, findFormPage } from './form-steps.ts'
import { toRefusal, type Refusal } from './refusal.ts'

/** The visitor's own day, `yyyy-MM-dd`. */
function getDayAt(now: number): string {
  const day = new Date(now)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(day.getFullYear())}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/**
 * A content form as a form of the design system: which of its fields are shown, what is wrong with them in the editor's
 * texts or ours, its steps, and where it is sent to and leads on.
 */
export function useContentForm(data: ContentForm) {
  const { notifications, session, today } = useStores()
  const { formEntries, unknownElements } = useStore(getContentStores)
  const { t } = useText()
  const navigate = useNavigate()
  const [initial] = useState(() => getFirstAnswers(data))
  const [message, setMessage] = useState(data.messageOnSubmit)
  const [page, setPage] = useState(0)
  const [refused, setRefused] = useState<(Refusal & { title: string }) | null>(null)
  /** Another one with each step that is gone to. */
  const [arrival, setArrival] = useState<object | null>(null)
  /** One for these answers, however often they are sent. */
  const key = useRef<string | null>(null)
  const noticeId = `form-${data.id}`
  const day = getDayAt(today.now)
  const formContext = {
    today: day,
    timeCaptions: { start: t('browsing.form.startTime'), end: t('browsing.form.endTime') },
  }
  const courseWith = (answers: Answers) => getFormCourse(data, toValidatedAnswers(answers), page)

  function goTo(target: number | undefined) {
    if (target === undefined) return
    setPage(target)
    setArrival({})
  }

  /** It is sent, whatever becomes of the page that it leads on to: its message stays where it is. */
  async function leadOn(path: string | undefined): Promise<void> {
    const own = parseOwnPath(path ?? '', session.origin)
    if (own !== null) await Promise.resolve(navigate(own)).catch(() => undefined)
  }

  const form = useForm<Answers>({
    initial,
    validate(answers) {
      const errors = validateForm(data, toValidatedAnswers(answers), formContext)
      return new Map(
        listFields(data).flatMap((field): [string, string][] => {
          const error = errors.get(field.alias)
          if (!error) return []
          return [
            [
              field.alias,
              getEditorMessage(field, error) ?? t(`browsing.form.fault${error.kind}`, { ...error }),
            ],
          ]
        }),
      )
    },
    helped: listFields(data)
      .filter(({ helpText }) => helpText !== null)
      .map(({ alias }) => alias),
    getShownFields(answers) {
      const { known, steps, step } = courseWith(answers)
      const getShownFields = step < steps.length - 1 ? (steps[step]?.fields ?? []) : known
      return getShownFields.map(({ alias }) => alias)
    },
    next(answers) {
      const { steps, step } = courseWith(answers)
      goTo(steps[step + 1]?.page)
      return step < steps.length - 1
    },
    reveal: (alias) => setPage(findFormPage(data, alias)),
    async submit(answers) {
      notifications.remove(noticeId)
      key.current ??= formEntries.newKey()
      const answer = await formEntries.send(data.id, await encodeAnswers(data, answers), key.current)
      if (answer.kind === 'accepted') {
        const { messageOnSubmit, gotoPageOnSubmitRoute } = answer.accepted
        setMessage(messageOnSubmit ?? data.messageOnSubmit)
        void leadOn(gotoPageOnSubmitRoute?.path)
        return undefined
      }
      const { errors, title = t('browsing.form.rejected') } = answer.rejected
      notifications.add({ id: noticeId, type: 'Error', title })
      const refusal = toRefusal(data, courseWith(answers).known.filter(isSeenField), errors)
      setRefused({ ...refusal, title })
      return refusal.atFields
    },
    afterFailed() {
      notifications.add({ id: noticeId, type: 'Error', title: t('shared.error.component') })
    },
  })
  const { shown, known, steps, step } = courseWith(form.values)
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

  return {
    ...form,
    /** Those that are to be seen now; one that is hidden, or of a kind that nobody knows, is left out. */
    isSeen: (field: FormField) => known.includes(field) && isSeenField(field),
    answer: (alias: string, value: Answer) => {
      key.current = null
      form.setValue(alias, value)
      // A chosen file is complete: nothing is still being typed.
      if (typeof value !== 'string' && value.some(isFile)) form.leave(alias)
    },
    /** What the last sending was refused for that no field on the way can say; null where there is none. */
    refusal:
      form.phase === 'refused' && refused && (refused.elsewhere.length > 0 || refused.atFields.size === 0)
        ? { title: refused.title, faults: refused.elsewhere }
        : null,
    /** HTML. */
    message,
    /** The visitor's own year. */
    year: Number(day.slice(0, 4)),
    steps,
    /** Place of the step that is shown. */
    step,
    arrival,
    back: () => goTo(steps[step - 1]?.page),
  }
}

export type ContentFormState = ReturnType<typeof useContentForm>
