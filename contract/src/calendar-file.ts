/** A showtime as a calendar entry. */
export interface CalendarEvent {
  /** The same for page and mail, so that a calendar has it once. */
  uid: string
  title: string
  place: string
  description: string
  /** Instants with an offset, as on the wire. */
  startsAt: string
  endsAt: string
  /** Creation time of the file, epoch milliseconds. */
  createdAt: number
}

/** One event as an iCalendar file (RFC 5545): escaped, folded at 75 octets, in UTC so that no zone table is needed. */
export function createCalendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//Tickets//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${utc(event.createdAt)}`,
    `DTSTART:${utc(Date.parse(event.startsAt))}`,
    `DTEND:${utc(Date.parse(event.endsAt))}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(folded).join('\r\n') + '\r\n'
}

function utc(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (each) => `\\${each}`).replace(/\r\n?|\n/g, '\\n')
}

function folded(line: string): string {
  const encoder = new TextEncoder()
  let result = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > 75) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += size
  }
  return result
}
