import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { Checkbox } from '@foyer/design-system/forms/checkbox'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { SecurePanel } from '@foyer/design-system/order/payment-option'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStores, useText } from '../../context/hooks.ts'
import { useExtendsMembers } from '../../context/use-members.ts'
import { PaymentFrame, type PaymentFrameHandle } from '../../page/payment-frame/PaymentFrame.tsx'
import { useAddCard, type AddCardPhase } from './use-add-card.ts'

const Stack = styled('div', { name: 'FoyerAddCard', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '& > [data-slot=actions]': { display: 'flex', gap: 12, [media.below.sm]: { display: 'grid' } },
})

/** Why nothing was stored, or is not known to be; part of the text keys. */
const messages: Readonly<Partial<Record<AddCardPhase['kind'], string>>> = {
  declined: 'declined',
  'not-sent': 'notSent',
  'failed-to-open': 'failedToOpen',
  limited: 'limited',
  full: 'full',
  waiting: 'waiting',
  unreachable: 'unreachable',
}

const reasons: ReadonlySet<string> = new Set([
  'insufficient-funds',
  'challenge-failed',
  'expired-card',
  'timed-out',
])

/** Adds a card in the provider's own fields; what is typed there never reaches this page. */
export const AddCard = observer(function AddCard() {
  const { notifications, routes } = useStores()
  const { t } = useText()
  const navigate = useNavigate()
  const extendsMembers = useExtendsMembers()
  const [isPrimary, setPrimary] = useState(false)
  const { phase, fields, sent, settle, reopen } = useAddCard(isPrimary)
  const frame = useRef<PaymentFrameHandle>(null)
  const list = routes.memberArea('paymentCards')
  const isAdded = phase.kind === 'added'
  useEffect(() => {
    if (!isAdded) return
    notifications.add({ id: 'card-added', type: 'Success', title: t('member.cards.added'), messages: [] })
    void navigate(list)
  }, [isAdded, list, navigate, notifications, t])
  const message = messages[phase.kind]
  const canType = phase.kind === 'ready' || phase.kind === 'declined' || phase.kind === 'not-sent'
  const canAsk = phase.kind === 'waiting' || phase.kind === 'unreachable'
  const provider = fields?.providerName ?? ''
  return (
    <Stack>
      {message !== undefined && (
        <Alert
          tone={canAsk ? 'warning' : 'error'}
          role="alert"
          title={t(`member.cards.adding.${message}.title`)}
        >
          {phase.kind === 'declined' && reasons.has(phase.reason)
            ? t(`member.cards.adding.reason.${phase.reason}`)
            : t(`member.cards.adding.${message}.text`)}
        </Alert>
      )}
      <SecurePanel
        text={fields ? t('member.cards.adding.secure', { provider }) : t('member.cards.adding.secureOpening')}
      >
        {fields ? (
          <PaymentFrame
            key={fields.frame.frameUrl}
            ref={frame}
            frameUrl={fields.frame.frameUrl}
            origin={fields.frame.origin}
            title={t('member.cards.adding.frame', { provider })}
            onMessage={({ type }) => {
              if (type === 'submitted') sent()
              if (type === 'finished') void settle()
            }}
          />
        ) : phase.kind === 'opening' ? (
          <Skeleton shape="block" />
        ) : (
          <Button variant="secondary" size="medium" onClick={reopen}>
            {t('shared.action.tryAgain')}
          </Button>
        )}
      </SecurePanel>
      {extendsMembers && (
        <Checkbox
          name="primary"
          label={t('member.cards.adding.useFirst')}
          checked={isPrimary}
          onChange={setPrimary}
          disabled={!canType}
        />
      )}
      <div data-slot="actions">
        {canAsk ? (
          <Button onClick={() => void settle()}>{t('member.cards.adding.ask')}</Button>
        ) : (
          <Button
            disabled={!canType}
            busy={phase.kind === 'asking' || isAdded}
            busyLabel={t('member.cards.adding.asking')}
            onClick={() => frame.current?.submit()}
          >
            {t('member.cards.adding.submit')}
          </Button>
        )}
        <Button variant="secondary" href={list}>
          {t('member.cards.adding.back')}
        </Button>
      </div>
    </Stack>
  )
})
