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

/** What is accepted by paying, with a link to it. @param afterRule something above has drawn a line already */
export const PaymentTerms = observer(function PaymentTerms({ afterRule }: { afterRule: boolean }) {
  const stores = useStores()
  const { t } = useText()
  const { termsLink } = stores.configuration.value
  const termsHref = termsLink && getHref(termsLink, stores)
  const [beforeTerms, afterTerms] = t('transaction.payment.terms').split('{terms}')
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
