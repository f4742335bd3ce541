import { styled, type CSSObject } from '../styled/index.ts'
import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { PlainLink } from '../link/index.ts'
import { media } from '../media/index.ts'

const look: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  minBlockSize: 52,
  maxInlineSize: '100%',
  paddingBlock: 8,
  paddingInline: 26,
  border: '1px solid transparent',
  borderRadius: 'var(--r-button)',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 650,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color .18s, border-color .18s, color .18s, box-shadow .18s',
  '&[data-size=medium]': { minBlockSize: 44, paddingInline: 18, fontSize: 'var(--t1)' },
  // A word that is longer than the button breaks in it.
  '& > span': { minInlineSize: 0 },
  // What it says while it waits stands over its words, which keep their place: nothing beside it moves.
  '&[aria-busy=true]': {
    display: 'inline-grid',
    gridTemplateColumns: 'minmax(0, auto)',
    '& > span': {
      gridArea: '1 / 1',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 12,
    },
    '& > span > span': { minInlineSize: 0 },
    '& > [data-slot=words]': { visibility: 'hidden' },
  },
  '&[data-full-width]': { display: 'flex', inlineSize: '100%', '&[aria-busy=true]': { display: 'grid' } },
  '&[data-variant=primary]': {
    background: 'var(--button-bg)',
    color: 'var(--button-fg)',
    border: 'var(--button-border)',
    boxShadow: 'var(--button-rule, none)',
  },
  '&[data-variant=secondary]': {
    background: 'var(--button-2-bg)',
    color: 'var(--button-2-fg)',
    border: 'var(--button-2-border)',
  },
  '&[data-variant=secondary][data-on-art]': {
    background: 'none',
    borderColor: 'color-mix(in srgb, currentColor 45%, transparent)',
    color: 'inherit',
    // Over a picture the brand's ink may be lost; the words on it are not.
    '&:focus-visible': { outlineColor: 'currentColor' },
    // The visitor's own colours need their own ground over a picture.
    [media.forcedColors]: { background: 'ButtonFace', color: 'ButtonText', '& svg': { color: 'ButtonText' } },
  },
  '&[data-variant=text]': { paddingInline: 12, color: 'var(--ink)' },
  [media.hover]: {
    '&[data-variant=primary]:hover': {
      background: 'var(--button-bg-hover)',
      color: 'var(--button-fg-hover)',
    },
    '&[data-variant=secondary]:hover': {
      background: 'var(--button-2-bg-hover)',
      color: 'var(--button-2-fg-hover)',
      borderColor: 'currentColor',
    },
    '&[data-variant=text]:hover': { textDecoration: 'underline', textUnderlineOffset: '.22em' },
  },
  '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed' },
  '&[data-variant]:disabled, &[data-variant][aria-disabled=true]:not([aria-busy=true])': {
    background: 'none',
    borderColor: 'var(--border)',
    borderStyle: 'solid',
    color: 'var(--muted)',
    boxShadow: 'none',
    // Of one that is refused and can be reached, no browser greys the words.
    [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' },
  },
  '&[aria-busy=true] [data-slot=spinner]': {
    flex: 'none',
    inlineSize: 20,
    blockSize: 20,
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: '50%',
    animation: 'foyer-turn .9s linear infinite',
  },
  '@keyframes foyer-turn': { to: { rotate: '360deg' } },
  [media.reducedMotion]: { '&[aria-busy=true] [data-slot=spinner]': { animation: 'none' } },
}

const NativeRoot = styled('button', { name: 'FoyerButton', slot: 'Root' })(look)
const LinkRoot = styled(PlainLink, { name: 'FoyerButton', slot: 'Root' })(look)

interface OwnProps {
  /** One primary a view; text has no edge. */
  variant?: 'primary' | 'secondary' | 'text' | undefined
  /** 52 or 44 px high. */
  size?: 'large' | 'medium' | undefined
  icon?: IconName | undefined
  endIcon?: IconName | undefined
  /** Of a button, waiting for an answer: keeps the focus and its width at least, refuses presses. */
  busy?: boolean | undefined
  /** Spoken and shown instead of the words while busy. */
  busyLabel?: string | undefined
  fullWidth?: boolean | undefined
  /** Stands on a picture or a film's ground: takes its edge from the text colour there. */
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
/** What has an address on some pages and only acts on others: a trailer that opens in place once it can. */
interface AsEither extends OwnProps {
  href: string | undefined
  onClick?: (() => void) | undefined
}
export type ButtonProps = AsLink | AsButton | AsEither

const refuse: MouseEventHandler<HTMLButtonElement> = (event) => {
  event.preventDefault()
}

/**
 * A button, or a link that looks like one when it has an address; its words say what happens. Keyboard as the button of
 * the ARIA Authoring Practices, which the browser's own has: Space and Enter press, Enter follows a link. An address that
 * is part of a text is a `link`, a glyph alone an `icon-button`.
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
  const data = {
    'data-variant': variant,
    'data-size': size,
    'data-full-width': fullWidth ? '' : undefined,
    'data-on-art': onArt ? '' : undefined,
  }
  const words = (
    <>
      {icon && <Icon name={icon} size={22} />}
      <span>{children}</span>
      {endIcon && <Icon name={endIcon} size={20} />}
    </>
  )
  if (rest.href !== undefined)
    return (
      <LinkRoot {...data} {...rest} href={rest.href}>
        {words}
      </LinkRoot>
    )
  const { onClick, type = 'button', ...native } = rest as AsButton
  const refused = busy === true || native['aria-disabled'] === true
  return (
    <NativeRoot
      {...data}
      {...native}
      type={type}
      aria-busy={busy ? true : undefined}
      aria-disabled={refused ? true : undefined}
      onClick={refused ? refuse : onClick}
    >
      {busy ? (
        <>
          <span data-slot="words" aria-hidden="true">
            {words}
          </span>
          <span>
            <span data-slot="spinner" aria-hidden="true" />
            {/* The words themselves are the status: said twice, they would be the button's name twice. */}
            {busyLabel === undefined ? <span>{children}</span> : <span role="status">{busyLabel}</span>}
          </span>
        </>
      ) : (
        words
      )}
    </NativeRoot>
  )
}
