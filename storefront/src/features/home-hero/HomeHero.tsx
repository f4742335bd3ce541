import type { HeroMediaKind } from '@foyer/contract/omnia/page'
import type { Film } from '@foyer/contract/wire/films'
import { HeroCarousel, type HeroSlide } from '@foyer/design-system/films/hero-carousel'
import { ErrorBoundary } from '@foyer/design-system/feedback/error-boundary'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { useHydrated, usePage, useStores, useText } from '../../context/hooks.ts'
import { toPicture } from '../../content/content-picture.ts'
import { findNeededContent } from '../../content/needed-content.ts'
import { useItsLanguage } from '../../content/use-its-language.ts'
import {
  findFaintModes,
  getFilmFraming,
  getFilmPicture,
  getFilmTone,
  getTitleTreatment,
} from '../../film/film-pictures.ts'
import { filterKnown, useFilmLabels } from '../../film/use-film-labels.ts'
import { getLoop } from '../../film/trailer/trailer-sources.ts'
import { useTrailer } from '../../film/trailer/use-trailer.tsx'
import { useWatchlistMark } from '../../film/watchlist/use-watchlist-mark.ts'
import { getHomeHero, type HeroItem } from './home-hero.ts'
import type { RankedFilms } from './ranked-films.ts'

/** What is recommended comes after the page: the server knows nobody. */
const RankedHero = lazyWithRetry(async () => (await import('./RankedHero.tsx')).RankedHero)

const nothing = () => null

/**
 * The films and pictures that content puts first, one slide each; films that have left the programme leave the hero too.
 * An item of a kind that there is not throws.
 */
export const HomeHero = observer(function HomeHero() {
  const stores = useStores()
  const { availability, films, routes } = stores
  const mediaBase = stores.core.pageData.initialData.api.vistaCdn
  const { t, text } = useText()
  const labels = useFilmLabels()
  const trailer = useTrailer()
  const getMark = useWatchlistMark()
  const { url } = usePage()
  const { autoplayDelay, items, writtenIn } = getHomeHero(stores, url.pathname)
  const language = useItsLanguage(writtenIn)
  const isHydrated = useHydrated()
  const [ranked, setRanked] = useState<RankedFilms>({})

  const createFilmSlide = (film: Film, media: HeroMediaKind = 'FilmBackdrop'): HeroSlide => {
    const title = labels.title(film)
    const label = availability.statusLabel(film.id)
    return {
      id: film.id,
      title,
      eyebrow:
        label === null
          ? undefined
          : t(`browsing.category.${label === 'PreBookNow' ? 'AdvanceBooking' : label}`),
      tagline: text(film.presentation?.tagline) || undefined,
      rating: labels.rating(film),
      details: filterKnown(labels.runtime(film), labels.genre(film), labels.directors(film)),
      tone: getFilmTone(film, stores),
      backdrop: getFilmPicture(film, media, routes),
      // What the film says of its backdrop is not true of another picture.
      framing: media === 'FilmBackdrop' ? getFilmFraming(film) : undefined,
      faintIn: findFaintModes(film, stores),
      titleTreatment: getTitleTreatment(film, routes),
      primaryAction: {
        label: t(label === 'ComingSoon' ? 'browsing.hero.more' : 'browsing.hero.book', { film: title }),
        href: routes.film(film),
      },
      secondaryAction: trailer.canPlay(film)
        ? { label: t('browsing.film.trailer'), onPress: () => trailer.play(film) }
        : undefined,
      loop: getLoop(film, mediaBase),
      watchlist: getMark(film),
    }
  }

  const toSlide = (item: HeroItem, index: number): HeroSlide | undefined => {
    if (item.type === 'film') {
      const film = films.film(ranked[index] ?? item.filmId)
      return film && createFilmSlide(film, item.media)
    }
    if (item.type !== 'image')
      throw new Error(`Invalid carousel item type: ${(item as { type: string }).type}`)
    const { link, texts } = item
    const image = findNeededContent(item.image, 'HomeHero', 'hero', 'image')
    const labels = t('browsing.hero.open')
    return {
      type: 'image',
      id: `picture-${index}`,
      title: (texts?.title ?? link?.name ?? image.alt) || labels,
      tone: stores.plainTone,
      picture: toPicture(image),
      alt: image.alt,
      eyebrow: texts?.eyebrow ?? undefined,
      heading: texts?.title,
      tagline: texts?.line ?? undefined,
      link: link ? { label: link.name ?? labels, href: link.url, target: link.target } : undefined,
      language,
    }
  }

  const slides = items.map(toSlide).filter((slide) => slide !== undefined)
  if (slides.length === 0) return null
  return (
    <>
      <HeroCarousel
        label={t('browsing.hero.label')}
        slides={slides}
        autoplayDelay={autoplayDelay}
        priority
        labels={{
          pause: t('browsing.hero.pause'),
          play: t('browsing.hero.play'),
          previous: t('browsing.hero.previous'),
          next: t('browsing.hero.next'),
          slide: (position, count, film) => t('browsing.hero.slide', { position, count, film }),
        }}
      />
      {trailer.modal}
      {isHydrated && items.some((item) => item.type === 'film' && item.experience) && (
        <ErrorBoundary fallback={nothing}>
          <Suspense fallback={null}>
            <RankedHero items={items} onRanked={setRanked} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
})
