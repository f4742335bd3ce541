import { Button } from '@foyer/design-system/actions/button'
import { styled } from '@foyer/design-system/foundations/styled'
import { MemberPhoto } from '@foyer/design-system/members/member-photo'
import { useState } from 'react'
import type { Result } from '../../cache/result.ts'
import { useText } from '../../context/hooks.ts'
import { toPhotoRefusal, type PhotoRefusal } from '../../member/photo/validate-photo.ts'
import { PhotoChooser } from '../../member/photo/PhotoChooser.tsx'
import { usePhoto } from '../../member/photo/use-photo.ts'
import type { Failure } from '../../services/http/failure.ts'

const Root = styled('section', { name: 'FoyerPhotoSection', slot: 'Root' })({ marginBlockEnd: 40 })

export interface PhotoSectionProps {
  /** Address of the photo; undefined without one. */
  photo: string | undefined
  initials: string
  save: (photo: Blob) => Promise<Result<void, Failure>>
  /** Absent where the server deletes none. */
  remove?: (() => Promise<Result<void, Failure>>) | undefined
}

/** The member's photo: a new one is saved immediately, and the old one stays until then; it can be taken away. */
export function PhotoSection({ photo, initials, save, remove }: PhotoSectionProps) {
  const { t } = useText()
  const actions = usePhoto(save)
  const [isRemoving, setRemoving] = useState(false)
  const [notRemoved, setNotRemoved] = useState<PhotoRefusal | null>(null)
  const takeAway = async () => {
    if (!remove) return
    actions.cancel()
    setRemoving(true)
    const result = await remove()
    setNotRemoved(result.ok ? null : toPhotoRefusal(result.failure))
    setRemoving(false)
  }
  return (
    <Root aria-label={t('member.photo.title')}>
      <PhotoChooser
        photo={actions}
        hasPhoto={photo !== undefined}
        refusal={notRemoved}
        actions={
          photo !== undefined &&
          remove && (
            <Button
              variant="secondary"
              busy={isRemoving}
              busyLabel={t('member.photo.removing')}
              onClick={() => void takeAway()}
            >
              {t('member.photo.remove')}
            </Button>
          )
        }
      >
        <MemberPhoto
          size="lg"
          alt={t('member.photo.title')}
          initials={initials}
          photo={photo === undefined ? undefined : { url: photo, resizable: false }}
        />
      </PhotoChooser>
    </Root>
  )
}
