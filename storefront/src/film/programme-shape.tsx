import { ProgrammeEntry } from '@foyer/design-system/films/programme-entry'
import type { ShowtimeRowProps } from '@foyer/design-system/films/showtime-list'
import { TimeLinks } from '@foyer/design-system/films/time-links'

const Times = (props: ShowtimeRowProps) => <TimeLinks variant="line" {...props} />

/** A list of films as a typeset programme. */
export const programmeShape = { Entry: ProgrammeEntry, Times }
