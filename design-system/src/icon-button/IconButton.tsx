import { styled, type CSSObject } from '../styled/index.ts'
import type { ComponentPropsWithRef, Ref } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { PlainLink } from '../link/index.ts'
import { media } from '../media/index.ts'

const look: CSSObject = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: 'var(--r-button)',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  transition: 'border-color .18s, color .18s',
  '&[data-variant=outlined]': { borderColor: 'color-mix(in srgb, currentColor 45%, transparent)' },
  '&[aria-pressed=true]': { color: 'var(--ink)' },
  '&:disabled': { cursor: 'not-allowed', color: 'var(--muted)' },
  [media.hover]: {
    '&[data-variant=outlined]:hover:not(:disabled)': { borderColor: 'currentColor' },
    // A frame with a ground of its own says what is read there.
    '&[data-variant=plain]:hover:not(:disabled)': { color: 'var(--glyph-hover, var(--ink))' },
  },
}
const NativeRoot = styled('button', { name: 'FoyerIconButton', slot: 'Root' })(look)
const LinkRoot = styled(PlainLink, { name: 'FoyerIconButton', slot: 'Root' })(look)

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'ref'> {
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
 * `pressed` the toggle button. Where there is room for a word, and the glyph is not known to everybody, `button`.
 */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'plain', href, pressed, size = 22, ...rest } = props
  if (href !== undefined)
    return (
      <LinkRoot
        href={href}
        aria-label={label}
        data-variant={variant}
        {...(rest as Omit<ComponentPropsWithRef<'a'>, 'href'>)}
      >
        <Icon name={icon} size={size} />
      </LinkRoot>
    )
  return (
    <NativeRoot type="button" aria-label={label} aria-pressed={pressed} data-variant={variant} {...rest}>
      <Icon name={icon} size={size} />
    </NativeRoot>
  )
}
