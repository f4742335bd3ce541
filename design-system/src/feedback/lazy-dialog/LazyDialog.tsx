import { loadWhenOpened } from '../../internal/load-when-opened/load-when-opened.tsx'
import type { DialogProps } from '../dialog/index.ts'

const Loaded = loadWhenOpened(async () => (await import('../dialog/index.ts')).Dialog)

/**
 * The dialog, fetched when it is first opened: what components of a first route use. Stays mounted afterwards, so that
 * closing can fade. What is itself fetched late takes the `dialog`.
 */
export function LazyDialog(props: DialogProps) {
  return <Loaded {...props} />
}
