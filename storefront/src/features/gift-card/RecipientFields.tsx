import { EmailField, suggestEmail } from '@foyer/design-system/forms/email-field'
import { TextField } from '@foyer/design-system/forms/text-field'
import { DeliveryChoice } from '@foyer/design-system/order/delivery-choice'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { customerRules } from '@foyer/contract/validation/customer-rules'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import type { GiftCardWay } from './gift-card-draft.ts'
import { GiftCardSection } from './GiftCardSection.tsx'
import type { GiftCardFields } from './gift-card-fields.ts'
import { longestName } from './validate-gift-card.ts'

const Names = styled('div')({
  display: 'grid',
  gap: 20,
  [media.up.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 24 },
})

const icons = { email: 'mail', print: 'print', counter: 'shop' } as const

export interface RecipientFieldsProps extends GiftCardFields {
  /** In which the chain gives cards. */
  ways: readonly GiftCardWay[]
  /** Whether somebody else than the buyer can be named. */
  allowsRecipient: boolean
}

/** Whom the card is for, from whom, and how it gets there. */
export const RecipientFields = observer(function RecipientFields(props: RecipientFieldsProps) {
  const { form, getError, ways, allowsRecipient } = props
  const { configuration } = useStores()
  const { t } = useText()
  /** The address as it stood when its field was left: what is still being typed is not questioned. */
  const [leftEmail, setLeftEmail] = useState('')
  const { values, setValue } = form
  const { domains, secondLevelDomain } = configuration.value.shared.emailSuggestion
  const better =
    values.email === leftEmail && !getError('email')
      ? suggestEmail(values.email.trim(), { extraDomains: domains, extraSecondLevel: secondLevelDomain })
      : null
  return (
    <GiftCardSection title={t('gift-shop.card.who.title')}>
      <Names>
        {allowsRecipient && (
          <TextField
            name="name"
            label={t('gift-shop.card.who.name')}
            value={values.name}
            onChange={(value) => setValue('name', value)}
            error={getError('name')}
            maxLength={longestName}
            autoComplete="off"
            required
          />
        )}
        <TextField
          name="sender"
          label={t('gift-shop.card.who.sender')}
          optionalLabel={t('gift-shop.card.optional')}
          value={values.sender}
          onChange={(value) => setValue('sender', value)}
          error={getError('sender')}
          maxLength={longestName}
          autoComplete="name"
        />
      </Names>
      <DeliveryChoice
        label={t('gift-shop.card.who.way')}
        name="way"
        options={ways.map((way) => ({
          value: way,
          icon: icons[way],
          label: t(`gift-shop.card.way.${way}.label`),
          note: t(`gift-shop.card.way.${way}.note`),
        }))}
        value={values.way}
        onChange={(value) => {
          const way = ways.find((each) => each === value)
          if (way) setValue('way', way)
        }}
      />
      {values.way === 'email' && (
        <EmailField
          name="email"
          label={t('gift-shop.card.who.email')}
          value={values.email}
          onChange={(value) => setValue('email', value)}
          onBlur={() => setLeftEmail(values.email)}
          error={getError('email')}
          maxLength={customerRules.email.maxLength}
          autoComplete="off"
          required
          suggestion={
            better === null
              ? undefined
              : {
                  text: t('gift-shop.card.who.emailSuggestion', { email: better }),
                  onAccept: () => setValue('email', better),
                }
          }
        />
      )}
    </GiftCardSection>
  )
})
