import { mailerFrequencies } from '@foyer/contract/validation/member-rules'
import type { LoyaltyMasterDataResponse } from '@foyer/contract/wire/loyalty'
import { RadioGroup } from '@foyer/design-system/forms/radio-group'
import { Switch } from '@foyer/design-system/forms/switch'
import { Icon } from '@foyer/design-system/foundations/icon'
import { Section } from '@foyer/design-system/foundations/layout'
import { styled } from '@foyer/design-system/foundations/styled'
import { SettingList, SettingRow } from '@foyer/design-system/members/setting-list'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { toDetailsRefusal } from '../../member/details-refusal.ts'
import type { Failure } from '../../services/http/failure.ts'
import type { MessageSettings, MessageSwitch } from '../../stores/members/message-settings.ts'
import { MessageTable } from './MessageTable.tsx'

const Note = styled('p', { name: 'FoyerMessages', slot: 'Note' })({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBlockStart: 24,
  color: 'var(--foyer-text-muted)',
  fontSize: 'var(--foyer-text-sm)',
  '& > svg': { flex: 'none', color: 'var(--foyer-success)' },
})

export interface MessagesProps {
  masterData: Pick<LoyaltyMasterDataResponse, 'interests' | 'contactMethods'> | undefined
  settings: MessageSettings
}

const others = ['thirdPartyProfiling', 'thirdPartyContact'] as const

/** What a member may be written about, how and how often; saved as it is switched. */
export const Messages = observer(function Messages({ masterData, settings }: MessagesProps) {
  const { notifications } = useStores()
  const { t } = useText()
  const say = (failure: Failure | null) => {
    if (failure === null) return
    const refusal = toDetailsRefusal(failure)
    notifications.add({
      id: 'messages',
      type: 'Error',
      title: t('member.messages.notSaved'),
      messages: [
        refusal.kind === 'field' ? t('member.credentials.failed') : t(`member.credentials.${refusal.kind}`),
      ],
    })
  }
  const onSwitch = (of: MessageSwitch, isOn: boolean) => void settings.switchTo(of, isOn).then(say)
  const { interests = [], contactMethods = [] } = masterData ?? {}
  return (
    <>
      {contactMethods.length > 0 && interests.length > 0 && (
        <MessageTable {...{ interests, contactMethods, settings, onSwitch }} />
      )}
      <Section title={t('member.messages.often')} headingLevel={3}>
        <RadioGroup
          label={t('member.messages.often')}
          hideLabel
          name="mailerFrequency"
          options={mailerFrequencies.map((value) => ({
            value,
            label: t(`member.messages.frequency.${value}`),
          }))}
          value={settings.frequency ?? ''}
          onChange={(value) => {
            const chosen = mailerFrequencies.find((each) => each === value)
            if (chosen) void settings.setFrequency(chosen).then(say)
          }}
        />
      </Section>
      <Section title={t('member.messages.others')} headingLevel={3}>
        <SettingList label={t('member.messages.others')}>
          {others.map((kind) => (
            <SettingRow
              key={kind}
              title={t(`member.messages.${kind}.title`)}
              note={t(`member.messages.${kind}.note`)}
              action={
                <Switch
                  label={t(`member.messages.${kind}.title`)}
                  checked={settings.isOn({ kind })}
                  onChange={(isOn) => onSwitch({ kind }, isOn)}
                />
              }
            />
          ))}
        </SettingList>
      </Section>
      <Note>
        <Icon name="check" size={20} />
        {t('member.messages.saved')}
      </Note>
    </>
  )
})
