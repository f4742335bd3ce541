/**
 * Foyer's own glyphs: 24 px grid, one 1.6 px stroke with round ends, drawn to sit beside 16 px text.
 * Each is the `d` of one path. Names in `filled` are painted instead of stroked.
 */
export const glyphs = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16.2 16.2 20.5 20.5',
  user: 'M12 3.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4ZM5 20.5c.2-3.4 2.6-5.3 7-5.3s6.8 1.9 7 5.3',
  users:
    'M9 4.5a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4ZM2.8 20c.2-3.2 2.2-5 6.2-5s6 1.8 6.2 5M15.8 4.9a3.7 3.7 0 0 1 0 6.6M18 15.4c2 .7 3.1 2.2 3.2 4.6',
  'user-gone':
    'M10 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM3.5 20.5c.2-3.3 2.3-5.2 6.5-5.2 1.2 0 2.2.2 3 .5M16 16l4.5 4.5M20.5 16 16 20.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M5 12.5 10 17.5 19.5 7',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-up': 'M6 14.5l6-6 6 6',
  'chevron-left': 'M14.5 6l-6 6 6 6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  'arrow-right': 'M4.5 12h15M13.5 6l6 6-6 6',
  'arrow-left': 'M19.5 12h-15M10.5 6l-6 6 6 6',
  external: 'M14 4.5h5.5V10M19.5 4.5 11 13M17 14v4.5a1 1 0 0 1-1 1H5.5a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1H10',
  pin: 'M12 21s7-6 7-11.2A7 7 0 0 0 5 9.8C5 15 12 21 12 21ZM12 7.2a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Z',
  locate:
    'M12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4',
  play: 'M7 4.8 19 12 7 19.2Z',
  pause: 'M6.5 5h3.5v14H6.5ZM14 5h3.5v14H14Z',
  bookmark: 'M6.5 4h11v16.2L12 15.8l-5.5 4.4Z',
  'bookmark-filled': 'M6.5 4h11v16.2L12 15.8l-5.5 4.4Z',
  share:
    'M17.5 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM6.5 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM17.5 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM8.8 10.8l6.4-3.6M8.8 13.2l6.4 3.6',
  sliders:
    'M3.5 7h9M16.5 7h4M3.5 12h3M10.5 12h10M3.5 17h9M16.5 17h4M12.5 5v4M6.5 10v4M12.5 15v4M16.5 5v4M10.5 10v4M16.5 15v4',
  vast: 'M4 8.5V4.5h4.5M15.5 4.5H20v4M20 15.5v4h-4.5M8.5 19.5H4v-4',
  recliner:
    'M6.5 11V7.5a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2V11M6.5 13.5h11M6.5 16v-3.4a1.8 1.8 0 1 0-3.3 1.2V18h17.6v-4.2a1.8 1.8 0 1 0-3.3-1.2V16ZM6 18v2M18 18v2',
  subtitled:
    'M3.5 5.5h17v13h-17ZM10.5 10.6c-2.6-1.3-4 0-4 1.6s1.4 2.9 4 1.6M17 10.6c-2.6-1.3-4 0-4 1.6s1.4 2.9 4 1.6',
  film: 'M4 4.5h16v15H4ZM8 4.5v15M16 4.5v15M4 8.5h4M4 12h4M4 15.5h4M16 8.5h4M16 12h4M16 15.5h4M8 12h8',
  ear: 'M7 9.5a5 5 0 0 1 10 0c0 3.6-3.6 4.2-3.6 7.4a3 3 0 0 1-5.6 1.4M10 9.8a2.1 2.1 0 0 1 4.1-.5c.2 1.9-2 2.3-2 4.3',
  baby: 'M12 4.2a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 4.2c-1.3 1.2-1 3 .6 3.3M9 11.3v.4M15 11.3v.4M9 15c1.6 1.5 4.4 1.5 6 0',
  'step-free':
    'M10 3.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2ZM10 8.5v6h5l2.6 4.8 2-1M10 11h4.5M7.6 11.6a4.9 4.9 0 1 0 6.4 6.6',
  sound: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM15 9a4.2 4.2 0 0 1 0 6M17.6 6.4a8 8 0 0 1 0 11.2',
  'check-circle': 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM8 12.3l2.8 2.8 5.2-5.7',
  'x-circle': 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.2 9.2l5.6 5.6M14.8 9.2l-5.6 5.6',
  blocked: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM6 6l12 12',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.2M12 7.6v.2',
  'alert-circle': 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5v5.4M12 16.1v.2',
  alert: 'M12 4 2.8 19.8h18.4ZM12 10v4.6M12 17.1v.2',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7v5.2l3.4 2',
  megaphone: 'M4 9.5v4.6h3l8.5 4.4v-13L7 9.5ZM18.5 9.6a4 4 0 0 1 0 4.6M7.5 14.4l1.2 5.1h2.6l-1-4',
  card: 'M3.5 5.5h17v13h-17ZM3.5 9.5h17M6.5 14.5h4',
  lock: 'M5.5 10.5h13v9.5h-13ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14.4v1.8',
  wallet: 'M4 6h6v12H4ZM13.5 9a4.6 4.6 0 0 1 0 6M16.2 7a8 8 0 0 1 0 10M19 5.2a11.6 11.6 0 0 1 0 13.6',
  shop: 'M4.5 4h15l1.3 5.2a2.9 2.9 0 0 1-5.8 0 2.9 2.9 0 0 1-5.9 0 2.9 2.9 0 0 1-5.8 0ZM5 12v8h14v-8M9.5 20v-5h5v5',
  gift: 'M4 8.5h16v3.5H4ZM5.5 12v8h13v-8M12 8.5V20M12 8.5c-5 0-5-4.7-2.6-4.7 1.7 0 2.6 2.3 2.6 4.7 0-2.4.9-4.7 2.6-4.7 2.4 0 2.4 4.7-2.6 4.7Z',
  sparkle: 'M11 5.5l1.7 5.3 5.3 1.7-5.3 1.7L11 19.5l-1.7-5.3L4 12.5l5.3-1.7ZM18.5 3.5v4M16.5 5.5h4',
  ticket: 'M3.5 6.5h17v3.4a2.2 2.2 0 0 0 0 4.2v3.4h-17v-3.4a2.2 2.2 0 0 0 0-4.2ZM14 6.5v2M14 11v2M14 15.5v2',
  door: 'M6 20.5v-17h8v17M14 5h4v15.5M3.5 20.5h17M11 11.5v1.4',
  food: 'M6.5 3.5v6M3.8 3.5V8a2.7 2.7 0 0 0 5.4 0V3.5M6.5 10.7v9.8M17.5 14.5v6M17.5 14.5H14V7.8c0-2.6 1.4-4.3 3.5-4.3Z',
  undo: 'M8.5 5 4 9.5l4.5 4.5M4.5 9.5H15a5 5 0 0 1 0 10H9.5',
  calendar: 'M4 5.5h16v15H4ZM4 10h16M8 3v4M16 3v4M12 13v4.5M9.8 15.2h4.4',
  'wifi-off':
    'M3.5 3.5l17 17M6.4 13.2a8 8 0 0 1 3-1.8M3 9.6a13 13 0 0 1 3.4-2.3M10.4 6a13 13 0 0 1 10.6 3.6M14.4 11.7a8 8 0 0 1 3.2 1.9M9.6 16.6a3.6 3.6 0 0 1 4.9.1M12 19.8v.1',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2.2M12 19.3v2.2M2.5 12h2.2M19.3 12h2.2M5.3 5.3l1.5 1.5M17.2 17.2l1.5 1.5M18.7 5.3l-1.5 1.5M6.8 17.2l-1.5 1.5',
  moon: 'M19.5 14.6A8 8 0 0 1 9.4 4.5a8 8 0 1 0 10.1 10.1Z',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1',
  refresh: 'M19.5 5v5h-5M19 10a7.8 7.8 0 1 0 .8 4.5',
  mail: 'M3.5 5.5h17v13h-17ZM3.8 6.5 12 13l8.2-6.5',
  clapper: 'M4 10.5h16v9H4ZM4 10.5 3.3 7l15.8-3.4.7 3.3ZM8 6l2.2 3.2M12.8 5l2.2 3.2',
  mic: 'M12 3.5a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0v-5a3 3 0 0 0-3-3ZM5.8 11.2a6.2 6.2 0 0 0 12.4 0M12 17.4v3.1M8.8 20.5h6.4',
  cup: 'M4.5 9.5h12v5.5a4.5 4.5 0 0 1-4.5 4.5H9A4.5 4.5 0 0 1 4.5 15ZM16.5 11h1.6a2.4 2.4 0 0 1 0 4.8h-1.7M8.2 3.8c-.8 1 .8 1.8 0 2.9M12.2 3.8c-.8 1 .8 1.8 0 2.9',
  cloud: 'M7.2 18.5a4.2 4.2 0 0 1-.5-8.4 5.6 5.6 0 0 1 10.8 1.1 3.7 3.7 0 0 1-.4 7.3Z',
  'no-film': 'M4 4.5h16v15H4ZM8 4.5v15M16 4.5v15M2.5 21.5l19-19',
} as const

/** Name of a glyph of the set; data (an attribute's `icon`) is checked with `isIconName` before use. */
export type IconName = keyof typeof glyphs
/** Glyphs that are painted, not stroked. */
export const filled: ReadonlySet<string> = new Set<IconName>(['bookmark-filled'])
/** All names, for stories and checks. */
export const iconNames = Object.keys(glyphs) as IconName[]
/** Whether text from data names a glyph. */
export const isIconName = (text: string | null | undefined): text is IconName =>
  text !== null && text !== undefined && Object.hasOwn(glyphs, text)
