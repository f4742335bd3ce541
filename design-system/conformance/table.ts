import type { Table } from './entry.ts'
import { films } from './films.tsx'
import { forms } from './forms.tsx'
import { frame } from './frame.tsx'
import { order } from './order.tsx'
import { states } from './states.tsx'

/** What every component promises whoever uses it. A new component stands here, or in the suite with the reason. */
export const table: Table = { ...frame, ...films, ...forms, ...order, ...states }
