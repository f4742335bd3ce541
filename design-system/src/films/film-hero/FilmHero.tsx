import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../../actions/button/index.ts'
import { FilmMetadata, type Rating } from '../film-metadata/index.ts'
import type { FilmFraming } from '../../internal/framing/framing.ts'
import type { FilmTone } from '../hero-carousel/slide.ts'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'
import { PromotedTag, type PromotedTagProps } from '../promoted-tag/index.ts'
import { TitleTreatment, type TitleTreatmentProps } from '../title-treatment/index.ts'
import { Backdrop, Body, getTitlePlaces, Root } from './opening.ts'
import { Texts } from './parts.tsx'

/** Width over height of the backdrop on a phone. */
const phoneRatio = 5 / 4

/** How wide the picture is in the window: from 1024 px it is 560 px high, which a narrow window's width does not cover. */
const sizes = '(max-width: 599px) 100vw, (max-width: 1023px) 112vw, max(100vw, 996px)'

export interface FilmHeroProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Title of the film; for screen readers if lettering replaces it. */
  title: string
  /** Colors of background, text and accent. */
  tone: FilmTone
  /** Behind the text; without it, only the color. */
  backdrop?: PictureSource | undefined
  /** How the backdrop is cut by its subject; without it, around its focal point. */
  framing?: FilmFraming | undefined
  /** Beside the text, if there is space. */
  poster?: PictureSource | undefined
  /** Alternative text of the poster; empty if the title suffices. */
  posterAlt: string
  /** The title as a drawing, and how many times as wide as high it is. */
  titleTreatment?: TitleTreatmentProps['treatment']
  /** One line under the title. */
  tagline?: string | undefined
  /** A film without a trailer shows no button. */
  trailer?: { label: string; onPress?: (() => void) | undefined; href?: string | undefined } | undefined
  /** The way to its times, in the first view. */
  book?: { label: string; href: string } | undefined
  /** Reason of the promotion. */
  tag?: Pick<PromotedTagProps, 'promotion' | 'label'> | undefined
  /** The age mark; none while it is not known. */
  rating?: Rating | undefined
  /** Runtime, genre and the like, in their order. */
  details: readonly string[]
  /** The description of the rating: "Moderate threat, one death." */
  advice?: string | undefined
  /** Watchlist, share. */
  actions?: ReactNode
  /** What happens, in a few lines. */
  synopsis?: string | undefined
  /** The cinema's comment. */
  houseNote?: { lead: string; text: string } | undefined
  /** The next times, before the facts; beside them where there is room. */
  times?: ReactNode
}

/**
 * The head of a film page: backdrop, lettering, overlapping poster, next times, facts, synopsis. Its title is the h1. One
 * on a page; several films to turn over are a `hero-carousel`. Our own: Material UI has no such part.
 */
export function FilmHero(props: FilmHeroProps) {
  const {
    title,
    tone,
    backdrop,
    framing,
    poster,
    posterAlt,
    titleTreatment,
    tagline,
    trailer,
    book,
    tag,
    rating,
    details,
    advice,
    actions,
    synopsis,
    houseNote,
    times,
    ...rest
  } = props
  return (
    <Root framing={framing} {...rest}>
      <Backdrop tone={tone}>
        {backdrop && (
          <Picture
            source={backdrop}
            ratio="fill"
            sizes={sizes}
            alt=""
            placeholder="filmBackdrop"
            phone={{ ratio: phoneRatio }}
            laid={framing && 'sm'}
            priority
          />
        )}
      </Backdrop>
      <Body tone={tone} {...getTitlePlaces(framing, titleTreatment !== undefined)}>
        <div data-slot="title">
          <div>
            <TitleTreatment as="h1" title={title} treatment={titleTreatment} size="film" priority />
            {tagline !== undefined && <p data-slot="tagline">{tagline}</p>}
          </div>
          {book && (
            <Button data-slot="book" href={book.href}>
              {book.label}
            </Button>
          )}
          {trailer && (
            <Button
              data-slot="trailer"
              variant="secondary"
              icon="play"
              onArt
              href={trailer.href}
              onClick={trailer.onPress}
            >
              {trailer.label}
            </Button>
          )}
        </div>
        <div data-slot="poster">
          <Picture
            source={poster}
            ratio="2:3"
            sizes="(max-width: 599px) 104px, 302px"
            alt={posterAlt}
            priority
            maxWidth={800}
            rounded="lg"
          />
        </div>
        <Texts data-times={times === undefined ? undefined : ''}>
          {times !== undefined && <div data-slot="times">{times}</div>}
          <div data-slot="facts">
            <div data-slot="head">
              {tag && <PromotedTag data-slot="tag" {...tag} />}
              <FilmMetadata rating={rating} details={details} />
              {advice !== undefined && <p data-slot="advice">{advice}</p>}
              {(actions !== undefined || book) && (
                <div data-slot="actions">
                  {/* Where the title has no room for it beside itself; elsewhere it is not there. */}
                  {book && (
                    <Button data-slot="book-below" size="medium" href={book.href}>
                      {book.label}
                    </Button>
                  )}
                  {actions}
                </div>
              )}
            </div>
            {synopsis !== undefined && <p data-slot="synopsis">{synopsis}</p>}
            {houseNote && (
              <p data-slot="note">
                <strong>{houseNote.lead}</strong> {houseNote.text}
              </p>
            )}
          </div>
        </Texts>
      </Body>
    </Root>
  )
}
