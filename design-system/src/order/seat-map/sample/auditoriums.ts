import type { AreaSpec, SeatCategory, SeatKind, SeatMapModel, SeatSpec, SeatStatus } from '../engine/types.ts'

/**
 * Auditoriums for stories and tests, written as text: `s` seat, `_` aisle, `L` `M` `R` parts of a sofa, `W` wheelchair
 * place, `C` companion, `F` friend; `null` is a cross aisle.
 */

const kinds: Readonly<Record<string, SeatKind>> = {
  s: 'Normal',
  W: 'Wheelchair',
  C: 'Companion',
  L: 'SofaLeft',
  M: 'SofaMiddle',
  R: 'SofaRight',
  F: 'Friend',
}

export interface SampleArea {
  readonly category: string
  /** Letter and places of each row, screen first. */
  readonly rows: readonly (readonly [string, string] | null)[]
}

/** Default categories of the samples. */
export const sampleCategories: readonly SeatCategory[] = [
  { id: 'standard', name: 'Standard', tier: 'standard', price: '£13.50' },
  { id: 'premier', name: 'Premier recliners', tier: 'premier', price: '£18.50' },
  { id: 'sofa', name: 'Sofas', tier: 'standard', price: '£16.00' },
  { id: 'wheelchair', name: 'Wheelchair places', tier: 'standard', price: '£7.50' },
]

/** An auditorium whose areas lie one behind the other, each as wide as the canvas. Seat numbers run along the row. */
export function createSampleAuditorium(
  areas: readonly SampleArea[],
  rowCurvature: number | null = 52.3,
): SeatMapModel {
  const depth = 100 / areas.length
  return {
    id: 'sample',
    categories: sampleCategories,
    rowCurvature,
    areas: areas.map((area, index) => sampleArea(area, index + 1, 100 - index * depth, depth)),
  }
}

function sampleArea(area: SampleArea, number: number, top: number, depth: number): AreaSpec {
  const columnCount = Math.max(...area.rows.map((row) => row?.[1].length ?? 0))
  return {
    number,
    areaCategoryId: area.category,
    name: sampleCategories.find((category) => category.id === area.category)?.name ?? area.category,
    columnCount,
    rowCount: area.rows.length,
    boundary: { left: 0, right: 100, top, bottom: top - depth },
    rows: area.rows.flatMap((row, index) =>
      row
        ? [{ number: index + 1, label: row[0], seats: createSeats(area, number, index + 1, row[0], row[1]) }]
        : [],
    ),
  }
}

function createSeats(
  area: SampleArea,
  areaNumber: number,
  row: number,
  label: string,
  places: string,
): SeatSpec[] {
  let group = 0
  let previous = ''
  let count = 0
  return [...places].flatMap((place, index) => {
    const kind = kinds[place]
    const before = previous
    previous = place
    if (!kind) return []
    count += 1
    const special = kind === 'Wheelchair' || kind === 'Companion'
    // A sofa starts at its left part; places and companions pair off in the order they stand.
    if (kind === 'SofaLeft' || (special && !pairs(before, place))) group += 1
    if (special && pairs(before, place)) previous = ''
    return [
      {
        id: `${areaNumber}_${row}_${index + 1}`,
        label: String(count),
        rowLabel: label,
        type: kind,
        areaCategoryId: special ? 'wheelchair' : area.category,
        seatGroupIds: kind === 'Normal' || kind === 'Friend' ? [] : [`${label}${group}`],
        position: { columnNumber: index + 1 },
      },
    ]
  })
}

function pairs(before: string, place: string): boolean {
  return (before === 'W' && place === 'C') || (before === 'C' && place === 'W')
}

/** The auditorium of the design: 13 rows, curved, premier band, sofas at the back, four wheelchair places. */
export const vault: SeatMapModel = createSampleAuditorium([
  {
    category: 'standard',
    rows: [
      ['A', '__ssss_ssssssssss_ssss__'],
      ['B', '_sssss_ssssssssss_sssss_'],
      ['C', 'ssssss_ssssssssss_ssssss'],
      ['D', 'ssssss_ssssssssss_ssssss'],
      ['E', 'ssssss_ssssssssss_ssssss'],
      null,
      ['F', '__WCWC_ssssssssss_CWCW__'],
      ['G', 'ssssss_ssssssssss_ssssss'],
      ['H', 'ssssss_ssssssssss_ssssss'],
      ['J', 'ssssss_ssssssssss_ssssss'],
    ],
  },
  {
    category: 'premier',
    rows: [
      ['K', 'ssss_ssssssss_ssss'],
      ['L', 'ssss_ssssssss_ssss'],
      ['M', 'ssss_ssssssss_ssss'],
    ],
  },
  { category: 'sofa', rows: [['N', 'LRLRLR_LMRLRLRLMR_LRLRLR']] },
])

/** Free and taken as in the design's picture: `x` is taken, in the order of the row. */
export const vaultTaken: Readonly<Record<string, string>> = {
  A: '....|..........|....',
  B: '.....|...xx.....|.....',
  C: '......|...xx..xx.|......',
  D: '......|xxx..xx...|..xx..',
  E: '....xx|..xxxx..xx|......',
  F: '..xx|...xxx..xx|....',
  G: '..xx..|.xx..xxxx.|......',
  H: '....xx|xxx......x|xx....',
  J: '......|..xxxxxx..|...xx.',
  K: '....|.xxxx...|....',
  L: '..xx|..xxxx..|xx..',
  M: 'xx..|xx..xxx.|....',
  N: '..xx..|xxx....xxx|..xx..',
}

/** Statuses of an auditorium from rows of `.` and `x`; a row that is not given is free. */
export function createStatuses(
  auditorium: SeatMapModel,
  taken: Readonly<Record<string, string>> = {},
): Map<string, SeatStatus> {
  const statuses = new Map<string, SeatStatus>()
  for (const area of auditorium.areas) {
    for (const row of area.rows) {
      const marks = (taken[row.label] ?? '').replaceAll('|', '')
      row.seats.forEach((seat, index) => statuses.set(seat.id, marks[index] === 'x' ? 'Sold' : 'Available'))
    }
  }
  return statuses
}

/** A small straight auditorium. */
export const parlour: SeatMapModel = createSampleAuditorium(
  [
    {
      category: 'standard',
      rows: [
        ['A', 'WC_ssss_ssss_CW'],
        ['B', 'ss_ssss_ssss_ss'],
        ['C', 'ss_ssss_ssss_ss'],
        ['D', 'ss_ssss_ssss_ss'],
      ],
    },
    { category: 'sofa', rows: [['E', 'LR_LRLR_LRLR_LR']] },
  ],
  null,
)

/** An auditorium of about a thousand seats, every seventh taken. */
export function createBigAuditorium(rowCount = 25, perBlock = 13): SeatMapModel {
  const places = ['s'.repeat(perBlock), 's'.repeat(perBlock + 1), 's'.repeat(perBlock)].join('_')
  const letters = Array.from({ length: rowCount }, (_, i) =>
    i < 26 ? String.fromCharCode(65 + i) : `A${String.fromCharCode(39 + i)}`,
  )
  return createSampleAuditorium(
    [{ category: 'standard', rows: letters.map((letter) => [letter, places] as const) }],
    70,
  )
}

/** A hall of some 7,700 seats, drawn from afar at first: premier rows, wheelchair places with companions, a cross aisle. */
export const hall: SeatMapModel = createSampleAuditorium(
  [
    { category: 'premier', rows: numbered(1, 6, 's'.repeat(42), 's'.repeat(44)) },
    {
      category: 'standard',
      rows: [
        ...numbered(7, 18, 's'.repeat(54), 's'.repeat(60)),
        null,
        ...numbered(25, 1, `WC${'s'.repeat(50)}`, `CW${'s'.repeat(54)}WC`),
        ...numbered(26, 22, 's'.repeat(54), 's'.repeat(60)),
      ],
    },
  ],
  200,
)

/** So many rows from a number on, each of three blocks. */
function numbered(from: number, count: number, side: string, middle: string) {
  return Array.from(
    { length: count },
    (_, row) => [String(from + row), [side, middle, side].join('_')] as const,
  )
}

/** Most of its first rows are gone, and groups of seats behind them. */
export const hallTaken: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: 47 }, (_, row) => [
    String(row + 1),
    Array.from({ length: 168 }, (__, seat) =>
      (seat * 7 + row * 13) % 31 < (row < 12 ? 14 : 5) ? 'x' : '.',
    ).join(''),
  ]),
)
