import type { NamedEntity } from '@foyer/contract/wire/common'
import { Icon } from '@foyer/design-system/foundations/icon'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { VisuallyHidden } from '@foyer/design-system/foundations/visually-hidden'
import { Switch } from '@foyer/design-system/forms/switch'
import { observer } from 'mobx-react-lite'
import { useText } from '../../context/hooks.ts'
import type { MessageSettings, MessageSwitch } from '../../stores/members/message-settings.ts'

const Scroll = styled('div', { name: 'FoyerMessageTable', slot: 'Root' })({
  // Many ways of contact on a phone.
  overflowX: 'auto',
  marginInline: -4,
  marginBlockEnd: 48,
  paddingInline: 4,
  '& > table': { inlineSize: '100%', borderCollapse: 'collapse' },
  '& th': { textAlign: 'start', fontWeight: 650 },
  '& thead th': { fontSize: 'var(--foyer-text-sm)', paddingBlockEnd: 12 },
  '& tr': { borderBlockEnd: '1px solid var(--foyer-border)' },
  '& tbody th': { paddingBlock: 12, paddingInlineEnd: 12, lineHeight: 1.4, overflowWrap: 'anywhere' },
  '& tbody th > small': {
    display: 'block',
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    fontWeight: 400,
  },
  '& :is(td, thead th:not(:first-of-type))': { inlineSize: 92, minInlineSize: 60, textAlign: 'center' },
  '& td > svg': { display: 'inline-block', color: 'var(--foyer-text-muted)', verticalAlign: 'middle' },
  [media.below.sm]: { '& :is(td, thead th:not(:first-of-type))': { inlineSize: 64 } },
})

const isMail = ({ id }: NamedEntity) => /^e-?mail$/i.test(id)

export interface MessageTableProps {
  interests: readonly NamedEntity[]
  contactMethods: readonly NamedEntity[]
  settings: MessageSettings
  onSwitch: (of: MessageSwitch, isOn: boolean) => void
}

/** What a member is written about, a row each, and how, a column each. What has to be sent has a lock. */
export const MessageTable = observer(function MessageTable(props: MessageTableProps) {
  const { interests, contactMethods, settings, onSwitch } = props
  const { t, text: say } = useText()
  return (
    <Scroll>
      <table aria-label={t('member.messages.table')}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('member.messages.about')}</VisuallyHidden>
            </th>
            {contactMethods.map((method) => (
              <th key={method.id} scope="col">
                {say(method.name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              {t('member.messages.tickets.title')}
              <small>{t('member.messages.tickets.note')}</small>
            </th>
            {contactMethods.map((method) => (
              <td key={method.id}>
                {isMail(method) && (
                  <>
                    <Icon name="lock" size={20} />
                    <VisuallyHidden>{t('member.messages.always')}</VisuallyHidden>
                  </>
                )}
              </td>
            ))}
          </tr>
          {interests.map((interest) => (
            <tr key={interest.id}>
              <th scope="row">{say(interest.name)}</th>
              {contactMethods.map((method) => {
                const of = { kind: 'interest', interestId: interest.id, contactMethodId: method.id } as const
                return (
                  <td key={method.id}>
                    <Switch
                      label={t('member.messages.switch', {
                        about: say(interest.name),
                        how: say(method.name),
                      })}
                      checked={settings.isOn(of)}
                      onChange={(isOn) => onSwitch(of, isOn)}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
})
