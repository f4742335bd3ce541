import { noticeMarks, type NoticeKind } from '@foyer/theme-tokens/values/marks'
import MuiAlert from '@mui/material/Alert'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../../actions/button/index.ts'
import { Icon, type IconName } from '../../foundations/icon/index.ts'
import { IconButton } from '../../actions/icon-button/index.ts'

/** What kind of news; info is neutral, because a brand's secondary may be red. */
export type NoticeTone = NoticeKind

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'color' | 'children'> {
  /** Severity; it sets colour and icon. */
  tone: NoticeTone
  /** What happened, in a line. */
  title: string
  /** More of it. */
  text?: ReactNode
  /** In place of the tone's own. */
  icon?: IconName | undefined
  /** What may be done about it: a press or a link. */
  action?: { label: string; onPress?: (() => void) | undefined; href?: string | undefined } | undefined
  /** A visitor has read it; without it there is no button. */
  onClose?: (() => void) | undefined
  /** Spoken name of that button. */
  closeLabel?: string | undefined
}

/** Without a role: the list around it announces it already, and MUI would give each the role alert. */
const silent = null as unknown as string

/**
 * A note beside the page: what happened, then what to do. For a message that must be read first see `alert`. Its look is
 * that of `MuiAlert`'s variant `notice` in the theme.
 */
export function Notice({ tone, title, text, icon, action, onClose, closeLabel, role, ...rest }: NoticeProps) {
  return (
    <MuiAlert
      variant="notice"
      severity={tone}
      data-tone={tone}
      icon={<Icon name={icon ?? noticeMarks[tone].glyph} size={24} />}
      role={role ?? silent}
      action={
        onClose && closeLabel !== undefined ? (
          <IconButton data-slot="close" icon="close" label={closeLabel} onClick={onClose} />
        ) : null
      }
      {...rest}
    >
      <p data-slot="title">{title}</p>
      {text !== undefined && <p data-slot="text">{text}</p>}
      {action && (
        <Button data-slot="action" variant="text" size="medium" href={action.href} onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </MuiAlert>
  )
}
