import { Button } from '@foyer/design-system/actions/button'
import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { styled } from '@foyer/design-system/foundations/styled'
import { VoucherStub, VoucherStubList } from '@foyer/design-system/members/voucher-stub'
import type { MemberRedemptionCard } from '@foyer/contract/wire/member-codes'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { useExtendsMembers } from '../../context/use-members.ts'
import { ReloadFailure } from '../../member/ReloadFailure.tsx'
import { toLocalInstant } from '../../domain/local-instant.ts'
import { getOutcome } from '../../stores/base/caching.ts'
import { getMemberCodesStore } from '../../stores/members/member-codes.ts'
import { AddVoucher } from './AddVoucher.tsx'

const Stack = styled('div', { name: 'FoyerMemberVouchers', slot: 'Root' })({
  display: 'grid',
  gap: 24,
  '& > p': { margin: 0 },
  '& > p:empty': { display: 'none' },
})

/** Days before its end at which a code is marked. */
const soonDays = 30
const day = 24 * 3_600_000

/** The member's vouchers, gift cards and passes, and adding one. */
export const Vouchers = observer(function Vouchers() {
  const store = useStore(getMemberCodesStore)
  const extendsMembers = useExtendsMembers()
  const { t } = useText()
  const { cards } = store
  const list = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  useEffect(() => {
    void cards.ensure()
  }, [cards])
  switch (getOutcome(cards)) {
    case 'pending':
      return <Skeleton shape="block" />
    case 'missing':
    case 'failed':
      return (
        <ReloadFailure
          title={t('member.vouchers.failed.title')}
          text={t('member.vouchers.failed.text')}
          onReload={() => cards.refresh()}
        />
      )
    case 'ready':
      break
  }
  const value = cards.value ?? []
  return (
    <Stack ref={list} tabIndex={-1}>
      <p role="status">{said}</p>
      {value.length === 0 && <p>{t('member.vouchers.empty')}</p>}
      {value.length > 0 && (
        <VoucherStubList label={t('member.account.vouchers.title')}>
          {value.map((card) => (
            <Stub
              key={card.id}
              card={card}
              onRemoved={(name) => {
                setSaid(t('member.vouchers.removed', { name }))
                // The button is gone with its row.
                list.current?.focus()
              }}
            />
          ))}
        </VoucherStubList>
      )}
      {extendsMembers && <AddVoucher onAdded={() => setSaid(t('member.vouchers.added'))} />}
    </Stack>
  )
})

interface StubProps {
  card: MemberRedemptionCard
  onRemoved: (name: string) => void
}

/** One of them: what it is, and what is left of it. */
const Stub = observer(function Stub({ card, onRemoved }: StubProps) {
  const store = useStore(getMemberCodesStore)
  const { core } = useStores()
  const extendsMembers = useExtendsMembers()
  const formats = useFormats()
  const { t } = useText()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const { type, status, maskedCardNumber: mask, expiresAt = null, isBought = false } = card
  const name = card.name ?? t(`member.vouchers.type.${type}`)
  const isOver = status !== 'Active'
  const isSoon =
    !isOver && expiresAt !== null && Date.parse(expiresAt) - core.platform.clock.now() < soonDays * day

  function getLeft(): string {
    if (isOver) return t(`member.vouchers.status.${status}`)
    if (card.availableBalance) return formats.money(card.availableBalance.valueIncludingTax)
    return card.availableRedemptions == null
      ? t('member.vouchers.status.Active')
      : String(card.availableRedemptions)
  }
  async function remove() {
    setState('busy')
    const result = await store.remove(card.id)
    if (result.ok) onRemoved(name)
    else setState('failed')
  }
  return (
    <VoucherStub
      title={name}
      notes={[
        ...(mask === '' ? [] : [t('member.vouchers.masked', { mask })]),
        ...(card.friendId === null ? [] : [t('member.vouchers.shared')]),
        ...(isBought ? [t('member.vouchers.bought')] : []),
        ...(state === 'failed' ? [t('member.vouchers.notRemoved')] : []),
      ]}
      left={getLeft()}
      until={
        expiresAt === null
          ? undefined
          : t('member.vouchers.until', { day: formats.longDay(toLocalInstant(expiresAt)) })
      }
      isSoon={isSoon}
      action={
        extendsMembers && !isBought ? (
          <Button
            variant="text"
            size="medium"
            busy={state === 'busy'}
            busyLabel={t('member.vouchers.removing')}
            aria-label={state === 'busy' ? undefined : t('member.vouchers.removeName', { name })}
            onClick={() => void remove()}
          >
            {t('member.vouchers.remove')}
          </Button>
        ) : undefined
      }
    />
  )
})
