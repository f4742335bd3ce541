import { Button } from '@foyer/design-system/actions/button'
import { MemberPhoto } from '@foyer/design-system/members/member-photo'
import { useEffect, useMemo } from 'react'
import { success } from '../../cache/result.ts'
import { useText } from '../../context/hooks.ts'
import { PhotoChooser } from '../../member/photo/PhotoChooser.tsx'
import { usePhoto } from '../../member/photo/use-photo.ts'
import { SignUpForm } from './SignUpForm.tsx'

export interface PhotoStepProps {
  /** As it was cut; null without one. */
  photo: Blob | null
  onPhoto: (photo: Blob | null) => void
  onNext: () => void
  onBack: () => void
  /** What the button says: where it leads. */
  nextLabel: string
}

/** A photo, which may be left out. It is sent once there is an account. */
export function PhotoStep({ photo, onPhoto, onNext, onBack, nextLabel }: PhotoStepProps) {
  const { t } = useText()
  const address = useAddress(photo)
  const actions = usePhoto(async (cut) => {
    onPhoto(cut)
    return success(undefined)
  })
  return (
    <SignUpForm
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <div data-wide="">
        <PhotoChooser
          photo={actions}
          hasPhoto={photo !== null}
          actions={
            photo !== null && (
              <Button variant="secondary" onClick={() => onPhoto(null)}>
                {t('member.photo.remove')}
              </Button>
            )
          }
        >
          <MemberPhoto
            size="lg"
            alt={t('member.photo.title')}
            photo={address === null ? undefined : { url: address, resizable: false }}
          />
        </PhotoChooser>
      </div>
      <div data-slot="actions" data-wide="">
        <Button type="submit">{photo === null ? t('member.signUp.withoutPhoto') : nextLabel}</Button>
        <Button variant="secondary" onClick={onBack}>
          {t('member.signUp.back')}
        </Button>
      </div>
    </SignUpForm>
  )
}

/** Address of a picture in memory, for as long as it is shown. */
function useAddress(picture: Blob | null): string | null {
  const address = useMemo(() => (picture ? URL.createObjectURL(picture) : null), [picture])
  useEffect(() => {
    if (address !== null) return () => URL.revokeObjectURL(address)
  }, [address])
  return address
}
