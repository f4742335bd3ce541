import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import { LiveRegion } from '@foyer/design-system/feedback/live-region'
import { Section } from '@foyer/design-system/foundations/layout'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { BlockBoundary } from '../../page/BlockBoundary.tsx'
import { isShared } from '../../order/payments/is-shared.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { getCodeStores } from '../../stores/orders/redemptions/code-stores.ts'
import { AppliedList } from './AppliedList.tsx'
import { useMayHaveOwn } from './use-may-have-own.ts'
import type { CodeHandlers, CodeResult, RefusedCode } from './use-codes.ts'

const importForm = () => import('./CodeEntryForm.tsx')
/** Its script comes before the first press: what is typed after it would be lost until the form is there. */
const CodeEntryForm = lazyWithRetry(async () => (await importForm()).CodeEntryForm)
/** Seldom there. */
const RefusedCarries = lazyWithRetry(async () => (await import('./RefusedCarries.tsx')).RefusedCarries)
/** Members' own codes, with the code that reads them: not for visitors. */
const OwnCodes = lazyWithRetry(async () => (await import('./OwnCodes.tsx')).OwnCodes)
const prefetchForm = () => {
  // A failure is shown, and tried again, by the press.
  importForm().catch(() => undefined)
}

const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  justifyItems: 'stretch',
})
const Opener = styled('div')({ display: 'flex' })

export interface CodesProps extends CodeHandlers {
  /** Film of the tickets. */
  film: string
}

/**
 * Vouchers, cards and codes of an order: those it has, and one field for more. Absent where the channel takes none, and
 * where none of its kinds can be added at this step.
 */
export const Codes = observer(function Codes({ film, ...handlers }: CodesProps) {
  const { configuration } = useStores()
  const { discounts, order } = useStore(getOrderStores)
  const { redemptions, heldDiscounts } = useStore(getCodeStores)
  const { t } = useText()
  const { codeTypes } = configuration.value.tickets.ticketRedemption
  const hasGiftCards = handlers.onGiftCard !== undefined
  const offered = useMemo(
    () =>
      codeTypes.filter(
        ({ type }) =>
          (type !== 'GiftCard' || hasGiftCards) &&
          // Only an account opens what is bought with one.
          type !== 'MemberSubscriptionCard',
      ),
    [codeTypes, hasGiftCards],
  )
  /** A pass of the member's own opens prices too. */
  const ownTypes = useMemo(
    () => codeTypes.filter(({ type }) => type !== 'GiftCard' || hasGiftCards),
    [codeTypes, hasGiftCards],
  )
  const hasOwn = useMayHaveOwn()
  const [refused, setRefused] = useState<RefusedCode | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const region = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  /** Whether the focus goes back to the button, which the form had taken the place of. */
  const wasOpen = useRef(false)
  useEffect(() => {
    if (!isOpen && wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const { showtime, isHeld = false } = handlers
  const showtimeId = showtime.id
  useEffect(() => {
    if (isHeld) void redemptions.applyWaiting().then(() => heldDiscounts.applyWaiting(showtimeId))
  }, [isHeld, redemptions, heldDiscounts, showtimeId])
  const discountCount = discounts.applied(showtimeId).length
  // Their names: the basket has only codes, and is read after the first view.
  useEffect(() => {
    if (discountCount > 0) void discounts.ensure(showtimeId)
  }, [discounts, showtimeId, discountCount])

  const { feature } = configuration.value
  if (!feature.codes || (offered.length === 0 && redemptions.applied.length === 0)) return null

  function follow(result: CodeResult) {
    setRefused(result.kind === 'refused' ? result : null)
    if (result.kind === 'refused') return
    const { type, label } = result.codeType
    // A gift card has only been found: the amount to use is chosen elsewhere.
    if (type !== 'GiftCard') setSaid(t('transaction.codes.added', { name: label }))
    setOpen(false)
  }

  const hasOthers = isHeld && order.order !== null && isShared(order.order)
  const { refusal, codeType = null } = refused ?? {}
  const content = (
    <Stack ref={region}>
      <LiveRegion message={said} />
      {redemptions.refusedCarries.length > 0 && (
        <BlockBoundary>
          <Suspense fallback={null}>
            <RefusedCarries />
          </Suspense>
        </BlockBoundary>
      )}
      {refusal && codeType && !refusal.canRetry && (
        // Silent: the focus is in the field, which says the reason.
        <Alert
          tone="error"
          title={
            refusal.isForOthers
              ? t('transaction.codes.refused.notForFilm', { film })
              : t('transaction.codes.refused.title', { kind: codeType.label })
          }
        >
          {t('transaction.codes.refused.unused')}
        </Alert>
      )}
      <AppliedList
        showtime={showtime}
        isHeld={isHeld}
        region={region}
        onRemoved={(name) => setSaid(t('transaction.codes.removed', { name }))}
      />
      {hasOwn && offered.length > 0 && (
        <BlockBoundary>
          <Suspense fallback={null}>
            <OwnCodes {...handlers} offered={ownTypes} onResult={follow} />
          </Suspense>
        </BlockBoundary>
      )}
      {offered.length > 0 &&
        (isOpen ? (
          <BlockBoundary>
            <Suspense fallback={renderOpener(true)}>
              <CodeEntryForm
                {...handlers}
                offered={offered}
                refused={refused}
                onResult={follow}
                onEdit={() => setRefused(null)}
                onClose={() => {
                  setRefused(null)
                  setOpen(false)
                }}
              />
            </Suspense>
          </BlockBoundary>
        ) : (
          renderOpener(false)
        ))}
    </Stack>
  )
  function renderOpener(isLoading: boolean) {
    return (
      <Opener onFocus={prefetchForm} onPointerEnter={prefetchForm}>
        <Button
          ref={opener}
          variant="secondary"
          size="medium"
          icon="plus"
          busy={isLoading}
          onClick={() => setOpen(true)}
        >
          {t(hasOthers ? 'transaction.codes.openAnother' : 'transaction.codes.open')}
        </Button>
      </Opener>
    )
  }

  // At payment it stands among what is taken off.
  return isHeld ? content : <Section title={t('transaction.codes.title')}>{content}</Section>
})
