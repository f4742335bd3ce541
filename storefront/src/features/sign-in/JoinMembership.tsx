import { Link } from '@foyer/design-system/actions/link'
import { styled } from '@foyer/design-system/foundations/styled'
import { useText } from '../../context/hooks.ts'

const Root = styled('div')({
  display: 'grid',
  gap: 4,
  paddingBlockStart: 28,
  borderBlockStart: '1px solid var(--foyer-border)',
  '& > h2': { fontFamily: 'inherit', fontSize: 'var(--foyer-text-md)', fontWeight: 650, lineHeight: 1.4 },
  '& > p': { color: 'var(--foyer-text-muted)' },
  '& > p:last-of-type': { marginBlockStart: 4, fontWeight: 600 },
})

/** What membership brings, and the way to it. */
export function JoinMembership({ href }: { href: string }) {
  const { t } = useText()
  return (
    <Root>
      <h2>{t('member.signIn.join.title')}</h2>
      <p>{t('member.signIn.join.text')}</p>
      <p>
        <Link href={href}>{t('member.signIn.join.link')}</Link>
      </p>
    </Root>
  )
}
