import {
  createContext,
  createElement,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react'

/** What a router's link must take: an anchor's props with an address. */
export interface LinkComponentProps extends ComponentPropsWithRef<'a'> {
  href: string
}
export type LinkComponent = ComponentType<LinkComponentProps>

const Anchor: LinkComponent = ({ children, ...rest }) => <a {...rest}>{children}</a>
const Context = createContext<LinkComponent>(Anchor)

export interface LinkComponentProviderProps {
  /** The application's link, e.g. a router's; links stay plain anchors without a provider. */
  component: LinkComponent
  children: ReactNode
}

/** Gives every link of the design system the application's router link. */
export const LinkComponentProvider = ({ component, children }: LinkComponentProviderProps) => (
  <Context value={component}>{children}</Context>
)

/** The link component in force. */
export const useLinkComponent = (): LinkComponent => useContext(Context)

const leavesTheRouter = /^([a-z][a-z0-9+.-]*:|\/\/|#)/i

/** An unstyled link: the router's for addresses of this site, a plain anchor for any other. */
export function PlainLink(props: LinkComponentProps) {
  const routed = useLinkComponent()
  return createElement(leavesTheRouter.test(props.href) ? Anchor : routed, props)
}
