import {
  createContext,
  createElement,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react'

/** Props of a router's link: an anchor's props with an address. */
export interface LinkComponentProps extends ComponentPropsWithRef<'a'> {
  /** Address. */
  href: string
}
export type LinkComponent = ComponentType<LinkComponentProps>

const Anchor: LinkComponent = ({ children, ...rest }) => <a {...rest}>{children}</a>
const Context = createContext<LinkComponent>(Anchor)
const OriginContext = createContext('')

export interface LinkComponentProviderProps {
  /** The application's link, e.g. a router's; links stay plain anchors without a provider. */
  component: LinkComponent
  /** The site's own, e.g. `https://halcyon.example`, without closing slash: an address that begins with it is internal. */
  origin?: string | undefined
  /** The content with links. */
  children: ReactNode
}

/**
 * Sets the application's router link for all links of the design system. Not needed without a router: links are native
 * by default. Our own: a context, which draws nothing.
 */
export const LinkComponentProvider = ({ component, origin = '', children }: LinkComponentProviderProps) => (
  <Context value={component}>
    <OriginContext value={origin}>{children}</OriginContext>
  </Context>
)

/** The link component in force. */
export const useLinkComponent = (): LinkComponent => useContext(Context)

const leavesTheRouter = /^([a-z][a-z0-9+.-]*:|\/\/|#)/i

/** The address as the router knows it: from the first slash, if it is on this site. */
function fromRoot(href: string, origin: string): string {
  const rest = origin !== '' && href.startsWith(origin) ? href.slice(origin.length) : null
  if (rest === '') return '/'
  return rest?.startsWith('/') && !rest.startsWith('//') ? rest : href
}

/**
 * An unstyled link: the router's for addresses of this site, a plain anchor for any other. For the makers of
 * components; in a text see `Link`. Our own: a bare link; Material UI's Link is text of its Typography.
 */
export function PlainLink(props: LinkComponentProps) {
  const routed = useLinkComponent()
  const href = fromRoot(props.href, useContext(OriginContext))
  return createElement(leavesTheRouter.test(href) ? Anchor : routed, { ...props, href })
}
