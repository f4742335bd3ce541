import MuiIconButton from '@mui/material/IconButton'
import type { ComponentPropsWithRef, Ref } from 'react'
import { Icon, type IconName } from '../../foundations/icon/index.ts'
import { PlainLink } from '../link/index.ts'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'ref' | 'color'> {
  /** Spoken name: what pressing it does. */
  label: string
  /** An icon of the set. */
  icon: IconName
  /** 'outlined' has a border; default 'plain'. */
  variant?: 'plain' | 'outlined' | undefined
  /** Makes it a link. */
  href?: string | undefined
  /**
   * Makes it a toggle button: announced as pressed or not. The icon should show the state too, as `bookmark` and
   * `bookmark-filled` do.
   */
  pressed?: boolean | undefined
  /** Icon size in px; default 22. The button is 44. */
  size?: number | undefined
  /** Of the root. */
  ref?: Ref<HTMLButtonElement> | undefined
}

/**
 * A 44 px target with an icon and an accessible name. Keyboard as the button of the ARIA Authoring Practices, with
 * `pressed` the toggle button. If there is space for a label and the icon is not widely known, use `button`. Its look
 * is `MuiIconButton`'s in the theme.
 */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'plain', href, pressed, size = 22, ...rest } = props
  const glyph = <Icon name={icon} size={size} />
  // The theme sets the hover background: MUI draws none without a ripple.
  const variants = {
    color: 'inherit',
    disableRipple: true,
    'aria-label': label,
    'data-variant': variant,
  } as const
  if (href !== undefined)
    return (
      <MuiIconButton
        {...variants}
        {...(rest as Omit<ComponentPropsWithRef<'a'>, 'href' | 'color'>)}
        href={href}
        LinkComponent={PlainLink}
      >
        {glyph}
      </MuiIconButton>
    )
  return (
    <MuiIconButton {...variants} aria-pressed={pressed} {...rest}>
      {glyph}
    </MuiIconButton>
  )
}
