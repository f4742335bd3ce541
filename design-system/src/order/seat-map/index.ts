export { SeatEngine, type SeatEngineOptions } from './engine/seat-engine.ts'
export type { PlanGroup, PlanRow, PlanSeat, SeatPlan } from './engine/plan.ts'
export { defaultSeatRules } from './engine/rules.ts'
export type {
  AreaSpec,
  LostSeats,
  RowSpec,
  SeatCategory,
  SeatEvent,
  SeatKind,
  SeatLimit,
  SeatRefusal,
  SeatMapModel,
  SeatRule,
  SeatRules,
  SeatSnapshot,
  SeatSpec,
  SeatStatus,
  SeatTier,
  SingleGapRule,
} from './engine/types.ts'
export { describeSeats, type SeatMessages } from './describe-seats.ts'
export type { SeatDetails, SeatLegendItem, SeatMapTexts, SeatState } from './texts.ts'
export type { SeatStyle, SeatMapControl, SeatMapProps, SeatMapView } from './SeatMap.types.ts'
export { SeatMap } from './SeatMap.tsx'
export { SeatLegend, type SeatLegendProps } from './SeatLegend.tsx'
export { SeatGlyph, type SeatGlyphProps } from './SeatGlyph.tsx'
