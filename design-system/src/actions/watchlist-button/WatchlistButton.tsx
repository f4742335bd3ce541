import { useEffect, useRef, useState } from 'react'
import { IconButton, type IconButtonProps } from '../icon-button/index.ts'

export interface WatchlistButtonProps extends Omit<
  IconButtonProps,
  'icon' | 'label' | 'pressed' | 'href' | 'onChange' | 'onClick'
> {
  /** Spoken name, the same whether it is pressed or not: "The Salt Road in your watchlist". */
  label: string
  /** Whether the film is in the watchlist; default no. */
  pressed?: boolean | undefined
  /** Called once after a series of presses, and only if the state has changed. */
  onChange?: ((pressed: boolean) => void) | undefined
  /** For a visitor: where they sign in. It is a link then. */
  href?: string | undefined
  /** Called when a visitor follows the link. */
  onFollow?: (() => void) | undefined
}

/** The button as a film's card or row takes it. */
export type WatchlistMark = Pick<
  WatchlistButtonProps,
  'label' | 'pressed' | 'onChange' | 'href' | 'onFollow' | 'disabled'
>

const restMs = 166

/**
 * Adds a film to the watchlist and removes it, as the toggle button of the ARIA Authoring Practices: Space and Enter
 * press, `aria-pressed` has the state. Shows every press immediately, and reports one of a quick series. With `href` it is
 * a link to the sign-in. Rest props and `ref` reach the button. For any other switch see `icon-button` with `pressed`.
 */
export function WatchlistButton(props: WatchlistButtonProps) {
  const { label, pressed = false, onChange, href, onFollow, ...rest } = props
  const [wanted, setWanted] = useState<boolean | null>(null)
  const shown = wanted ?? pressed
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const tell = useRef<(() => void) | null>(null)
  useEffect(() => {
    tell.current =
      wanted === null
        ? null
        : () => {
            if (wanted !== pressed) onChange?.(wanted)
          }
  })
  // A press just before the film leaves the page counts too.
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      tell.current?.()
    },
    [],
  )
  if (href !== undefined)
    return <IconButton size={20} {...rest} icon="bookmark" label={label} href={href} onClick={onFollow} />
  return (
    <IconButton
      size={20}
      {...rest}
      icon={shown ? 'bookmark-filled' : 'bookmark'}
      label={label}
      pressed={shown}
      onClick={() => {
        setWanted(!shown)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => {
          tell.current?.()
          setWanted(null)
        }, restMs)
      }}
    />
  )
}
