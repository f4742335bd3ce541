import { Button } from '@foyer/design-system/actions/button'
import { PhotoCropper, type PhotoCut } from '@foyer/design-system/forms/photo-cropper'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { useState } from 'react'
import { useText } from '../../context/hooks.ts'
import { cutPhoto } from './cut-photo.ts'

const Root = styled('div', { name: 'FoyerPhotoCutter', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '& > [data-slot=actions]': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    [media.below.sm]: { display: 'grid' },
  },
})

export interface PhotoCutterProps {
  /** Address of the chosen picture. */
  image: string
  /** Sends what was cut; what it fails with is shown elsewhere. */
  onUse: (photo: Blob) => Promise<unknown>
  /** The browser cannot draw it. */
  onFailed: () => void
  onCancel: () => void
}

/** Chooses the part of a picture that others will see, and sends it. */
export function PhotoCutter({ image, onUse, onFailed, onCancel }: PhotoCutterProps) {
  const { t } = useText()
  const [cut, setCut] = useState<PhotoCut | null>(null)
  const [isSending, setSending] = useState(false)
  const use = async () => {
    if (cut === null || isSending) return
    setSending(true)
    const photo = await cutPhoto(image, cut).catch(() => null)
    if (photo === null) return onFailed()
    await onUse(photo)
    setSending(false)
  }
  return (
    <Root>
      <PhotoCropper
        image={image}
        onCrop={setCut}
        labels={{
          picture: t('member.photo.crop.picture'),
          size: t('member.photo.crop.size'),
          smaller: t('member.photo.crop.smaller'),
          larger: t('member.photo.crop.larger'),
          turn: t('member.photo.crop.turn'),
          move: t('member.photo.crop.move'),
          up: t('member.photo.crop.up'),
          down: t('member.photo.crop.down'),
          left: t('member.photo.crop.left'),
          right: t('member.photo.crop.right'),
        }}
      />
      <div data-slot="actions">
        <Button
          onClick={() => void use()}
          busy={isSending}
          busyLabel={t('member.photo.sending')}
          disabled={cut === null}
        >
          {t('member.photo.use')}
        </Button>
        <Button variant="secondary" onClick={onCancel} disabled={isSending}>
          {t('member.credentials.cancel')}
        </Button>
      </div>
    </Root>
  )
}
