import type { TranslatedText } from '@foyer/contract/wire/common'
import type { OrderInPreparation } from '@foyer/contract/wire/order-items'
import { Icon, type IconName } from '@foyer/design-system/foundations/icon'
import { styled } from '@foyer/design-system/foundations/styled'
import type { ReactNode } from 'react'
import { useFormats, useText } from '../../context/hooks.ts'
import { listParts, type OrderPart, type PartPlace } from './order-parts.ts'
import { listModifiers, nameLine, namePlace } from './order-texts.ts'

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  '& ul': { display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' },
  '& [data-slot=place]': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    paddingBlock: 8,
    paddingInline: 12,
    borderRadius: 'var(--foyer-radius-sm)',
    background: 'var(--foyer-surface-2)',
    fontSize: 'var(--foyer-text-lg)',
    fontWeight: 700,
    lineHeight: 1.2,
    '& > svg': { flex: 'none', color: 'var(--foyer-primary-text)' },
    '& small': {
      display: 'block',
      color: 'var(--foyer-text-muted)',
      fontSize: 'var(--foyer-text-sm)',
      fontWeight: 400,
    },
  },
  '& [data-slot=parts]': { display: 'grid', gap: 10 },
  // Read at arm's length.
  '& li > strong': { display: 'block', fontSize: '20px', lineHeight: 1.3 },
  '& [data-slot=modifiers]': { fontSize: '17px', lineHeight: 1.35 },
  '& [data-slot=comment]': {
    marginBlockStart: 6,
    paddingInlineStart: 10,
    borderInlineStart: '3px solid var(--foyer-primary-text)',
    fontSize: '17px',
    fontWeight: 600,
    lineHeight: 1.35,
    '& > small': {
      display: 'block',
      color: 'var(--foyer-text-muted)',
      fontSize: 'var(--foyer-text-sm)',
      fontWeight: 400,
    },
  },
})

const glyphs: Readonly<Record<PartPlace['kind'], IconName>> = { seat: 'seat', table: 'pin', counter: 'bag' }

export interface OrderContentsProps {
  readonly order: OrderInPreparation
  readonly findItemName: (itemId: string) => TranslatedText | undefined
  /** Under a part: how far it is, and the press that moves it on. */
  readonly renderFoot?: ((part: OrderPart) => ReactNode) | undefined
}

/** What an order holds, by the place it goes to, with modifiers and comments. */
export function OrderContents({ order, findItemName, renderFoot }: OrderContentsProps) {
  const texts = useText()
  const formats = useFormats()
  const { t, text, list } = texts
  return (
    <Root>
      {listParts(order).map((part) => (
        <div key={part.id} data-slot="parts">
          <p data-slot="place">
            <Icon name={glyphs[part.place.kind]} size={24} />
            <span>
              {namePlace(part.place, texts, formats)}
              {part.place.kind === 'seat' && part.place.screenName && (
                <small>{text(part.place.screenName)}</small>
              )}
            </span>
          </p>
          <ul>
            {part.items.map((item) => {
              const modifiers = listModifiers(item, texts)
              return (
                <li key={item.id}>
                  <strong>{nameLine(item, findItemName(item.itemId), texts)}</strong>
                  {modifiers.length > 0 && <p data-slot="modifiers">{list(modifiers)}</p>}
                  {item.comment && <Comment label={t('counter.order.comment')} comment={item.comment} />}
                </li>
              )
            })}
          </ul>
          {renderFoot?.(part)}
        </div>
      ))}
      {order.itemDeliveriesComment && (
        <Comment label={t('counter.order.deliveryComment')} comment={order.itemDeliveriesComment} />
      )}
    </Root>
  )
}

/** As it was typed, in any language. */
const Comment = ({ label, comment }: { readonly label: string; readonly comment: string }) => (
  <p data-slot="comment">
    <small>{label}</small>
    <bdi>{comment}</bdi>
  </p>
)
