import { useEffect, useState } from 'react'
import type { Result } from '../../cache/result.ts'
import type { Failure } from '../../services/http/failure.ts'
import { validatePhoto, toPhotoRefusal, type PhotoRefusal } from './validate-photo.ts'

/** What is happening to a new photo. `cutting`: its part is being chosen. */
export type PhotoState =
  | { readonly kind: 'idle'; readonly refusal: PhotoRefusal | null }
  | { readonly kind: 'judging' }
  | { readonly kind: 'cutting'; readonly image: string }

export interface PhotoActions {
  readonly state: PhotoState
  /** Judges a chosen file; a good one is to be cut. */
  readonly choose: (file: File) => Promise<void>
  /** Sends what was cut. */
  readonly send: (photo: Blob) => Promise<boolean>
  /** The chosen file cannot be drawn. */
  readonly fail: () => void
  /** Leaves the chosen file. */
  readonly cancel: () => void
}

/**
 * A new photo from the file to the server. The old one stays until the new one is saved.
 * @param save sends it
 */
export function usePhoto(save: (photo: Blob) => Promise<Result<void, Failure>>): PhotoActions {
  const [state, setState] = useState<PhotoState>({ kind: 'idle', refusal: null })
  const image = state.kind === 'cutting' ? state.image : null
  useEffect(() => {
    if (image !== null) return () => URL.revokeObjectURL(image)
  }, [image])
  return {
    state,
    choose: async (file) => {
      setState({ kind: 'judging' })
      const address = URL.createObjectURL(file)
      const refusal = await validatePhoto(file, address)
      if (refusal !== null) URL.revokeObjectURL(address)
      setState(refusal === null ? { kind: 'cutting', image: address } : { kind: 'idle', refusal })
    },
    send: async (photo) => {
      const result = await save(photo)
      setState({ kind: 'idle', refusal: result.ok ? null : toPhotoRefusal(result.failure) })
      return result.ok
    },
    fail: () => setState({ kind: 'idle', refusal: 'kind' }),
    cancel: () => setState({ kind: 'idle', refusal: null }),
  }
}
