import { linkAddress } from '@foyer/contract/channel/patterns'
import type { Popup as PopupContent } from '@foyer/contract/omnia/site-content'
import type { Film } from '@foyer/contract/wire/films'
import { Popup, type PopupProps } from '@foyer/design-system/feedback/popup'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { createDismissalMemory } from '../../stores/content/dismissal-memory.ts'
import { usePage, useStore, useStores, useText } from '../../context/hooks.ts'
import { getSiteContentStores } from '../../stores/content/site-content-stores.ts'
import { findShownPopup } from '../../stores/content/shown-notices.ts'
import { toPicture } from '../../content/content-picture.ts'
import { getFilmFraming, getFilmPicture, getTitleTreatment } from '../../film/film-pictures.ts'
import { useFreePage } from './use-free-page.ts'

export interface EditorPopupProps {
  /** Another question is open: nothing opens over it. */
  isHeld: boolean
}

/**
 * The one popup that the content has for this page and this visitor. Once it was closed, the page is left alone: the next
 * one may open on the next page.
 */
export const EditorPopup = observer(function EditorPopup({ isHeld }: EditorPopupProps) {
  const stores = useStores()
  const { cinemaGroups, films, routes, today } = stores
  const { content, dismissals } = useStore(getSiteContentStores)
  const { url } = usePage()
  const { t, text } = useText()
  const [closedOn, setClosedOn] = useState<string | null>(null)
  const path = url.pathname
  if (closedOn !== null && closedOn !== path) setClosedOn(null)

  const isFree = useFreePage(path)
  const cinemaGroupId = cinemaGroups.selectedId
  const popup =
    isHeld || !isFree || closedOn === path
      ? undefined
      : findShownPopup(content.popups, { path, now: today.now, dismissals, cinemaGroupId })
  const filmKey = popup?.film?.key
  useEffect(() => {
    // A popup about a film that does not come is not shown; the visitor need not hear of it.
    if (filmKey !== undefined && !films.film(filmKey)) void films.ensureFilm(filmKey)
  }, [filmKey, films])

  /** What it shows; nothing for a film that is not there, or a popup of no kind. */
  function getShownParts({
    film,
    image,
    text: caption,
    link,
  }: PopupContent): Pick<PopupProps, 'film' | 'image'> | null {
    const found = film ? films.film(film.key) : undefined
    if (found) return { film: toPopupFilm(found) }
    if (!image) return null
    const { width, height } = image.dimensions
    const href = link && linkAddress.test(link.url) ? link.url : undefined
    return { image: { source: toPicture(image), alt: image.alt, caption, width, height, href } }
  }

  function toPopupFilm(film: Film) {
    return {
      title: text(film.title),
      text: text(film.shortSynopsis) || undefined,
      picture: getFilmPicture(film, 'FilmBackdrop', routes),
      framing: getFilmFraming(film),
      ground: film.presentation?.hero.ground,
      lettering: getTitleTreatment(film, routes),
      action: { label: t('browsing.popup.film'), href: routes.film(film) },
    }
  }

  const shown = popup && getShownParts(popup)
  if (!popup || !shown) return null
  return (
    <Popup
      key={popup.id}
      {...(shown as PopupProps)}
      open
      closeLabel={t('browsing.popup.close')}
      onClose={() => {
        createDismissalMemory(stores).close('popups', popup.id)
        setClosedOn(path)
      }}
    />
  )
})
