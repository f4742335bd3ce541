import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import { Checkbox } from '@foyer/design-system/forms/checkbox'
import { useForm } from '@foyer/design-system/forms/form'
import { Section } from '@foyer/design-system/foundations/layout'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { SettingList, SettingRow } from '@foyer/design-system/members/setting-list'
import { useState } from 'react'
import type { Result } from '../../cache/result.ts'
import { useText } from '../../context/hooks.ts'
import type { Failure } from '../../services/http/failure.ts'
import { toLeaveRefusal, type LeaveRefusal } from './leave-refusal.ts'
import { PresentPasswordField } from '../../member/PresentPasswordField.tsx'

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '& > [data-slot=actions]': { display: 'flex', gap: 12, [media.below.sm]: { display: 'grid' } },
})

export interface LeaveProps {
  /** Points that are lost; 0 for none. */
  points: number
  /** Deletes the account; the page is left when it has worked. */
  onLeave: (password: string) => Promise<Result<void, Failure>>
  /** Where the safe button leads. */
  stayHref: string
}

/** Deletes the account: what it means first, then the password, a box, and a button that says what it does. */
export function Leave({ points, onLeave, stayHref }: LeaveProps) {
  const { t } = useText()
  const [refusal, setRefusal] = useState<LeaveRefusal | null>(null)
  const { values, setValue, getError, isSubmitting, phase, form } = useForm<{
    current: string
    agreed: boolean
  }>({
    initial: { current: '', agreed: false },
    validate: ({ current, agreed }) => {
      const errors = new Map<'current' | 'agreed', string>()
      if (current === '') errors.set('current', t('member.credentials.currentRequired'))
      if (!agreed) errors.set('agreed', t('member.leave.agreeRequired'))
      return errors
    },
    submit: async ({ current }) => {
      setRefusal(null)
      const result = await onLeave(current)
      if (result.ok) return
      const refused = toLeaveRefusal(result.failure)
      if (refused === 'wrongPassword') return new Map([['current', t('member.leave.refused.wrongPassword')]])
      setRefusal(refused)
      return new Map()
    },
  })
  const club = t('member.signUp.club')
  return (
    <Section title={t('member.leave.title', { club })} note={t('member.leave.intro')} headingLevel={3}>
      <SettingList label={t('member.leave.facts')}>
        {/* Known once it is tried: plans come with subscriptions. */}
        {refusal === 'subscription' && (
          <SettingRow
            icon="alert-circle"
            tone="warning"
            title={t('member.leave.fact.pass.title')}
            note={t('member.leave.fact.pass.text')}
          />
        )}
        {refusal === 'openOrder' && (
          <SettingRow
            icon="alert-circle"
            tone="warning"
            title={t('member.leave.fact.order.title')}
            note={t('member.leave.fact.order.text')}
          />
        )}
        <SettingRow
          icon="check-circle"
          tone="success"
          title={t('member.leave.fact.bookings.title')}
          note={t('member.leave.fact.bookings.text')}
        />
        <SettingRow
          icon="alert-circle"
          tone="warning"
          title={t('member.leave.fact.devices.title')}
          note={t('member.leave.fact.devices.text')}
        />
        {points > 0 && (
          <SettingRow
            icon="alert-circle"
            tone="warning"
            title={t('member.leave.fact.points.title', { points })}
            note={t('member.leave.fact.points.text')}
          />
        )}
        <SettingRow
          icon="alert-circle"
          tone="warning"
          title={t('member.leave.fact.forEver.title')}
          note={t('member.leave.fact.forEver.text')}
        />
      </SettingList>
      <Form {...form} method="post">
        {refusal !== null && (
          <Alert tone="error" role="alert" title={t('member.leave.refused.title')}>
            {t(`member.leave.refused.${refusal}`)}
          </Alert>
        )}
        <PresentPasswordField
          value={values.current}
          onChange={(value) => setValue('current', value)}
          error={getError('current')}
        />
        <Checkbox
          name="agreed"
          label={t('member.leave.agree')}
          checked={values.agreed}
          onChange={(agreed) => setValue('agreed', agreed)}
          error={getError('agreed')}
          required
        />
        <div data-slot="actions">
          <Button
            variant="danger"
            type="submit"
            busy={isSubmitting || phase === 'submitted'}
            busyLabel={t('member.leave.leaving')}
          >
            {t('member.leave.submit')}
          </Button>
          <Button variant="secondary" href={stayHref}>
            {t('member.leave.stay')}
          </Button>
        </div>
      </Form>
    </Section>
  )
}
