import type {
  SeatLimit,
  SeatMapModel,
  SeatRules,
  SeatSnapshot,
  SeatStatus,
} from '@foyer/design-system/order/seat-map'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { LockableEngine } from './lockable-engine.ts'

export interface SeatEngineInput {
  /** Identity matters: another auditorium is another engine. */
  auditorium: SeatMapModel
  statuses: ReadonlyMap<string, SeatStatus>
  limits: readonly SeatLimit[]
  /** As the brand's configuration has them: they do not change while a page lives. */
  rules: SeatRules
  /** Whether the seats have to be as many as the limits say; without it, those are the most there may be. */
  exact?: boolean
  /** What the brand takes a seat for of which the server says nothing. */
  unlisted: SeatStatus
  /** Seats chosen before, e.g. those already held; taken over once they are known. */
  selection: readonly string[]
}

/** The seat map's engine for a page: made once per auditorium and tickets, updated with new statuses as they come. */
export function useSeatEngine(input: SeatEngineInput): {
  engine: LockableEngine
  snapshot: SeatSnapshot
} {
  const { auditorium, statuses, limits, rules, unlisted, selection, exact = true } = input
  const limitsKey = JSON.stringify(limits)
  const make = () =>
    new LockableEngine({
      auditorium,
      statuses: new Map(statuses),
      limits: [...limits],
      rules,
      unlisted,
      exact,
    })
  const [engine, setEngine] = useState(make)
  // Other tickets are for other seats: the whole map is drawn again for them.
  const wanted = `${auditorium.id} ${limitsKey}`
  const [engineInput, setEngineInput] = useState(wanted)
  if (engineInput !== wanted) {
    setEngineInput(wanted)
    setEngine(make())
  }
  const snapshot = useSyncExternalStore(engine.subscribe, engine.getSnapshot, engine.getSnapshot)

  // The statuses that the engine was made with are not set again: each update draws the auditorium.
  const appliedStatuses = useRef(statuses)
  useEffect(() => {
    if (appliedStatuses.current === statuses) return
    appliedStatuses.current = statuses
    engine.setStatuses(new Map(statuses))
  }, [engine, statuses])

  const selectionKey = JSON.stringify(selection)
  useEffect(() => {
    const ids = JSON.parse(selectionKey) as string[]
    if (engine.getSnapshot().selection.length > 0) return
    // To the server that wrote the page the seats of the visitor's order are taken: they are chosen once the order is known.
    if (!engine.seats(ids).some(engine.isFree)) return
    engine.select(ids)
    // The party may have become smaller since.
    engine.setLimits(JSON.parse(limitsKey) as SeatLimit[])
  }, [engine, selectionKey, limitsKey, statuses])

  return { engine, snapshot }
}
