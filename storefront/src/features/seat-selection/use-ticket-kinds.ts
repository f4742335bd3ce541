import type { SeatEngine, SeatSnapshot } from '@foyer/design-system/order/seat-map'
import { useMemo } from 'react'
import { useText } from '../../context/hooks.ts'
import { joinWithAnd } from './seat-map-messages.ts'

/**
 * The kinds of seat that the tickets are for, in words; empty where every seat of the auditorium will do, so that there is nothing
 * to tell apart.
 */
export function useTicketKinds(engine: SeatEngine, { needed }: Pick<SeatSnapshot, 'needed'>): string {
  const { t, list } = useText()
  return useMemo(() => {
    const kinds = [...engine.plan.categories.values()]
    const fitting = kinds.filter(({ id }) => engine.fits({ categoryId: id }))
    const isChoice = engine.plan.seats.some((seat) => !engine.fits(seat))
    const names = [...new Set(fitting.map(({ name }) => name).filter(Boolean))]
    return isChoice ? joinWithAnd(names, t, list) : ''
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what fits changes with the tickets, which `needed` counts
  }, [engine, needed, t, list])
}
