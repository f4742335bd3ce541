import { noticeMarks } from '@foyer/theme-tokens/values/marks'
import MuiAlert from '@mui/material/Alert'
import type { ComponentPropsWithRef } from 'react'
import { Icon, type IconName } from '../../foundations/icon/index.ts'
import type { NoticeTone } from '../notice/index.ts'

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'color'> {
  /** Severity; it sets color and icon. */
  tone: NoticeTone
  /** What happened, in a line. */
  title: string
  /** False in what is a frame already, as a sheet of a phone; default true. */
  frame?: boolean | undefined
  /** In place of the tone's own. */
  icon?: IconName | undefined
}

/** Silent without an explicit role: MUI would give each the role alert, which interrupts a screen reader. */
const silent = null as unknown as string

/**
 * A block in the page that says what happened and what to do; `role="alert"` when it appears after an action. For
 * messages about something elsewhere, or temporary ones, see `notice`; in place of content that failed to load,
 * `failure-state`. Its look is `MuiAlert`'s in the theme.
 */
export const Alert = ({ tone, title, icon, frame = true, role, children, ...rest }: AlertProps) => (
  <MuiAlert
    severity={tone}
    data-tone={tone}
    data-frame={frame ? undefined : 'none'}
    icon={<Icon name={icon ?? noticeMarks[tone].inPage} />}
    role={role ?? silent}
    {...rest}
  >
    <strong>{title}</strong>
    {children !== undefined && <div data-slot="text">{children}</div>}
  </MuiAlert>
)
