import { FormSkeleton } from '@foyer/design-system/feedback/skeleton'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { useExtendsMembers, useMembers } from '../../context/use-members.ts'
import { getInitials } from '../../domain/initials.ts'
import { SectionFailure } from '../../features/failures/SectionFailure.tsx'
import { MemberAreaFrame } from '../../features/member-area/MemberAreaFrame.tsx'
import { DetailsForm } from '../../features/personal-details/DetailsForm.tsx'
import { PhotoSection } from '../../features/photo/PhotoSection.tsx'
import { removePhoto } from '../../features/photo/remove-photo.ts'
import { getLoyaltyMasterData } from '../../stores/members/loyalty-master-data.ts'

/** Who the member is, where they live, which cinemas they go to and what they like; and their photo. */
export const MemberUpdateDetailsPage = observer(function MemberUpdateDetailsPage() {
  const stores = useStores()
  const { accounts, member } = useMembers()
  const masterData = useStore(getLoyaltyMasterData)
  const extendsMembers = useExtendsMembers()
  const { t } = useText()
  useEffect(() => {
    void masterData.ensure()
    void stores.sites.ensure()
  }, [masterData, stores])
  const current = member.whole
  return (
    <MemberAreaFrame
      title={t('member.account.details.title')}
      intro={t('member.details.intro')}
      section="details"
    >
      {current ? (
        <>
          <PhotoSection
            photo={current.photo?.uri}
            initials={getInitials(current.personalDetails.name)}
            save={async (photo) => {
              const result = await accounts.setPhoto(photo)
              if (result.ok) await member.reload()
              return result
            }}
            remove={extendsMembers ? () => removePhoto(stores, t) : undefined}
          />
          {masterData.isSettled && masterData.data === undefined && (
            <SectionFailure
              title={t('member.details.listsFailed.title')}
              text={t('member.details.listsFailed.text')}
              onRetry={() => masterData.ensure()}
            />
          )}
          <DetailsForm
            details={current.personalDetails}
            choices={masterData.data}
            save={(change) => accounts.changeDetails(change)}
            onSaved={() => member.reload()}
          />
        </>
      ) : (
        <FormSkeleton label={t('shared.state.loading')} />
      )}
    </MemberAreaFrame>
  )
})
