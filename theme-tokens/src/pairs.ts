import type { ModeTokens } from './theme-model.ts'

/** Text has to be read; a control's edge or a mark has to be seen. */
export type PairKind = 'text' | 'control'

/** Two adjacent colors of a page. */
export interface Pair {
  /** E.g. "muted on surface2". */
  name: string
  kind: PairKind
  foreground: string
  background: string
}

/** Text and marks that may be on every background of a mode. */
const inks = ['text', 'muted', 'ink', 'secondary', 'error', 'warning', 'success'] as const
const grounds = ['bg', 'surface', 'surface2'] as const
/** Fills and their text. */
const labels = [
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onSecondary', 'secondary'],
  ['onError', 'error'],
  ['onWarning', 'warning'],
  ['onSuccess', 'success'],
  ['onHeader', 'header'],
  ['headerInk', 'header'],
  ['ink', 'pressed'],
  ...(['text', 'muted', 'ink', 'error'] as const).map((of) => [of, 'errorGround'] as const),
  ...(['text', 'muted', 'ink', 'warning'] as const).map((of) => [of, 'warningGround'] as const),
] as const
/** Edges of controls. */
const edges = ['fieldBorder', 'primaryEdge'] as const
/** Row letters and the labels of areas, on the bands as on the floor. */
const lettering = ['text', 'muted'] as const
/** Elements on the floor of the seat map and on the bands of its areas. */
const drawn = ['seat', 'premier', 'taken', 'selectedEdge'] as const

/** Every pair of a mode that the product shows and guarantees. */
export function listPairs(tokens: ModeTokens): Pair[] {
  const { seats, groundsOverPicture } = tokens
  const under = [
    ...grounds.map((on) => [on, tokens[on]] as const),
    ...Object.entries(groundsOverPicture ?? {}).map(
      ([part, ground]) => [`bg over a ${part} picture`, ground] as const,
    ),
  ]
  const pair = (kind: PairKind, name: string, foreground: string, background: string): Pair => ({
    kind,
    name,
    foreground,
    background,
  })
  return [
    ...inks.flatMap((of) => [
      ...under.map(([on, ground]) => pair('text', `${of} on ${on}`, tokens[of], ground)),
      pair('text', `${of} on seats.floor`, tokens[of], seats.floor),
    ]),
    ...lettering.map((of) => pair('text', `${of} on seats.band`, tokens[of], seats.band)),
    ...labels.map(([of, on]) => pair('text', `${of} on ${on}`, tokens[of], tokens[on])),
    pair('text', 'seats.onSelected on seats.selected', seats.onSelected, seats.selected),
    ...edges.flatMap((of) =>
      under.map(([on, ground]) => pair('control', `${of} on ${on}`, tokens[of], ground)),
    ),
    ...(['errorGround', 'warningGround'] as const).map((on) =>
      pair('control', `primaryEdge on ${on}`, tokens.primaryEdge, tokens[on]),
    ),
    ...drawn.flatMap((of) =>
      (['floor', 'band'] as const).map((on) =>
        pair('control', `seats.${of} on seats.${on}`, seats[of], seats[on]),
      ),
    ),
    pair('text', 'seats.onSeat on seats.seat', seats.onSeat, seats.seat),
    pair('text', 'seats.onPremier on seats.premier', seats.onPremier, seats.premier),
    ...Object.entries(tokens.heroAttributes).flatMap(([id, hero]) => [
      pair('text', `hero ${id}.on on hero ${id}.color`, hero.on, hero.color),
      ...under.map(([on, ground]) => pair('control', `hero ${id}.edge on ${on}`, hero.edge, ground)),
    ]),
  ]
}
