import type { Referral } from '@foyer/contract/wire/loyalty'
import { Section } from '@foyer/design-system/foundations/layout'
import type { IconName } from '@foyer/design-system/foundations/icon'
import { SettingList, SettingRow } from '@foyer/design-system/members/setting-list'
import { useFormats, useText } from '../../context/hooks.ts'
import { toLocalInstant } from '../../domain/local-instant.ts'

const icons: Readonly<Record<Referral['status'], IconName>> = {
  Waiting: 'clock',
  Rewarded: 'gift',
  OverLimit: 'check-circle',
  NotCounted: 'info',
  Expired: 'info',
}

/** Friends who have joined, the latest first; what they bought is not shown. */
export function ReferralList({ referrals }: { readonly referrals: readonly Referral[] }) {
  const { t } = useText()
  const formats = useFormats()
  const title = t('member.referrals.friends')
  return (
    <Section title={title} headingLevel={3}>
      {referrals.length === 0 ? (
        <p>{t('member.referrals.empty')}</p>
      ) : (
        <SettingList label={title}>
          {referrals.map(({ id, friendName, status, joinedAt, decidedAt }) => (
            <SettingRow
              key={id}
              icon={icons[status]}
              tone={status === 'Rewarded' ? 'success' : undefined}
              title={friendName ?? t('member.referrals.someone')}
              note={t(`member.referrals.status.${status}`, {
                day: formats.longDay(toLocalInstant(decidedAt ?? joinedAt)),
              })}
            />
          ))}
        </SettingList>
      )}
    </Section>
  )
}
