import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import type { CaptchaBox } from './captcha-box.ts'
import type { Captcha } from './use-captcha.ts'

const Field = styled('div', { name: 'FoyerCaptchaField', slot: 'Root' })({
  display: 'grid',
  gap: 8,
  '& > [data-slot=label]': { margin: 0, fontWeight: 600 },
  '& > [data-slot=error]': { margin: 0, color: 'var(--foyer-error)' },
  // Room for the box, so that nothing moves when it comes.
  '& > [data-slot=box]': { minBlockSize: 78 },
})

/** Pixels of a box of size `normal`. */
const boxWidth = 304

export interface CaptchaFieldProps {
  captcha: Captcha
}

/**
 * A form's captcha box, between its fields and its button: nothing until the form needs one. If it does not come, that is
 * said and can be tried again.
 */
export const CaptchaField = observer(function CaptchaField({ captcha: { box } }: CaptchaFieldProps) {
  if (box === null || box.state === 'absent') return null
  return box.state === 'offered' || box.state === 'failed' ? (
    <CaptchaProblem box={box} isOffered={box.state === 'offered'} />
  ) : (
    <CaptchaPlace box={box} isReady={box.state === 'ready'} misses={box.misses} />
  )
})

/** There is no box: the visitor has not agreed to it yet, or it did not come. */
function CaptchaProblem({ box, isOffered }: { box: CaptchaBox; isOffered: boolean }) {
  const { extendsMembers } = useStores().core.pageData.initialData
  const { t } = useText()
  const text = isOffered
    ? 'member.captcha.offer.text'
    : extendsMembers
      ? 'member.captcha.failed.textOptional'
      : 'member.captcha.failed.text'
  return (
    <Alert
      tone={isOffered ? 'info' : 'warning'}
      role={isOffered ? undefined : 'alert'}
      title={t(isOffered ? 'member.captcha.offer.title' : 'member.captcha.failed.title')}
    >
      <p>{t(text)}</p>
      <Button variant="text" size="medium" onClick={() => void box.load()}>
        {t(isOffered ? 'member.captcha.offer.load' : 'member.captcha.failed.again')}
      </Button>
    </Alert>
  )
}

interface CaptchaPlaceProps {
  box: CaptchaBox
  isReady: boolean
  misses: number
}

/** The box with its label. A form that was sent without the tick leads here. */
function CaptchaPlace({ box, isReady, misses }: CaptchaPlaceProps) {
  const { t } = useText()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!isReady || element === null) return
    const isDark = getComputedStyle(document.documentElement).colorScheme === 'dark'
    return box.draw(element, {
      theme: isDark ? 'dark' : 'light',
      size: element.clientWidth > 0 && element.clientWidth < boxWidth ? 'compact' : 'normal',
    })
  }, [box, isReady])
  useEffect(() => {
    if (misses > 0) root.current?.focus()
  }, [misses])
  return (
    <Field
      ref={root}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={misses > 0 ? `${id}-error` : undefined}
    >
      <p id={`${id}-label`} data-slot="label">
        {t('member.captcha.label')}
      </p>
      <div ref={place} data-slot="box" />
      <p role="status" hidden={isReady}>
        {isReady ? '' : t('member.captcha.loading')}
      </p>
      {misses > 0 && (
        <p id={`${id}-error`} data-slot="error">
          {t('member.captcha.required')}
        </p>
      )}
    </Field>
  )
}
