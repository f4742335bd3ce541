import type { Film } from '@foyer/contract/wire/films'
import { HeroCarousel, type HeroSlide } from '@foyer/design-system/hero-carousel'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../app/hooks.ts'
import { filmPicture, filmTone, titleTreatment } from '../film-details/film-pictures.ts'
import { known, useFilmWords } from '../film-details/use-film-words.ts'
import { useTrailer } from '../trailer/use-trailer.tsx'

/** The films that content puts first, one slide each; films that have left the programme leave the hero too. */
export const HomeHero = observer(function HomeHero() {
  const { availability, configuration, films, routes } = useStores()
  const { t, text } = useText()
  const words = useFilmWords()
  const trailer = useTrailer()
  const { hero } = configuration.value.home

  const slide = (film: Film): HeroSlide => {
    const title = words.title(film)
    const label = availability.statusLabel(film.id)
    return {
      id: film.id,
      title,
      eyebrow:
        label === null
          ? undefined
          : t(`browsing.category.${label === 'PreBookNow' ? 'AdvanceBooking' : label}`),
      tagline: text(film.presentation?.tagline) || undefined,
      rating: words.rating(film),
      facts: known(words.runtime(film), words.genre(film), words.directors(film)),
      tone: filmTone(film),
      backdrop: filmPicture(film, 'FilmBackdrop', routes),
      titleTreatment: titleTreatment(film, routes),
      primaryAction: {
        label: t(label === 'ComingSoon' ? 'browsing.hero.more' : 'browsing.hero.book', { film: title }),
        href: routes.film({ id: film.id, title }),
      },
      secondaryAction: trailer.canPlay(film)
        ? { label: t('browsing.film.trailer'), onPress: () => trailer.play(film) }
        : undefined,
    }
  }

  const slides = hero.films.map((id) => films.film(id)).filter((film) => film !== undefined)
  if (slides.length === 0) return null
  return (
    <>
      <HeroCarousel
        label={t('browsing.hero.label')}
        slides={slides.map(slide)}
        autoplayDelay={hero.autoplayDelay}
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
    </>
  )
})
