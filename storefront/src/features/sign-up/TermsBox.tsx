import { Link } from '@foyer/design-system/actions/link'
import { Checkbox } from '@foyer/design-system/forms/checkbox'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { getHref } from '../../page/content-links.ts'
import { SplitText } from './SplitText.tsx'

export interface TermsBoxProps {
  checked: boolean
  onChange: (isChecked: boolean) => void
  error: string | undefined
}

/** The terms of the club, to be accepted; with links that open beside the form. */
export const TermsBox = observer(function TermsBox({ checked, onChange, error }: TermsBoxProps) {
  const stores = useStores()
  const { t } = useText()
  const { termsLink, privacyLink } = stores.configuration.value
  const toLink = (link: typeof termsLink, text: string) => {
    const href = link && getHref(link, stores)
    return href === undefined ? (
      text
    ) : (
      <Link href={href} target="_blank">
        {text}
      </Link>
    )
  }
  return (
    <Checkbox
      name="terms"
      label={
        <SplitText
          text={t('member.signUp.accept', { club: t('member.signUp.club') })}
          parts={{
            terms: toLink(termsLink, t('member.signUp.terms')),
            privacy: toLink(privacyLink, t('member.signUp.privacy')),
          }}
        />
      }
      checked={checked}
      onChange={onChange}
      error={error}
      required
    />
  )
})
