type Translate = (key: string, params?: Record<string, string | number>) => string

/** Texts that speak of the visitor's tickets, and those that take their place before there are any. */
const seatFirstKeys: Readonly<Record<string, string>> = {
  'seat-map.selection.hint': 'seat-map.seatFirst.hint',
  'seat-map.state.other': 'seat-map.seatFirst.state.other',
  'seat-map.refused.limit': 'seat-map.seatFirst.refused.limit',
  'seat-map.refused.kind': 'seat-map.seatFirst.refused.kind',
  'seat-map.refused.kindText': 'seat-map.seatFirst.refused.kindText',
}

/** The seat map's texts for seats that are chosen before their tickets. */
export function toSeatFirstTexts(t: Translate): Translate {
  return (key, params) => t(seatFirstKeys[key] ?? key, params)
}
