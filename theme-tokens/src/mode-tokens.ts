import { atContrast, contrast, ColourError, ink, mix, onColour, readColour, step } from './colour.ts'
import { at, list, member, text, ThemeError, type Node } from './reader.ts'
import type { ModeTokens, ModeType, SeatTokens } from './theme-model.ts'

/** WCAG AA: text, and the parts of a control that must be told apart. */
export const targets = { text: 4.5, control: 3 } as const

function colour(node: Node, otherwise?: string): string {
  if (node.value === undefined && otherwise !== undefined) return otherwise
  try {
    return readColour(text(node))
  } catch (error) {
    if (error instanceof ColourError) throw new ThemeError(node.path, error.message)
    throw error
  }
}

const defaultSurfaceStep: Record<ModeType, number> = { Light: -4, Dark: 6 }
const primaryHoverStep: Record<ModeType, number> = { Light: -8, Dark: 20 }
const seatContrast: Record<ModeType, number> = { Light: 4.3, Dark: 6.4 }
const takenContrast: Record<ModeType, number> = { Light: 3.4, Dark: 4 }
const bandShare = 0.08
const darkFloorShare = 0.85
const screenLight: Record<ModeType, { halo: number; beam: number }> = {
  Light: { halo: 0.5, beam: 0.3 },
  Dark: { halo: 0.9, beam: 0.46 },
}

type Grounds = Pick<
  ModeTokens,
  'bg' | 'surface' | 'surface2' | 'text' | 'muted' | 'primary' | 'onPrimary' | 'secondary'
>

function seatTokens(node: Node, type: ModeType, base: Grounds): SeatTokens {
  const floor = colour(
    at(node, 'floor'),
    type === 'Dark' ? mix(base.bg, base.surface, darkFloorShare) : base.surface2,
  )
  const seat = colour(at(node, 'standard'), atContrast(base.muted, floor, seatContrast[type]))
  const selected = colour(at(node, 'selected'), base.primary)
  return {
    seat,
    premier: colour(at(node, 'premier'), ink(base.secondary, [floor], targets.control)),
    taken: atContrast(base.muted, floor, takenContrast[type]),
    floor,
    onSeat: onColour(seat),
    selected,
    onSelected: selected === base.primary ? base.onPrimary : onColour(selected),
    // A brand colour that hardly differs from the floor gets an edge of text colour.
    selectedEdge: contrast(selected, floor) < targets.control ? base.text : selected,
    band: mix(floor, base.secondary, bandShare),
    ...screenLight[type],
  }
}

/**
 * All colours of a mode from its colour scheme. The exact brand colours stay; what must be read
 * (ink, error, warning, success, muted) is moved to the nearest colour that passes on every ground of the mode.
 */
export function modeTokens(scheme: Node, type: ModeType): ModeTokens {
  const bg = colour(at(scheme, 'background', 'default'))
  const surface = colour(at(scheme, 'background', 'surface'), step(bg, defaultSurfaceStep[type]))
  const surface2 = colour(at(scheme, 'background', 'sunken'), step(surface, defaultSurfaceStep[type]))
  const grounds = [bg, surface, surface2]
  const readable = (node: Node, otherwise?: string) => ink(colour(node, otherwise), grounds, targets.text)
  const textColour = readable(at(scheme, 'typography', 'primary'))
  const muted = readable(at(scheme, 'typography', 'secondary'), step(textColour, type === 'Dark' ? -35 : 35))
  const primary = colour(member(scheme, 'primary'))
  const secondary = readable(member(scheme, 'secondary'))
  const error = readable(at(scheme, 'notification', 'error'))
  const warning = readable(at(scheme, 'notification', 'warning'))
  const success = readable(at(scheme, 'notification', 'success'))
  const onPrimary = colour(at(scheme, 'buttons', 'text'), onColour(primary))
  const base = { bg, surface, surface2, text: textColour, muted, primary, onPrimary, secondary }
  return {
    ...base,
    border: colour(member(scheme, 'border'), mix(surface, textColour, 0.14)),
    ink: readable(at(scheme, 'accent'), primary),
    primaryHover: step(primary, primaryHoverStep[type]),
    onSecondary: onColour(secondary),
    error,
    onError: onColour(error),
    warning,
    onWarning: onColour(warning),
    success,
    onSuccess: onColour(success),
    fieldBorder: ink(mix(bg, textColour, 0.4), [bg, surface], targets.control),
    heroAttributes: Object.fromEntries(
      list(at(scheme, 'heroAttributes')).map((each) => [
        text(member(each, 'id')),
        colour(member(each, 'color')),
      ]),
    ),
    seats: seatTokens(at(scheme, 'seats'), type, base),
  }
}
