import { PlainLink } from '@foyer/design-system/link'
import { media } from '@foyer/design-system/media'
import { styled } from '@foyer/design-system/styled'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../app/hooks.ts'
import { queryOf, type FilmFilters } from './film-filters.ts'

const Root = styled('nav', { name: 'FoyerCategoryLinks', slot: 'Root' })({
  display: 'flex',
  gap: 28,
  marginBlockEnd: 20,
  borderBlockEnd: '1px solid var(--border)',
  '[data-heading=center] &': { justifyContent: 'safe center' },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 48,
    flex: 'none',
    color: 'var(--muted)',
    fontFamily: 'var(--font-head)',
    fontSize: 'var(--t3)',
    fontWeight: 'var(--head-weight)',
    textDecoration: 'none',
    borderBlockEnd: '3px solid transparent',
    marginBlockEnd: -1,
  },
  '& > a[aria-current]': { color: 'var(--text)', borderBlockEndColor: 'var(--primary)' },
  [media.hover]: { '& > a:hover': { color: 'var(--text)' } },
  // As the heading tabs of the home page are.
  '[data-radius=Straight] & > a[aria-current]': { borderBlockEndColor: 'var(--ink)' },
  '[data-radius=FullRounded] &': { gap: 8, borderBlockEnd: 0 },
  '[data-radius=FullRounded] & > a': {
    marginBlockEnd: 0,
    paddingInline: 22,
    border: 0,
    borderRadius: 'var(--r-button)',
    background: 'var(--surface-2)',
    color: 'var(--text)',
    [media.below.sm]: { paddingInline: 18, fontSize: 'var(--t2)' },
    '&[aria-current]': { background: 'var(--primary)', color: 'var(--on-primary)' },
    [media.forcedColors]: { '&[aria-current]': { outline: '3px solid Highlight', outlineOffset: -3 } },
  },
})

/** When films are on, as links: each category is an address of its own. */
export const CategoryLinks = observer(function CategoryLinks({ filters }: { filters: FilmFilters }) {
  const { configuration, routes } = useStores()
  const { t } = useText()
  return (
    <Root aria-label={t('browsing.category.label')}>
      {configuration.value.films.categories.map((category) => (
        <PlainLink
          key={category}
          href={routes.films(
            queryOf({
              ...filters,
              category,
              date: null,
              // What has no showtimes yet is neither in a cinema nor on a screen.
              ...(category === 'ComingSoon' && { cinemas: [], attribute: null }),
            }),
          )}
          aria-current={category === filters.category ? 'page' : undefined}
        >
          {t(`browsing.category.${category}`)}
        </PlainLink>
      ))}
    </Root>
  )
})
