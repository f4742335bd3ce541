import { Suspense, useState } from 'react'
import type { DialogProps } from '../dialog/index.ts'
import { lateComponent } from '../../foundations/lazy/index.ts'

const Loaded = lateComponent(async () => (await import('../dialog/index.ts')).Dialog)

/**
 * The dialog, fetched when it is first opened: what components of a first route use. Stays mounted afterwards, so that
 * closing can fade. What is itself fetched late takes the `dialog`.
 */
export function LazyDialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}
