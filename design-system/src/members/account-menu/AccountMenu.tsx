import { useState } from 'react'
import { IconButton, type IconButtonProps } from '../../actions/icon-button/index.ts'
import { loadWhenOpened } from '../../internal/load-when-opened/load-when-opened.tsx'

const OpenMenu = loadWhenOpened(async () => (await import('./OpenMenu.tsx')).OpenMenu)

/** A page that the menu leads to. */
export interface AccountMenuItem {
  /** Tells the pages apart. */
  id: string
  /** Label. */
  label: string
  /** Address. */
  href: string
}

export interface AccountMenuProps extends Omit<IconButtonProps, 'icon' | 'label' | 'href' | 'onClick'> {
  /** Spoken name of the button and of its menu: "Account menu". */
  label: string
  /** In their order. */
  items: readonly AccountMenuItem[]
  /** The last entry. */
  signOut: { label: string; onPress: () => void }
}

/**
 * A button with the member's pages and the way out, beside the member's name in a header. Keyboard as the menu button
 * of the ARIA Authoring Practices. On phones these entries stand in the menu of `site-header`. Its look is `MuiMenu`'s
 * in the theme; Material UI's Menu is fetched when it is first opened.
 */
export function AccountMenu({ label, items, signOut, ...rest }: AccountMenuProps) {
  const [button, setButton] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon="chevron-down"
        size={18}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...rest}
        onClick={({ currentTarget }) => {
          setButton(currentTarget)
          setOpen(true)
        }}
      />
      <OpenMenu
        open={isOpen}
        label={label}
        items={items}
        signOut={signOut}
        anchor={button}
        onClose={() => {
          setOpen(false)
        }}
      />
    </>
  )
}
