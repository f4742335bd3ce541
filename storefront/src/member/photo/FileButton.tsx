import { Button } from '@foyer/design-system/actions/button'
import type { IconName } from '@foyer/design-system/foundations/icon'
import { useRef, type ReactNode } from 'react'
import { acceptedFiles } from './validate-photo.ts'

export interface FileButtonProps {
  children: ReactNode
  icon?: IconName | undefined
  /** Opens the camera that looks at who holds the device, where there is one. */
  takesPicture?: boolean
  variant?: 'primary' | 'secondary'
  disabled?: boolean
  onFile: (file: File) => void
}

/** A button that opens the device's own choice of pictures, or its camera. */
export function FileButton({
  children,
  icon,
  takesPicture,
  variant = 'secondary',
  disabled,
  onFile,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={variant} icon={icon} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
      {/* Its button stands for it: it is no stop of its own. */}
      <input
        ref={input}
        hidden
        type="file"
        tabIndex={-1}
        aria-hidden
        accept={acceptedFiles}
        capture={takesPicture ? 'user' : undefined}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file may be chosen again.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
