import { Button } from '@foyer/design-system/actions/button'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { observer } from 'mobx-react-lite'
import { usePage, useStores, useText } from '../../context/hooks.ts'
import { useExtendsMembers, useMembers } from '../../context/use-members.ts'
import { getInitials } from '../../domain/initials.ts'
import { MemberContent } from '../../features/member-area/MemberContent.tsx'
import { PhotoSection } from '../../features/photo/PhotoSection.tsx'
import { removePhoto } from '../../features/photo/remove-photo.ts'
import { getDestination } from '../../member/destination.ts'
import { NarrowColumn } from '../../member/NarrowColumn.tsx'

/** A photo for who has just joined; leads on to where they wanted to go. */
export const SignUpPhotoPage = observer(function SignUpPhotoPage() {
  const stores = useStores()
  const { accounts, member } = useMembers()
  const extendsMembers = useExtendsMembers()
  const { t } = useText()
  const { url } = usePage()
  const { member: current } = member
  return (
    <NarrowColumn>
      <PageHeading title={t('member.signUp.title.photo')} intro={t('member.signUp.intro.photo')} />
      <MemberContent>
        {current && (
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
        )}
      </MemberContent>
      <Button href={getDestination(url, stores.routes)}>
        {t(current?.photo ? 'member.signUp.goOn' : 'member.signUp.withoutPhoto')}
      </Button>
    </NarrowColumn>
  )
})
