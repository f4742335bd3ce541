import type { ReactNode } from 'react'
import { PlainLink } from '../../actions/link/index.ts'
import { Icon } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { languagesStyle, type LanguagesProps } from '../../internal/languages/Languages.tsx'
import type { NavItem } from '../site-header/index.ts'
import { NavLabel } from '../site-header/NavLabel.tsx'
import { getNavLinkProps } from '../site-header/navigation.ts'

/** A column of the foot; a link with a picture shows that. */
export interface FooterSection {
  /** Its head. */
  title: string
  /** In their order. */
  links: readonly NavItem[]
  /** That of the cinemas: `Colophon` and `Band` put it forward. */
  isLead?: boolean | undefined
}

/** What every shape of the foot lays out. */
export interface FooterContent extends LanguagesProps {
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
  /** A `mode-switch`, if the theme has two modes. */
  modeSwitch?: ReactNode
  /** A `ContrastDisclosure`. */
  contrast?: ReactNode
  /** Beside the rights: reopens the consent. */
  privacy?: { label: string; onOpen: () => void } | undefined
}

/** Takes the section that is put forward from among the others. */
export function takeLead({ columns, secondary = [] }: Pick<FooterContent, 'columns' | 'secondary'>) {
  const sections = [...columns, ...secondary]
  const lead = sections.find(({ isLead }) => isLead)
  return { lead, others: sections.filter((section) => section !== lead) }
}

/** A list of links, each a target of 44 px. */
export const FooterLinks = ({ links }: Pick<FooterSection, 'links'>) => (
  <ul>
    {links.map((item) => (
      <li key={item.id}>
        <PlainLink {...getNavLinkProps(item)}>
          <NavLabel {...item} />
        </PlainLink>
      </li>
    ))}
  </ul>
)

const Fold = styled('div', { name: 'FoyerSiteFooter', slot: 'Fold' })({
  '& > h2': { display: 'none' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: 48,
    fontWeight: 650,
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& [open] > summary svg': { rotate: '180deg' },
  '@supports selector(::details-content)': {
    [media.up.sm]: {
      '& > h2': { display: 'block' },
      '& > details > summary': { display: 'none' },
      '& > details::details-content': { display: 'block', blockSize: 'auto', contentVisibility: 'visible' },
    },
  },
})

/**
 * A head and its links; on a phone they fold. Material UI's Accordion folds by script, at every width, and not before it
 * has come.
 */
export const FoldingSection = ({ title, links }: FooterSection) => (
  <Fold>
    {/* One of the two is shown: a heading, or its words as what opens. */}
    <h2>{title}</h2>
    <details>
      <summary>
        {title}
        <Icon name="chevron-down" size={20} />
      </summary>
      <FooterLinks links={links} />
    </details>
  </Fold>
)

/** Rights, and the way back to the question of consent. */
export const Legal = ({ rights, privacy }: Pick<FooterContent, 'rights' | 'privacy'>) => (
  <div data-slot="legal">
    <p>{rights}</p>
    {privacy && (
      <button type="button" onClick={privacy.onOpen}>
        {privacy.label}
      </button>
    )}
  </div>
)

/** Styles of the last line: rights, languages and switches. The shape says how they stand. */
export const lineStyle = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  color: 'var(--foyer-text-muted)',
  fontSize: 'var(--foyer-text-sm)',
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
  ...languagesStyle,
} as const
