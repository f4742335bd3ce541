import type { TicketRedemptionCodeType } from '@foyer/contract/channel/tickets'
import { Icon, type IconName } from '@foyer/design-system/foundations/icon'
import type { ReactElement } from 'react'

const glyphs: Record<TicketRedemptionCodeType['type'], IconName> = {
  Voucher: 'ticket',
  GiftCard: 'gift',
  ThirdPartyMemberCard: 'card',
  MemberSubscriptionCard: 'user',
  DiscountCode: 'sparkle',
}

/** The picture of a kind of code: the channel's own drawing, or one of the set. */
export const renderCodeIcon = ({
  type,
  icon,
}: Pick<TicketRedemptionCodeType, 'type' | 'icon'>): ReactElement =>
  icon ? (
    <svg viewBox={icon.viewBox} width={20} height={20} fill="currentColor" aria-hidden>
      {icon.paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  ) : (
    <Icon name={glyphs[type]} size={20} />
  )
