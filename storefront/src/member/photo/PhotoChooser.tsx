import { Alert } from '@foyer/design-system/feedback/alert'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import type { ReactNode } from 'react'
import { useText } from '../../context/hooks.ts'
import { FileButton } from './FileButton.tsx'
import type { PhotoRefusal } from './validate-photo.ts'
import { PhotoCutter } from './PhotoCutter.tsx'
import type { PhotoActions } from './use-photo.ts'

const Root = styled('div', { name: 'FoyerPhotoChooser', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > [data-slot=row]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px 24px' },
  '& [data-slot=actions]': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& > p': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
})

/** Only where a finger points: elsewhere the choice of files offers the camera, if there is one. */
const Camera = styled('span', { name: 'FoyerPhotoChooser', slot: 'Camera' })({
  display: 'contents',
  [media.hover]: { display: 'none' },
})

export interface PhotoChooserProps {
  photo: PhotoActions
  /** The present photo, or what stands for it. */
  children: ReactNode
  /** Whether there is a photo, which another would replace. */
  hasPhoto: boolean
  /** Why something else with the photo did not work. */
  refusal?: PhotoRefusal | null
  /** Further buttons. */
  actions?: ReactNode
}

/** Chooses or takes a picture, judges it, and cuts it. */
export function PhotoChooser({ photo, children, hasPhoto, refusal = null, actions }: PhotoChooserProps) {
  const { t } = useText()
  const { state, choose, send, fail, cancel } = photo
  const refused = (state.kind === 'idle' ? state.refusal : null) ?? refusal
  const takeFile = (file: File) => void choose(file)
  return (
    <Root>
      <div data-slot="row">
        {children}
        <div data-slot="actions">
          <Camera>
            <FileButton takesPicture icon="camera" onFile={takeFile}>
              {t('member.photo.camera')}
            </FileButton>
          </Camera>
          <FileButton onFile={takeFile}>
            {t(hasPhoto ? 'member.photo.another' : 'member.photo.choose')}
          </FileButton>
          {actions}
        </div>
      </div>
      {refused !== null && (
        <Alert role="alert" tone="error" title={t('member.photo.refused.title')}>
          {t(`member.photo.refused.${refused}`)}
        </Alert>
      )}
      {state.kind === 'cutting' ? (
        <PhotoCutter image={state.image} onUse={send} onFailed={fail} onCancel={cancel} />
      ) : (
        <p>{t('member.photo.help')}</p>
      )}
    </Root>
  )
}
