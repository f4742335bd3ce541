import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import { useForm } from '@foyer/design-system/forms/form'
import { TextField } from '@foyer/design-system/forms/text-field'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useStore, useText } from '../../context/hooks.ts'
import { PageBody } from '../../page/PageBody.tsx'
import { getCounterStores } from '../../stores/counter/counter-stores.ts'
import type { SignInRefusal } from '../../stores/counter/workstation-store.ts'

const Form = styled('form')({
  display: 'grid',
  gap: 20,
  maxInlineSize: 480,
  // Under a title in the middle, in the middle.
  marginInline: 'var(--foyer-heading-margin)',
  '& input': { fontVariantNumeric: 'tabular-nums', textTransform: 'uppercase', letterSpacing: '.06em' },
})

const Notice = styled('div')({
  maxInlineSize: 480,
  marginInline: 'var(--foyer-heading-margin)',
  marginBlockEnd: 24,
})

const longestCode = 100

/** Registers this device by a code that is good once. What was typed stays after a refusal. */
export const CounterSignIn = observer(function CounterSignIn({ isEnded }: { readonly isEnded: boolean }) {
  const { workstation } = useStore(getCounterStores)
  const { t } = useText()
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null)
  const { values, setValue, getError, isSubmitting, form } = useForm({
    initial: { code: '' },
    validate: ({ code }) => new Map(code.trim() === '' ? [['code', t('counter.signIn.required')]] : []),
    beforeSubmit: () => setRefusal(null),
    submit: async ({ code }) => setRefusal(await workstation.signIn(code.trim())),
  })
  return (
    <PageBody>
      <PageHeading title={t('counter.signIn.title')} intro={t('counter.signIn.intro')} />
      {isEnded && refusal === null && (
        <Notice>
          <Alert tone="warning" role="status" title={t('counter.signIn.ended.title')}>
            {t('counter.signIn.ended.text')}
          </Alert>
        </Notice>
      )}
      <Form {...form} method="post">
        <TextField
          name="code"
          label={t('counter.signIn.code')}
          help={t('counter.signIn.codeHelp')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          required
          maxLength={longestCode}
          value={values.code}
          onChange={(value) => setValue('code', value)}
          error={getError('code')}
        />
        {refusal && (
          <Alert tone="error" role="alert" title={t(`counter.signIn.${refusal}.title`)}>
            {t(`counter.signIn.${refusal}.text`)}
          </Alert>
        )}
        <div>
          <Button type="submit" busy={isSubmitting} busyLabel={t('counter.signIn.submitting')}>
            {t('counter.signIn.submit')}
          </Button>
        </div>
      </Form>
    </PageBody>
  )
})
