import { FormSkeleton } from '@foyer/design-system/feedback/skeleton'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore, useText } from '../../context/hooks.ts'
import { useMembers } from '../../context/use-members.ts'
import { SectionFailure } from '../../features/failures/SectionFailure.tsx'
import { MemberAreaFrame } from '../../features/member-area/MemberAreaFrame.tsx'
import { Messages } from '../../features/messages/Messages.tsx'
import { getLoyaltyMasterData } from '../../stores/members/loyalty-master-data.ts'
import { getMessageSettings } from '../../stores/members/message-settings.ts'

/** Messages: what about, how, and how often. */
export const MemberMessagesPage = observer(function MemberMessagesPage() {
  const masterData = useStore(getLoyaltyMasterData)
  const settings = useStore(getMessageSettings)
  const { member } = useMembers()
  const { t } = useText()
  useEffect(() => void masterData.ensure(), [masterData])
  return (
    <MemberAreaFrame
      title={t('member.account.messages.title')}
      intro={t('member.messages.intro')}
      section="messages"
    >
      {masterData.isSettled && member.whole ? (
        <>
          {masterData.data === undefined && (
            <SectionFailure
              title={t('member.messages.failed.title')}
              text={t('member.messages.failed.text')}
              onRetry={() => masterData.ensure()}
            />
          )}
          <Messages masterData={masterData.data} settings={settings} />
        </>
      ) : (
        <FormSkeleton label={t('shared.state.loading')} />
      )}
    </MemberAreaFrame>
  )
})
