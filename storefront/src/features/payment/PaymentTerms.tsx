import { Link } from '@foyer/design-system/actions/link'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { getHref } from '../../page/content-links.ts'

const Text = styled('p')({
  '&:not([data-after=rule])': { paddingBlockStart: 24, borderBlockStart: '1px solid var(--foyer-border)' },
  color: 'var(--foyer-text-muted)',
  fontSize: 'var(--foyer-text-sm)',
  textWrap: 'pretty',
})

export interface PaymentTermsProps {
  /** Something above has drawn a line already. */
  afterRule: boolean
  /** Whether the order is paid here; otherwise it is only booked. */
  isPaidHere: boolean
}

/** What is accepted by paying or booking, with a link to it. */
export const PaymentTerms = observer(function PaymentTerms({ afterRule, isPaidHere }: PaymentTermsProps) {
  const stores = useStores()
  const { t } = useText()
  const { termsLink } = stores.configuration.value
  const termsHref = termsLink && getHref(termsLink, stores)
  const [beforeTerms, afterTerms] = t(
    isPaidHere ? 'transaction.payment.terms' : 'transaction.payment.termsBook',
  ).split('{terms}')
  return (
    <Text data-after={afterRule ? 'rule' : undefined}>
      {beforeTerms}
      {termsHref === undefined ? (
        t('transaction.payment.termsLink')
      ) : (
        <Link href={termsHref} target={termsLink?.target}>
          {t(termsLink?.textKey ?? 'transaction.payment.termsLink')}
        </Link>
      )}
      {afterTerms}
    </Text>
  )
})
