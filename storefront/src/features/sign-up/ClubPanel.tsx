import { Link } from '@foyer/design-system/actions/link'
import { Icon, type IconName } from '@foyer/design-system/foundations/icon'
import { styled } from '@foyer/design-system/foundations/styled'
import { useText } from '../../context/hooks.ts'
import { SidePanel } from './SidePanel.tsx'

const Root = styled(SidePanel, { name: 'FoyerSignUpClub', slot: 'Root' })({
  '& > ul': { display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'grid', gridTemplateColumns: '22px minmax(0, 1fr)', columnGap: 16 },
  '& li > svg': { color: 'var(--foyer-primary-text)' },
  '& li strong': { display: 'block', fontWeight: 650 },
  '& small': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
  '& > p > a': { whiteSpace: 'nowrap' },
  '& > p': { paddingBlockStart: 16, borderBlockStart: '1px solid var(--foyer-border)' },
})

const benefits = [
  ['first', 'sparkle'],
  ['second', 'ticket'],
  ['third', 'gift'],
] as const satisfies readonly (readonly [string, IconName])[]

/** What membership is good for, beside the form. */
export function ClubPanel({ signInHref }: { signInHref: string }) {
  const { t } = useText()
  return (
    <Root aria-labelledby="club-panel">
      <h2 id="club-panel">{t('member.signUp.benefits')}</h2>
      <ul>
        {benefits.map(([name, icon]) => (
          <li key={name}>
            <Icon name={icon} size={22} />
            <span>
              <strong>{t(`member.signUp.benefit.${name}.title`)}</strong>
              <small>{t(`member.signUp.benefit.${name}.text`)}</small>
            </span>
          </li>
        ))}
      </ul>
      <p>
        {t('member.signUp.free')} <Link href={signInHref}>{t('member.signUp.signIn')}</Link>
      </p>
    </Root>
  )
}
