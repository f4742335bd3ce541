import { styled } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { PlainLink } from '../../actions/link/index.ts'
import { Logo } from '../../foundations/logo/index.ts'
import { media } from '../../foundations/media/index.ts'
import type { NavItem } from '../site-header/index.ts'
import { NavLabel } from '../site-header/NavLabel.tsx'
import { navLinkProps } from '../site-header/navigation.ts'

const Root = styled('footer', { name: 'FoyerSiteFooter', slot: 'Root' })({
  marginBlockStart: 96,
  borderBlockStart: '1px solid var(--foyer-border)',
  background: 'var(--foyer-surface)',
  [media.below.sm]: { marginBlockStart: 64 },
  '& > div': {
    maxInlineSize: 'calc(1280px + 2 * var(--foyer-page-margin))',
    marginInline: 'auto',
    padding: '56px var(--foyer-page-margin) 20px',
  },
  '& a': {
    color: 'var(--foyer-text-muted)',
    textDecoration: 'none',
    '&:hover': { color: 'var(--foyer-text)', textDecoration: 'underline' },
  },
})

const Columns = styled('div', { name: 'FoyerSiteFooter', slot: 'Columns' })({
  display: 'grid',
  gridTemplateColumns: '4fr 2fr 3fr 3fr',
  gap: '32px 24px',
  '& > [data-slot=about] p': {
    maxInlineSize: '40ch',
    marginBlockStart: 16,
    color: 'var(--foyer-text-muted)',
  },
  '& > nav': { display: 'contents' },
  '& [data-slot=picture]': { maxInlineSize: '100%', inlineSize: 'auto' },
  '& h2': {
    fontFamily: 'var(--foyer-font-body)',
    fontSize: 'var(--foyer-text-sm)',
    fontWeight: 650,
    letterSpacing: 0,
    lineHeight: 1.3,
  },
  '& ul': { margin: '8px 0 0', padding: 0, listStyle: 'none' },
  '& li > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    minInlineSize: 44,
    paddingBlock: 6,
    lineHeight: 1.3,
  },
  [media.below.md]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    '& > [data-slot=about]': { gridColumn: '1 / -1' },
  },
  [media.below.sm]: { gridTemplateColumns: '1fr 1fr' },
})

const Line = styled('div', { name: 'FoyerSiteFooter', slot: 'Line' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  marginBlockStart: 40,
  paddingBlockStart: 18,
  borderBlockStart: '1px solid var(--foyer-border)',
  color: 'var(--foyer-text-muted)',
  fontSize: 'var(--foyer-text-sm)',
  '& > [data-slot=legal]': { marginInlineEnd: 'auto' },
  '& > [data-slot=legal] > button': {
    minBlockSize: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { color: 'var(--foyer-text)', textDecoration: 'underline' },
  },
  '& ul': { display: 'flex', gap: 20, margin: 0, padding: 0, listStyle: 'none' },
  '& li > a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 44 },
  '& li > a > span': { paddingBlockEnd: 3, borderBlockEnd: '2px solid transparent' },
  '& li > a[aria-current] > span': {
    color: 'var(--foyer-text)',
    fontWeight: 650,
    borderBlockEndColor: 'currentColor',
  },
  [media.below.sm]: { flexDirection: 'column', alignItems: 'flex-start' },
})

/** A column of the foot; a link with a picture shows that. */
interface FooterSection {
  /** Its head. */
  title: string
  /** In their order. */
  links: readonly NavItem[]
}

export interface SiteFooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** The brand's, for each mode, with its name; `ratio` is how many times as wide as high it is. */
  logo: { light: string; dark: string; label: string; ratio?: number | undefined }
  /** A line under the logo. */
  message: string
  /** Copyright line, year included. */
  rights: string
  /** Spoken name of the footer's navigation. */
  navigationLabel: string
  /** Links under a head each. */
  columns: readonly FooterSection[]
  /** Further columns under the first ones. */
  secondary?: readonly FooterSection[] | undefined
  /** Each in its own language; `tag` is its BCP 47 tag. */
  languages?: readonly { tag: string; label: string; href: string; current: boolean }[] | undefined
  /** Spoken name of the languages. */
  languagesLabel?: string | undefined
  /** A `mode-switch`, if the theme has two modes. */
  modeSwitch?: ReactNode
  /** Below the legal text: reopens the consent. */
  privacy?: { label: string; onOpen: () => void } | undefined
}

/**
 * The site's foot: about, columns of links, rights, languages and the mode. Not on the pages of an order: nothing is
 * to lead away there.
 */
export function SiteFooter(props: SiteFooterProps) {
  const {
    logo,
    message,
    rights,
    navigationLabel,
    columns,
    secondary = [],
    languages = [],
    languagesLabel,
    modeSwitch,
    privacy,
    ...rest
  } = props
  return (
    <Root {...rest}>
      <div>
        <Columns>
          <div data-slot="about">
            <Logo {...logo} size="footer" />
            <p>{message}</p>
          </div>
          <nav aria-label={navigationLabel}>
            {[...columns, ...secondary].map((column) => (
              <div key={column.title}>
                <h2>{column.title}</h2>
                <ul>
                  {column.links.map((item) => (
                    <li key={item.id}>
                      <PlainLink {...navLinkProps(item)}>
                        <NavLabel {...item} />
                      </PlainLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </Columns>
        <Line>
          <div data-slot="legal">
            <p>{rights}</p>
            {privacy && (
              <button type="button" onClick={privacy.onOpen}>
                {privacy.label}
              </button>
            )}
          </div>
          {languages.length > 0 && (
            <ul aria-label={languagesLabel}>
              {languages.map(({ tag, label, href, current }) => (
                <li key={tag}>
                  {/* Not the router's: another language is another document. */}
                  <a href={href} hrefLang={tag} lang={tag} aria-current={current ? 'true' : undefined}>
                    <span>{label}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
          {modeSwitch}
        </Line>
      </div>
    </Root>
  )
}
