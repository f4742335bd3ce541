import { Icon } from '@foyer/design-system/foundations/icon'
import { Button } from '@foyer/design-system/actions/button'
import { styled } from '@foyer/design-system/foundations/styled'
import { useEffect, useRef } from 'react'
import { useText } from '../../context/hooks.ts'
import type { NamedFilm } from '../../stores/members/watchlist-place.ts'

const Root = styled('div', { name: 'FoyerWatchlist', slot: 'Removed' })({
  position: 'sticky',
  insetBlockEnd: 16,
  zIndex: 1,
  display: 'grid',
  gap: 8,
  '&:not(:empty)': { marginBlockStart: 40 },
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: '0 16px',
    margin: 0,
    paddingBlock: 4,
    paddingInline: '20px 8px',
    border: '1px solid var(--foyer-success)',
    borderRadius: 'var(--foyer-radius-md)',
    background: 'var(--foyer-surface)',
  },
  '& > p > svg': { flex: 'none' },
  '& > p > span': { flex: '1 1 160px', minInlineSize: 0, overflowWrap: 'anywhere' },
})

export interface RemovedFilmsProps {
  /** The last one removed last. */
  films: readonly NamedFilm[]
  onPutBack: (film: NamedFilm) => void
}

/** What was taken off the list since the page was opened, each with the way to put it back. */
export function RemovedFilms({ films, onPutBack }: RemovedFilmsProps) {
  const { t } = useText()
  const root = useRef<HTMLDivElement>(null)
  const count = useRef(0)
  useEffect(() => {
    // The pressed mark has gone with its film: a visitor who uses the keyboard is led to what undoes it.
    const isMore = films.length > count.current
    count.current = films.length
    if (!isMore || document.activeElement !== document.body) return
    const buttons = root.current?.querySelectorAll('button')
    if (buttons) [...buttons].at(-1)?.focus({ preventScroll: true })
  }, [films.length])
  return (
    <Root ref={root} role="status">
      {films.map((film) => (
        <p key={film.id}>
          <Icon name="undo" size={20} />
          <span>{t('member.watchlist.removed', { film: film.title })}</span>
          <Button
            variant="text"
            size="medium"
            aria-label={t('member.watchlist.putBackOf', { film: film.title })}
            onClick={() => onPutBack(film)}
          >
            {t('member.watchlist.putBack')}
          </Button>
        </p>
      ))}
    </Root>
  )
}
