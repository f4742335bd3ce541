import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { FocalPoint } from '../../src/media/focal-point.ts'

/** How one master is made from one drawing. */
export interface MasterRecipe {
  /** Name in the manifest, e.g. `films/kingfisher/poster`. */
  name: string
  /** Drawing relative to the art folder. */
  source: string
  /** Width of the finished master in pixels. */
  width: number
  transparent: boolean
  /** Part of the drawing to keep, as fractions; default the whole drawing. */
  window?: { x: number; y: number; width: number; height: number }
}

/** Widths of the masters: the largest size that any page requests. */
const masterWidths = { poster: 1600, wide: 1920, title: 1200, tile: 1200 } as const

/** Share of the backdrop that a still shows: small enough to be a different picture, large enough to keep the scene. */
const stillScale = 0.7

/**
 * A still is a closer view of the same scene: the backdrop's focal point, slightly off its centre. The window is
 * shifted by 8 % towards the empty side, so that the subject looks into the picture.
 */
export function getStillWindow(focal: FocalPoint) {
  const lean = 0.08
  const clamp = (value: number) => Math.min(1 - stillScale, Math.max(0, value))
  return {
    x: clamp(focal.x - lean - stillScale / 2),
    y: clamp(focal.y - stillScale / 2),
    width: stillScale,
    height: stillScale,
  }
}

const drawings = (artDirectory: string, folder: string, ending: string) =>
  readdirSync(path.join(artDirectory, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort()

/**
 * Recipes of everything that is rendered from the art folder.
 * @param getFocalPoint the backdrop's focal point of a film by its slug
 */
export function listMasterRecipes(
  artDirectory: string,
  getFocalPoint: (slug: string) => FocalPoint,
): MasterRecipe[] {
  const films = drawings(artDirectory, 'films', '.poster.svg').flatMap((slug): MasterRecipe[] => {
    const base = `films/${slug}`
    return [
      {
        name: `${base}/poster`,
        source: `${base}.poster.svg`,
        width: masterWidths.poster,
        transparent: false,
      },
      {
        name: `${base}/backdrop`,
        source: `${base}.backdrop.svg`,
        width: masterWidths.wide,
        transparent: false,
      },
      {
        name: `${base}/still`,
        source: `${base}.backdrop.svg`,
        width: masterWidths.wide,
        transparent: false,
        window: getStillWindow(getFocalPoint(slug)),
      },
      { name: `${base}/title`, source: `${base}.title.svg`, width: masterWidths.title, transparent: true },
    ]
  })
  const brand = drawings(artDirectory, 'brand', '.svg')
  const cinemas = drawings(artDirectory, 'cinemas', '.svg').map((file): MasterRecipe => ({
    name: `cinemas/${file}`,
    source: `cinemas/${file}.svg`,
    width: masterWidths.wide,
    transparent: false,
  }))
  const scenes = drawings(artDirectory, 'scenes', '.svg').map((file): MasterRecipe => ({
    name: `scenes/${file}`,
    source: `scenes/${file}.svg`,
    width: masterWidths.wide,
    transparent: false,
  }))
  const events = drawings(artDirectory, 'events', '.svg').map((file): MasterRecipe => {
    const isPicture = file.endsWith('.picture')
    return {
      name: `events/${file.replace('.', '/')}`,
      source: `events/${file}.svg`,
      width: isPicture ? masterWidths.wide : masterWidths.title,
      transparent: !isPicture,
    }
  })
  const tiles = brand
    .filter((file) => file.startsWith('tile-'))
    .map((file): MasterRecipe => ({
      name: `tiles/${file.slice('tile-'.length)}`,
      source: `brand/${file}.svg`,
      width: masterWidths.tile,
      transparent: false,
    }))
  return [...films, ...cinemas, ...scenes, ...events, ...tiles]
}
