import { atoms } from './atoms.ts'
import { content } from './content.ts'
import { films } from './films.ts'
import { forms } from './forms.ts'
import { frame } from './frame.ts'
import { members, tools } from './members.ts'
import type { GuidanceTable } from './model.ts'
import { order } from './order.ts'
import { states } from './states.ts'

/** Guidance for every component that has a page, by its folder. */
export const guidance: GuidanceTable = {
  ...atoms,
  ...content,
  ...films,
  ...forms,
  ...frame,
  ...members,
  ...order,
  ...states,
  ...tools,
}
