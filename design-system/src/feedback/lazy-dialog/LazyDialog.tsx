import { loadWhenOpened } from '../../internal/load-when-opened/load-when-opened.tsx'
import type { DialogProps } from '../dialog/index.ts'

const Loaded = loadWhenOpened(async () => (await import('../dialog/index.ts')).Dialog)

/**
 * The dialog, loaded when it is first opened: for components of a first route. Stays mounted afterwards, so that
 * closing can fade. In a lazy component use `dialog` directly.
 */
export function LazyDialog(props: DialogProps) {
  return <Loaded {...props} />
}
