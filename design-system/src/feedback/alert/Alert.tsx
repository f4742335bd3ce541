import { noticeMarks } from '@foyer/theme-tokens/values/marks'
import MuiAlert from '@mui/material/Alert'
import type { ComponentPropsWithRef } from 'react'
import { Icon, type IconName } from '../../foundations/icon/index.ts'
import type { NoticeTone } from '../notice/index.ts'

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'color'> {
  /** What kind of news it is; it chooses colour and glyph. */
  tone: NoticeTone
  /** What happened, in a line. */
  title: string
  /** In place of the tone's own. */
  icon?: IconName | undefined
}

/** Unless it has a role, it is silent: MUI would make each an alert, which interrupts what is being read. */
const silent = null as unknown as string

/**
 * A block in the page that says what happened and what to do; `role="alert"` when it appears after an action. For
 * what happened elsewhere, or passes, see `notice`; in place of content that did not come, `failure-state`. Its look is
 * `MuiAlert`'s in the theme.
 */
export const Alert = ({ tone, title, icon, role, children, ...rest }: AlertProps) => (
  <MuiAlert
    severity={tone}
    data-tone={tone}
    icon={<Icon name={icon ?? noticeMarks[tone].inPage} />}
    role={role ?? silent}
    {...rest}
  >
    <strong>{title}</strong>
    {children !== undefined && <div data-slot="text">{children}</div>}
  </MuiAlert>
)
