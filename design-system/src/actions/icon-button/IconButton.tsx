import MuiIconButton from '@mui/material/IconButton'
import type { ComponentPropsWithRef, Ref } from 'react'
import { Icon, type IconName } from '../../foundations/icon/index.ts'
import { PlainLink } from '../link/index.ts'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'ref' | 'color'> {
  /** Spoken name: what pressing it does. */
  label: string
  /** A glyph of the set. */
  icon: IconName
  /** 'outlined' has a border; 'plain' unless given. */
  variant?: 'plain' | 'outlined' | undefined
  /** Makes it a link. */
  href?: string | undefined
  /** A switch: spoken as pressed or not. Its glyph says so too, as `bookmark` and `bookmark-filled` do. */
  pressed?: boolean | undefined
  /** Of the glyph, px; 22 unless given. The button is 44. */
  size?: number | undefined
  /** Of the root. */
  ref?: Ref<HTMLButtonElement> | undefined
}

/**
 * A 44 px target with a glyph and a spoken name. Keyboard as the button of the ARIA Authoring Practices, with
 * `pressed` the toggle button. Where there is room for a word, and the glyph is not known to everybody, `button`. Its look
 * is `MuiIconButton`'s in the theme.
 */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'plain', href, pressed, size = 22, ...rest } = props
  const glyph = <Icon name={icon} size={size} />
  // Its own ground on hover is the theme's matter: MUI draws none without a ripple.
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
