import { useMemo, useSyncExternalStore } from 'react'
import type { SeatEngine } from '../engine/seat-engine.ts'
import type { SeatSnapshot } from '../engine/types.ts'
import type { SeatState } from '../texts.ts'

/** The engine's snapshot; the component is drawn again when it changes. */
export function useSeatSnapshot(engine: SeatEngine): SeatSnapshot {
  return useSyncExternalStore(engine.subscribe, engine.getSnapshot, engine.getSnapshot)
}

/** Grows when any status changes. */
export function useStatusVersion(engine: SeatEngine): number {
  return useSyncExternalStore(engine.subscribe, engine.getStatusVersion, engine.getStatusVersion)
}

/** Seats that are not simply free or taken. */
export function useSeatStates(snapshot: SeatSnapshot): ReadonlyMap<string, SeatState> {
  return useMemo(() => getSeatStates(snapshot), [snapshot])
}

/** Pure part of `useSeatStates`: later entries outweigh earlier ones. */
export function getSeatStates(snapshot: SeatSnapshot): ReadonlyMap<string, SeatState> {
  const states = new Map<string, SeatState>()
  for (const id of snapshot.offered) states.set(id, 'offered')
  for (const id of snapshot.selection) states.set(id, 'chosen')
  for (const id of snapshot.lost?.seatIds ?? []) states.set(id, 'lost')
  if (snapshot.refusal && snapshot.refusal.rule !== 'limit') {
    for (const id of snapshot.refusal.seatIds) if (!snapshot.selection.includes(id)) states.set(id, 'alone')
  }
  return states
}
