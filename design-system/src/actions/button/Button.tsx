import MuiButton from '@mui/material/Button'
import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { Icon, type IconName } from '../../foundations/icon/index.ts'
import { PlainLink } from '../link/index.ts'

const muiVariants = { primary: 'contained', secondary: 'outlined', text: 'text' } as const

interface OwnProps {
  /** One primary a view; text has no edge. */
  variant?: 'primary' | 'secondary' | 'text' | undefined
  /** 52 or 44 px high. */
  size?: 'large' | 'medium' | undefined
  icon?: IconName | undefined
  endIcon?: IconName | undefined
  /** Of a button, waiting for an answer: keeps the focus and its width at least, refuses presses. */
  busy?: boolean | undefined
  /** Announced and shown instead of the label while busy. */
  busyLabel?: string | undefined
  fullWidth?: boolean | undefined
  /** On a picture or a film's background: takes its edge from the text colour there. */
  onArt?: boolean | undefined
  children: ReactNode
  className?: string | undefined
  id?: string | undefined
  [data: `data-${string}`]: string | number | boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-label'?: string | undefined
  'aria-controls'?: string | undefined
  'aria-expanded'?: boolean | undefined
  'aria-haspopup'?: 'dialog' | 'menu' | undefined
  'aria-current'?: 'page' | 'step' | undefined
}

interface AsLink extends OwnProps {
  href: string
  ref?: Ref<HTMLAnchorElement> | undefined
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
  rel?: string | undefined
  target?: string | undefined
}
interface AsButton extends OwnProps {
  href?: undefined
  ref?: Ref<HTMLButtonElement> | undefined
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined
  type?: 'button' | 'submit' | 'reset' | undefined
  form?: string | undefined
  disabled?: boolean | undefined
  /** Looks and acts disabled but can be reached, so that its reason is found. */
  'aria-disabled'?: boolean | undefined
  autoFocus?: boolean | undefined
}
/** For a button with an address on some pages only: a trailer that opens in place once it can. */
interface AsEither extends OwnProps {
  href: string | undefined
  onClick?: (() => void) | undefined
}
export type ButtonProps = AsLink | AsButton | AsEither

/** Own props, named as MUI's. */
type Said =
  'variant' | 'size' | 'icon' | 'endIcon' | 'busy' | 'busyLabel' | 'fullWidth' | 'onArt' | 'children'

const refuse: MouseEventHandler<HTMLButtonElement> = (event) => {
  event.preventDefault()
}

/**
 * A button, or a link with the same appearance if it has an address; its label says what happens. Keyboard as the
 * button of the ARIA Authoring Practices, native: Space and Enter press, Enter follows a link. For an address inside
 * text see `link`, for an icon alone `icon-button`. Its look is `MuiButton`'s in the theme.
 */
export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'large',
    icon,
    endIcon,
    busy,
    busyLabel,
    fullWidth,
    onArt,
    children,
    ...rest
  } = props
  const variants = {
    variant: muiVariants[variant],
    size,
    fullWidth: fullWidth === true,
    'data-variant': variant,
    'data-size': size,
    'data-full-width': fullWidth ? '' : undefined,
    'data-on-art': onArt ? '' : undefined,
  }
  const label = (
    <>
      {icon && <Icon name={icon} size={22} />}
      <span>{children}</span>
      {endIcon && <Icon name={endIcon} size={20} />}
    </>
  )
  if (rest.href !== undefined)
    return (
      <MuiButton {...variants} {...(rest as Omit<AsLink, Said>)} LinkComponent={PlainLink}>
        {label}
      </MuiButton>
    )
  const { onClick, type = 'button', ...native } = rest as Omit<AsButton, Said | 'href'>
  const refused = busy === true || native['aria-disabled'] === true
  return (
    <MuiButton
      {...variants}
      {...native}
      type={type}
      aria-busy={busy ? true : undefined}
      aria-disabled={refused ? true : undefined}
      onClick={refused ? refuse : onClick}
    >
      {busy ? (
        <>
          <span data-slot="words" aria-hidden="true">
            {label}
          </span>
          <span>
            <span data-slot="spinner" aria-hidden="true" />
            {/* The words themselves are the status: said twice, they would be the button's name twice. */}
            {busyLabel === undefined ? <span>{children}</span> : <span role="status">{busyLabel}</span>}
          </span>
        </>
      ) : (
        label
      )}
    </MuiButton>
  )
}
