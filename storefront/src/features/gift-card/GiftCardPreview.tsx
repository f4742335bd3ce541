import { Button } from '@foyer/design-system/actions/button'
import { LazyDialog } from '@foyer/design-system/feedback/lazy-dialog'
import { Icon } from '@foyer/design-system/foundations/icon'
import { styled } from '@foyer/design-system/foundations/styled'
import { GiftCardFace } from '@foyer/design-system/order/gift-card-face'
import type { GiftCardOptions } from '@foyer/contract/wire/items'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useText } from '../../context/hooks.ts'
import { EmailPreview } from './EmailPreview.tsx'
import type { GiftCardDraft } from './gift-card-draft.ts'
import { useGiftCardTexts } from './use-gift-card-texts.ts'

const Root = styled('div')({
  '& > [data-part=letter]': {
    display: 'grid',
    gap: 12,
    marginInline: 16,
    padding: '24px 32px',
    border: '1px solid var(--foyer-border)',
    borderBlockStart: 0,
    borderEndStartRadius: 'var(--foyer-radius-lg)',
    borderEndEndRadius: 'var(--foyer-radius-lg)',
    background: 'var(--foyer-surface)',
    overflowWrap: 'anywhere',
    '& > small': { color: 'var(--foyer-text-muted)' },
    '& > p': {
      fontFamily: 'var(--foyer-font-heading)',
      fontSize: 'var(--foyer-text-lg)',
      fontWeight: 'var(--foyer-heading-weight)',
      lineHeight: 1.35,
      whiteSpace: 'pre-line',
      // A brand that sets its headings in the middle writes by hand.
      '@container style(--foyer-heading-align: center)': { fontStyle: 'italic', fontWeight: 400 },
    },
  },
  // Folded twice: the card is its front.
  '&[data-way=print] > [data-part=letter]': {
    marginInline: 0,
    borderBlockStart: '2px dashed var(--foyer-border)',
    '& > p': { paddingBlockEnd: 20, borderBlockEnd: '2px dashed var(--foyer-border)' },
  },
  '& > [data-part=sending]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    marginBlockStart: 12,
    minBlockSize: 44,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    '& > span': { flex: 1 },
  },
})

export interface GiftCardPreviewProps {
  draft: GiftCardDraft
  options: GiftCardOptions
}

/** The card as it will be given: its face over a letter, a folded sheet, or a card in its sleeve. */
export const GiftCardPreview = observer(function GiftCardPreview({ draft, options }: GiftCardPreviewProps) {
  const { t } = useText()
  const texts = useGiftCardTexts(options)
  const [isOpen, setOpen] = useState(false)
  const { faceId, name, sender, message, way } = draft
  const sending = texts.describeSending(draft)
  const isMailed = way === 'email'
  return (
    <Root data-way={way}>
      <GiftCardFace
        picture={texts.picture(faceId)}
        alt={texts.faceName(faceId)}
        sum={texts.sum(draft)}
        sizes="(max-width: 899px) 100vw, 496px"
        priority
      />
      <div data-part="letter">
        <small>
          {t('gift-shop.card.preview.for', { name: name.trim() || t('gift-shop.card.preview.name') })}
        </small>
        <p>{message.trim() || t('gift-shop.card.preview.message')}</p>
        {sender.trim() !== '' && <span>{sender.trim()}</span>}
      </div>
      <div data-part="sending">
        <Icon name={isMailed ? 'clock' : way === 'print' ? 'print' : 'shop'} size={18} />
        <span>
          {isMailed
            ? sending === null
              ? t('gift-shop.card.preview.now')
              : t('gift-shop.card.preview.later', { when: sending })
            : t(`gift-shop.card.preview.${way}`)}
        </span>
        {isMailed && (
          <Button variant="text" size="medium" onClick={() => setOpen(true)}>
            {t('gift-shop.card.preview.open')}
          </Button>
        )}
      </div>
      <LazyDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('gift-shop.card.email.title')}
        closeLabel={t('gift-shop.card.email.close')}
      >
        <EmailPreview draft={draft} options={options} />
      </LazyDialog>
    </Root>
  )
})
