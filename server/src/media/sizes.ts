import type { MediaKind } from '@foyer/contract/wire/enumerations'
import type { Master } from './manifest.ts'

/** Permitted widths, pixels. Any other is rounded up to the next, so that the cache is limited. */
export const widthLadder = [160, 240, 360, 480, 640, 800, 1200, 1600, 1920] as const

/** Used if a request has neither width nor height. */
const defaultWidth = 800

/** Default shape of each kind as width over height; null keeps the drawing's own. */
const nativeRatios: Readonly<Record<MediaKind, number | null>> = {
  FilmPosterGraphic: 2 / 3,
  FilmBackdrop: 16 / 9,
  FilmStill: 16 / 9,
  FilmAdvertising: 3,
  FilmTitleTreatment: null,
  CinemaGraphic: 12 / 5,
  AttributeIconGraphic: 1,
  EventPosterGraphic: null,
  TicketTypeGraphic: 1,
  PromotionGraphic: 1,
  PaymentMethodIconGraphic: 1,
  ItemGraphic: 1,
  GiftCardFaceGraphic: null,
  LoyaltyClubGraphic: 1,
  LoyaltyClubLevelGraphic: null,
  RewardGraphic: 1,
}

/**
 * Permitted shapes: 2:3, 3:4, 4:5 (plates), 1:1, 20:19 and 5:4 (heroes on a phone), 4:3, 16:9, 40:21 (link previews), 2.3:1 (the hero on a
 * desktop), 12:5, 3:1. Each is used by a page. A request gets the nearest, so that nobody can fill the disk with
 * millions of almost equal cuts; pages use `object-fit: cover` anyway.
 */
const ratioLadder = [2 / 3, 3 / 4, 4 / 5, 1, 20 / 19, 5 / 4, 4 / 3, 16 / 9, 40 / 21, 2.3, 12 / 5, 3] as const

/** Size of a cut, pixels. */
export interface CutSize {
  width: number
  height: number
}

/** Requested size in pixels; either may be missing. */
export interface RequestedSize {
  width?: number | undefined
  height?: number | undefined
}

const nearestRatio = (requested: number): number =>
  ratioLadder.reduce((best, ratio) =>
    Math.abs(Math.log(ratio / requested)) < Math.abs(Math.log(best / requested)) ? ratio : best,
  )

const nextWidth = (requested: number): number =>
  widthLadder.find((width) => width >= requested) ?? widthLadder[8]

/**
 * Size of the cut for a request. Never larger than what the master has in that shape. A transparent picture (a title
 * treatment, an icon) is never cut: the whole picture is fitted into the requested box.
 */
export function computeCutSize(kind: MediaKind, requested: RequestedSize, master: Master): CutSize {
  const masterRatio = master.width / master.height
  if (master.transparent) {
    const boxed = requested.height === undefined ? Infinity : requested.height * masterRatio
    const width = Math.min(nextWidth(Math.min(requested.width ?? defaultWidth, boxed)), master.width)
    return { width, height: Math.max(1, Math.round(width / masterRatio)) }
  }
  const native = nativeRatios[kind] ?? masterRatio
  const ratio =
    requested.width !== undefined && requested.height !== undefined
      ? nearestRatio(requested.width / requested.height)
      : native
  const wanted = requested.width ?? (requested.height === undefined ? defaultWidth : requested.height * ratio)
  const available = Math.min(master.width, Math.floor(master.height * ratio))
  const width = Math.min(nextWidth(wanted), available)
  return { width, height: Math.min(Math.round(width / ratio), master.height) }
}
