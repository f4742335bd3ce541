import { Button } from '@foyer/design-system/actions/button'
import { styled } from '@foyer/design-system/foundations/styled'
import { useStores, useText } from '../../context/hooks.ts'

const Root = styled('div', { name: 'FoyerShareCode', slot: 'Root' })({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  padding: 24,
  borderRadius: 'var(--foyer-radius-md)',
  background: 'var(--foyer-surface)',
  border: 'var(--foyer-card-border)',
  '& > dl': { display: 'grid', gap: 12, margin: 0, minInlineSize: 0 },
  '& dt': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd[data-part=code]': {
    fontSize: 'var(--foyer-text-xl)',
    fontWeight: 650,
    letterSpacing: '.06em',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 12 },
})

const notificationId = 'referral-shared'

/** A member's code with its link: to the device's share sheet, or the clipboard. */
export function ShareCode({ code }: { readonly code: string }) {
  const { notifications, routes } = useStores()
  const { t } = useText()
  const link = routes.absolute(routes.page('SignUp', { friend: code }))

  function say(type: 'Success' | 'Warning', key: 'copied' | 'notShared') {
    notifications.add({
      id: notificationId,
      type,
      title: t(`member.referrals.${key}.title`),
      messages: [t(`member.referrals.${key}.text`)],
    })
  }
  async function share() {
    try {
      if ('share' in navigator)
        await navigator.share({
          title: t('member.referrals.shareTitle'),
          text: t('member.referrals.shareText', { code }),
          url: link,
        })
      else {
        await (navigator as Navigator).clipboard.writeText(link)
        say('Success', 'copied')
      }
    } catch (error) {
      // Closing the share sheet is the member's choice, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) say('Warning', 'notShared')
    }
  }
  return (
    <Root>
      <dl>
        <div>
          <dt>{t('member.referrals.code')}</dt>
          <dd data-part="code">
            <bdi>{code}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('member.referrals.link')}</dt>
          <dd>
            <bdi>{link}</bdi>
          </dd>
        </div>
      </dl>
      <Button icon="share" onClick={() => void share()}>
        {t('member.referrals.share')}
      </Button>
    </Root>
  )
}
