import { Icon } from '@foyer/design-system/foundations/icon'
import { styled } from '@foyer/design-system/foundations/styled'
import { useText } from '../../context/hooks.ts'
import type { EmailState as State } from './use-email-check.ts'

const Free = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  color: 'var(--foyer-success)',
})

/** What is known of an address, under its field. */
export function EmailState({ state }: { state: State }) {
  const { t } = useText()
  if (state === 'checking') return t('member.signUp.emailChecking')
  if (state !== 'free') return t('member.signUp.emailHelp')
  return (
    <Free>
      <Icon name="check-circle" size={18} />
      {t('member.signUp.emailFree')}
    </Free>
  )
}
