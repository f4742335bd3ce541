import MuiButton from '@mui/material/Button'
import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { Icon, type IconName } from '../../foundations/icon/index.ts'
import { PlainLink } from '../link/index.ts'

const muiVariants = { primary: 'contained', secondary: 'outlined', danger: 'outlined', text: 'text' } as const

interface OwnProps {
  /** One primary a view; danger for what destroys or gives money back; text has no edge. */
  variant?: 'primary' | 'secondary' | 'danger' | 'text' | undefined
  /** 52 or 44 px high. */
  size?: 'large' | 'medium' | undefined
  /** A glyph of the set before the words. */
  icon?: IconName | undefined
  /** A glyph of the set after the words. */
  endIcon?: IconName | undefined
  /** Of a button, waiting for an answer: keeps the focus and its width at least, refuses presses. */
  busy?: boolean | undefined
  /** Announced and shown instead of the label while busy. */
  busyLabel?: string | undefined
  /** As wide as its container. */
  fullWidth?: boolean | undefined
  /** On a picture or a film's background: takes its edge from the text color there. */
  onArt?: boolean | undefined
  /** Its words: what a press does. */
  children: ReactNode
  /** Of the root. */
  className?: string | undefined
  /** Of the root. */
  id?: string | undefined
  [data: `data-${string}`]: string | number | boolean | undefined
  /** Id of what is read after its name. */
  'aria-describedby'?: string | undefined
  /** Its spoken name where the words alone do not say enough; begins with them. */
  'aria-label'?: string | undefined
  /** Id of what it opens. */
  'aria-controls'?: string | undefined
  /** Whether what it opens is open. */
  'aria-expanded'?: boolean | undefined
  /** What a press opens. */
  'aria-haspopup'?: 'dialog' | 'menu' | undefined
  /** It stands for the page or the step that is shown. */
  'aria-current'?: 'page' | 'step' | undefined
}

interface AsLink extends OwnProps {
  /** Makes it a link to this address. */
  href: string
  /** Of the root: the button, or the link where it has an address. */
  ref?: Ref<HTMLAnchorElement> | undefined
  /** Called for each press; not while it is busy or disabled. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
  /** Of a link: how the address relates to the page. */
  rel?: string | undefined
  /** Of a link: the window it opens in. */
  target?: string | undefined
}
interface AsButton extends OwnProps {
  /** None: it is a button. */
  href?: undefined
  /** Of the root. */
  ref?: Ref<HTMLButtonElement> | undefined
  /** Called for each press; not while it is busy or disabled. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined
  /** What a button does in a form; default 'button'. */
  type?: 'button' | 'submit' | 'reset' | undefined
  /** Of a button: id of its form, where it stands outside. */
  form?: string | undefined
  /** Of a button: cannot be pressed or reached. */
  disabled?: boolean | undefined
  /** Looks and acts disabled but can be reached, so that its reason is found. */
  'aria-disabled'?: boolean | undefined
  /** Of a button: takes the focus when it is drawn. */
  autoFocus?: boolean | undefined
}
/** For a button with an address on some pages only: a trailer that opens in place once it can. */
interface AsEither extends OwnProps {
  /** Makes it a link while it is given. */
  href: string | undefined
  /** Called for each press. */
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
    color: variant === 'danger' ? ('error' as const) : ('primary' as const),
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
