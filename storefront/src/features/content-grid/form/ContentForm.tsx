import type { ContentForm as ContentFormData } from '@foyer/contract/omnia/content-form'
import { Button } from '@foyer/design-system/actions/button'
import { Grid, GridColumn } from '@foyer/design-system/foundations/grid'
import { Headline } from '@foyer/design-system/foundations/headline'
import { Alert } from '@foyer/design-system/feedback/alert'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../../context/hooks.ts'
import { RichText } from '../../../content/RichText.tsx'
import { readAnswers } from './answers.ts'
import { FormFieldView } from './FormFieldView.tsx'
import { useContentForm, type ContentFormState } from './use-content-form.ts'

const Form = styled('form', { name: 'FoyerContentForm', slot: 'Root' })({
  display: 'grid',
  gap: 32,
  inlineSize: '100%',
  maxInlineSize: 760,
  '& > fieldset': { display: 'grid', gap: 40, minInlineSize: 0, margin: 0, padding: 0, border: 0 },
  '& section': { display: 'grid', gap: 20 },
})
const Place = styled('p', { name: 'FoyerContentForm', slot: 'Place' })({
  margin: 0,
  color: 'var(--foyer-text-muted)',
  fontSize: 'var(--foyer-text-sm)',
})
const Actions = styled('div', { name: 'FoyerContentForm', slot: 'Actions' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
})

/** A form that an editor has made: its fields, those among them that come with an answer, and what became of sending it. */
export const ContentForm = observer(function ContentForm({ form: data }: { form: ContentFormData }) {
  const { t } = useText()
  const form = useContentForm(data)
  const root = useRef<HTMLFormElement>(null)
  const [isTakenOver, setTakenOver] = useState(false)
  const takeOver = useEffectEvent(() => {
    const found = root.current ? readAnswers(root.current, data) : {}
    // What is as it was has not been answered, and is not validated.
    for (const [alias, value] of Object.entries(found))
      if (value !== form.values[alias]) form.answer(alias, value)
    setTakenOver(true)
  })
  useEffect(() => {
    takeOver()
  }, [])

  const isSent = form.phase === 'submitted'
  const isLast = form.step >= form.steps.length - 1
  return (
    <Form {...form.form} ref={root} method="post" aria-label={data.name}>
      <fieldset disabled={isSent}>
        <Step data={data} form={form} />
        <noscript>
          <Alert tone="info" title={t('browsing.form.needsScript')} />
        </noscript>
        {!isSent && (
          <Actions>
            {/* Until the page's script is there, nothing but a reload would come of sending. */}
            <Button
              type={isTakenOver ? 'submit' : 'button'}
              busy={form.isSubmitting}
              busyLabel={t('browsing.form.sending')}
            >
              {isLast ? data.submitLabel : t('browsing.form.next')}
            </Button>
            {form.step > 0 && (
              <Button variant="text" onClick={form.back}>
                {t('browsing.form.back')}
              </Button>
            )}
          </Actions>
        )}
      </fieldset>
      {isSent && (
        <Alert ref={focused} tabIndex={-1} tone="success" role="status" title={t('browsing.form.sent')}>
          <RichText html={form.message} />
        </Alert>
      )}
      {form.refusal && (
        <Alert tone="error" role="alert" title={form.refusal.title}>
          {form.refusal.faults.map(({ caption, message }) => (
            <div key={`${caption ?? ''} ${message}`}>
              {caption === null ? message : t('browsing.form.faultAt', { field: caption, fault: message })}
            </div>
          ))}
        </Alert>
      )}
      {form.hasFailed && (
        <Alert tone="error" role="alert" title={t('browsing.form.failed')}>
          {t('browsing.form.failedText')}
        </Alert>
      )}
    </Form>
  )
})

/** What has come on the screen gets the focus. */
function focused(element: HTMLElement | null) {
  element?.focus()
}

/** The page of the form that is shown; of several, with its place among them. */
function Step({ data, form }: { data: ContentFormData; form: ContentFormState }) {
  const { t } = useText()
  const count = form.steps.length
  const page = data.pages[form.steps[form.step]?.page ?? 0]
  const head = useRef<HTMLDivElement>(null)
  const { arrival } = form
  useEffect(() => {
    if (arrival) head.current?.focus()
  }, [arrival])
  if (!page) return null
  // No step of the page's outline is left out where the form's page has no heading of its own.
  const level = page.caption === null ? 2 : 3
  return (
    <section>
      <div ref={head} tabIndex={-1}>
        {count > 1 && <Place>{t('browsing.form.step', { step: form.step + 1, count })}</Place>}
        {page.caption !== null && <Headline>{page.caption}</Headline>}
      </div>
      {page.fieldsets.map((set, index) => {
        const columns = set.columns.map(({ width, fields }) => ({ width, shown: fields.filter(form.isSeen) }))
        // A heading over nothing says nothing.
        return columns.every(({ shown }) => shown.length === 0) ? null : (
          <section key={index}>
            {set.caption !== null && <Headline level={level}>{set.caption}</Headline>}
            <Grid>
              {columns.map(({ width, shown }, place) =>
                shown.length === 0 ? null : (
                  <GridColumn key={place} size={width}>
                    {shown.map((field) => (
                      <FormFieldView key={field.id} field={field} form={form} />
                    ))}
                  </GridColumn>
                ),
              )}
            </Grid>
          </section>
        )
      })}
    </section>
  )
}
