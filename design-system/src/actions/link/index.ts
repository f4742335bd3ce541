export { Link, type LinkProps } from './Link.tsx'
export {
  LinkComponentProvider,
  PlainLink,
  useLinkComponent,
  type LinkComponent,
  type LinkComponentProps,
} from './LinkComponent.tsx'
