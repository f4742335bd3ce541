import { Button } from '@foyer/design-system/actions/button'
import { LiveRegion } from '@foyer/design-system/feedback/live-region'
import { useForm } from '@foyer/design-system/forms/form'
import { TextAreaField } from '@foyer/design-system/forms/text-area-field'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { GiftCardFaces } from '@foyer/design-system/order/gift-card-face'
import type { GiftCardOptions } from '@foyer/contract/wire/items'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import type { GiftCardChoice } from '../../stores/gift-shop/gift-basket-content.ts'
import { AmountFields } from './AmountFields.tsx'
import { createDraft, toChoice, toDraft, type GiftCardDraft, type GiftCardWay } from './gift-card-draft.ts'
import { GiftCardPreview } from './GiftCardPreview.tsx'
import { GiftCardSection } from './GiftCardSection.tsx'
import { RecipientFields } from './RecipientFields.tsx'
import { SendingFields } from './SendingFields.tsx'
import { useGiftCardTexts } from './use-gift-card-texts.ts'
import { useSettled } from './use-settled.ts'
import { validateGiftCard } from './validate-gift-card.ts'

const Layout = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 496px)',
  gap: 'clamp(32px, 5vw, 80px)',
  alignItems: 'start',
  '& > aside': { position: 'sticky', insetBlockStart: 24, display: 'grid', gap: 20 },
  '& [data-part=action]': {
    display: 'grid',
    gap: '12px 20px',
    paddingBlockStart: 20,
    borderBlockStart: '1px solid var(--foyer-border)',
    '& > p': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)', textAlign: 'center' },
    '& > [data-part=sum]': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: 16,
      '& > strong': {
        fontFamily: 'var(--foyer-font-heading)',
        fontSize: 'var(--foyer-text-xl)',
        fontVariantNumeric: 'tabular-nums',
      },
    },
  },
  // The card first, then what it is made of; the sum and the button stay at the foot.
  [media.below.md]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 28,
    '& > aside': { display: 'contents' },
    '& [data-part=preview]': { order: -1 },
    '& [data-part=action]': {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      marginInline: 'calc(-1 * var(--foyer-page-margin))',
      padding: '12px var(--foyer-page-margin)',
      background: 'var(--foyer-background)',
      '& > [data-part=sum] > span, & > p': { display: 'none' },
    },
  },
})

export interface GiftCardDesignerProps {
  options: GiftCardOptions
  /** In which the chain gives cards. */
  ways: readonly GiftCardWay[]
  /** Whether the chain lets cards be for somebody else than their buyer: without it nobody is named. */
  allowsRecipient: boolean
  /** A card of the basket that is changed; null: a new one. */
  line: GiftCardChoice | null
  /** The card is complete: it goes to the basket. */
  onAdd: (card: GiftCardChoice) => void
}

/** A gift card in five steps on one page, with the card as it will be given beside it, changed with each key. */
export const GiftCardDesigner = observer(function GiftCardDesigner(props: GiftCardDesignerProps) {
  const { options, ways, allowsRecipient, line, onAdd } = props
  const { today } = useStores()
  const { t } = useText()
  const texts = useGiftCardTexts(options)
  const form = useForm<GiftCardDraft>({
    initial: line ? toDraft(line, options) : { ...createDraft(options), way: ways[0] ?? 'print' },
    validate: (draft) =>
      new Map(
        [...validateGiftCard(draft, { options, allowsRecipient, now: today.now })].map(
          ([field, error]) => [field, texts.describeError(error, field)] as const,
        ),
      ),
    submit: (draft) => onAdd(toChoice(draft)),
  })
  const { values, setValue, getError } = form
  const sum = texts.sum(values) ?? ''
  const announcement = useSettled(
    t('gift-shop.card.announced', {
      sum,
      face: texts.faceName(values.faceId),
      when:
        values.way === 'email'
          ? (texts.describeSending(values) ?? t('gift-shop.card.when.now'))
          : t(`gift-shop.card.way.${values.way}.label`),
    }),
  )
  const { maximumMessageLength } = options
  return (
    <Layout {...form.form} method="post">
      <div>
        <GiftCardSection title={t('gift-shop.card.picture')} note={texts.faceName(values.faceId)}>
          <GiftCardFaces
            label={t('gift-shop.card.picture')}
            hideLabel
            name="faceId"
            faces={options.faces.map(({ id }) => ({
              value: id,
              label: texts.faceName(id),
              picture: texts.picture(id),
            }))}
            value={values.faceId}
            onChange={(value) => setValue('faceId', value)}
          />
        </GiftCardSection>
        <GiftCardSection title={t('gift-shop.card.amount.title')}>
          <AmountFields
            options={options}
            label={t('gift-shop.card.amount.title')}
            amount={values.amount}
            otherAmount={values.otherAmount}
            onChange={(value) => setValue('amount', value)}
            onType={(value) => setValue('otherAmount', value)}
            error={getError('otherAmount')}
          />
        </GiftCardSection>
        <RecipientFields form={form} getError={getError} ways={ways} allowsRecipient={allowsRecipient} />
        <GiftCardSection title={t('gift-shop.card.message.title')}>
          <TextAreaField
            name="message"
            label={t('gift-shop.card.message.label')}
            optionalLabel={t('gift-shop.card.optional')}
            value={values.message}
            onChange={(value) => setValue('message', value)}
            error={getError('message')}
            maxLength={maximumMessageLength}
            leftLabel={(left) =>
              t('gift-shop.card.message.count', {
                count: maximumMessageLength - left,
                maximum: maximumMessageLength,
              })
            }
          />
        </GiftCardSection>
        {values.way === 'email' && <SendingFields form={form} getError={getError} now={today.now} />}
      </div>
      <aside aria-label={t('gift-shop.card.preview.title')}>
        <div data-part="preview">
          <GiftCardPreview draft={values} options={options} />
        </div>
        <div data-part="action">
          <div data-part="sum">
            <span>{t('gift-shop.card.oneCard')}</span>
            <strong>{sum}</strong>
          </div>
          <Button type="submit" icon="bag" busy={form.isSubmitting} busyLabel={t('gift-shop.card.add')}>
            {t(line ? 'gift-shop.card.change' : 'gift-shop.card.add')}
          </Button>
          {texts.validity !== null && <p>{texts.validity}</p>}
        </div>
      </aside>
      <LiveRegion message={announcement} />
    </Layout>
  )
})
