import { Button } from '@foyer/design-system/actions/button'
import { media } from '@foyer/design-system/foundations/media'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { styled } from '@foyer/design-system/foundations/styled'
import { GiftCardFace } from '@foyer/design-system/order/gift-card-face'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import { PageBody } from '../../page/PageBody.tsx'
import type { PrintedCard } from './use-printed-cards.ts'

const Sheets = styled('ul')({
  display: 'grid',
  gap: 32,
  maxInlineSize: 560,
  margin: '28px 0 0',
  padding: 0,
  listStyle: 'none',
  // On paper nothing else: the sheets lie over the page.
  [media.print]: {
    position: 'absolute',
    zIndex: 10,
    insetBlockStart: 0,
    insetInline: 0,
    maxInlineSize: 'none',
    minBlockSize: '100%',
    margin: 0,
    background: 'Canvas',
    color: 'CanvasText',
  },
  '& > li': {
    display: 'grid',
    gap: 24,
    padding: 24,
    border: '1px solid var(--foyer-border)',
    borderRadius: 'var(--foyer-radius-lg)',
    [media.print]: { breakInside: 'avoid', breakAfter: 'page', border: 0, maxInlineSize: '148mm' },
  },
  '& [data-part=fold]': { borderBlockStart: '2px dashed currentColor', opacity: 0.4 },
  '& [data-part=letter]': {
    display: 'grid',
    gap: 12,
    overflowWrap: 'anywhere',
    '& > p': {
      fontFamily: 'var(--foyer-font-heading)',
      fontSize: 'var(--foyer-text-lg)',
      lineHeight: 1.35,
      whiteSpace: 'pre-line',
    },
  },
  '& [data-part=number]': {
    display: 'grid',
    gap: 4,
    '& > strong': { fontSize: 'var(--foyer-text-lg)', fontVariantNumeric: 'tabular-nums' },
  },
})

// In groups it is typed without losing one's place; blanks and hyphens do not count.
const toShownCode = (code: string) => code.replace(/(.{4})(?=.)/g, '$1 ')

export interface PrintedSheetsProps {
  /** At least one. */
  cards: readonly PrintedCard[]
}

/** Cards to print and fold: face, letter and number of each on a sheet of its own. */
export function PrintedSheets({ cards }: PrintedSheetsProps) {
  const { t } = useText()
  return (
    <PageBody>
      <PageHeading title={t('gift-shop.sheet.title')} intro={t('gift-shop.sheet.intro')} />
      <Button icon="print" onClick={() => window.print()}>
        {t('gift-shop.sheet.print')}
      </Button>
      <Sheets>
        {cards.map((card) => (
          <Sheet key={card.code} card={card} />
        ))}
      </Sheets>
    </PageBody>
  )
}

function Sheet({ card }: { readonly card: PrintedCard }) {
  const { routes } = useStores()
  const { t } = useText()
  const formats = useFormats()
  const { code, pin, faceId, amount, recipientName, senderName, message, expiresAt } = card
  return (
    <li>
      <GiftCardFace
        picture={{ url: routes.media('GiftCardFaceGraphic', faceId, {}) }}
        alt=""
        sum={formats.money(amount, { omitZeroDecimals: true })}
        priority
      />
      <div data-part="fold" />
      <div data-part="letter">
        <h2>
          {recipientName === ''
            ? t('gift-shop.sheet.cardUnnamed')
            : t('gift-shop.sheet.card', { name: recipientName })}
        </h2>
        {message !== '' && <p>{message}</p>}
        {senderName !== '' && <span>{senderName}</span>}
      </div>
      <div data-part="fold" />
      <div data-part="number">
        <strong>{t('gift-shop.sheet.code', { code: toShownCode(code) })}</strong>
        {pin !== null && <strong>{t('gift-shop.sheet.pin', { pin })}</strong>}
        {expiresAt !== null && (
          <span>{t('gift-shop.sheet.expires', { date: formats.releaseDate(expiresAt) })}</span>
        )}
        <small>{t('gift-shop.sheet.how')}</small>
      </div>
    </li>
  )
}
