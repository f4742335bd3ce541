/** What the foot and the menu of the header take. */
export interface LanguagesProps {
  /** Each in its own language; `tag` is its BCP 47 tag. */
  languages?: readonly { tag: string; label: string; href: string; current: boolean }[] | undefined
  /** Spoken name of the languages. */
  languagesLabel?: string | undefined
}

/** Nothing where a chain has one language. */
export const Languages = ({ languages = [], languagesLabel }: LanguagesProps) =>
  languages.length > 0 && (
    <ul data-slot="languages" aria-label={languagesLabel}>
      {languages.map(({ tag, label, href, current }) => (
        <li key={tag}>
          {/* Not the router's: another language is another document. */}
          <a href={href} hrefLang={tag} lang={tag} aria-current={current ? 'true' : undefined}>
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  )

/** Styles of the element around it. */
export const languagesStyle = {
  '& > [data-slot=languages]': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 20px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& > [data-slot=languages] a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    minInlineSize: 44,
  },
  '& > [data-slot=languages] a > span': { paddingBlockEnd: 3, borderBlockEnd: '2px solid transparent' },
  '& > [data-slot=languages] a[aria-current] > span': {
    color: 'var(--foyer-text)',
    fontWeight: 650,
    borderBlockEndColor: 'currentColor',
  },
} as const
