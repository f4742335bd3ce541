import { styled } from '@foyer/design-system/foundations/styled'
import { GiftCardFace } from '@foyer/design-system/order/gift-card-face'
import type { GiftCardOptions } from '@foyer/contract/wire/items'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import type { GiftCardDraft } from './gift-card-draft.ts'
import { useGiftCardTexts } from './use-gift-card-texts.ts'

const Root = styled('div')({
  display: 'grid',
  gap: 16,
  overflowWrap: 'anywhere',
  '& > h3': { fontSize: 'var(--foyer-text-xl)', lineHeight: 1.25 },
  '& > p': { color: 'var(--foyer-text-muted)' },
  '& > blockquote': {
    margin: 0,
    fontSize: 'var(--foyer-text-lg)',
    fontStyle: 'italic',
    whiteSpace: 'pre-line',
  },
})

export interface EmailPreviewProps {
  draft: GiftCardDraft
  options: GiftCardOptions
}

/** The recipient's mail as it will be; its number and PIN are made when the card is paid. */
export const EmailPreview = observer(function EmailPreview({ draft, options }: EmailPreviewProps) {
  const { siteTitle } = useStores().configuration
  const { t } = useText()
  const texts = useGiftCardTexts(options)
  const name = draft.name.trim() || t('gift-shop.card.preview.name')
  const sender = draft.sender.trim()
  const amount = texts.sum(draft) ?? texts.bounds.least
  const message = draft.message.trim()
  return (
    <Root>
      <h3>{t('gift-shop.card.email.subject', { name })}</h3>
      <p>
        {sender === ''
          ? t('gift-shop.card.email.introUnnamed', { amount, site: siteTitle })
          : t('gift-shop.card.email.intro', { sender, amount, site: siteTitle })}
      </p>
      <GiftCardFace picture={texts.picture(draft.faceId)} alt={texts.faceName(draft.faceId)} sum={amount} />
      {message !== '' && <blockquote>{message}</blockquote>}
      <strong>{t('gift-shop.card.email.code')}</strong>
      <p>{t('gift-shop.card.email.how')}</p>
    </Root>
  )
})
