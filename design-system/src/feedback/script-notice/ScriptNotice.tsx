import type { ComponentPropsWithRef } from 'react'
import { styled } from '../../foundations/styled/index.ts'

const Root = styled('p', { name: 'FoyerScriptNotice', slot: 'Root' })({
  margin: 0,
  padding: '12px max(var(--foyer-page-margin), (100% - 1280px) / 2)',
  borderBlockEnd: '1px solid var(--foyer-border)',
  background: 'var(--foyer-surface)',
  color: 'var(--foyer-text)',
  fontWeight: 650,
})

export interface ScriptNoticeProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** What cannot be done without script, and what can. */
  text: string
}

/**
 * At the head of a page, lists what needs script; visible without script only. For any other message in a page see
 * `alert`. Our own: it is there for pages whose script has not come, as plain HTML.
 */
export const ScriptNotice = ({ text, ...rest }: ScriptNoticeProps) => (
  <noscript>
    <Root {...rest}>{text}</Root>
  </noscript>
)
