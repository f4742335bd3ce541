import { createCalendarFile } from './calendar-file.ts'

const event = {
  uid: 'HX492TQ',
  title: 'Ninth Floor, Screen 4',
  place: '14 Wharf Street; Portmere',
  description: 'Row H, seats 10 to 12\nCode HX492TQ',
  startsAt: '2026-11-21T19:40:00+01:00',
  endsAt: '2026-11-21T21:59:00+01:00',
  createdAt: Date.UTC(2026, 10, 20, 12),
}

describe('a ticket for the calendar', () => {
  it('is in UTC and escapes what the format reserves', () => {
    const file = createCalendarFile(event)
    expect(file).toContain('DTSTART:20261121T184000Z\r\n')
    expect(file).toContain('DTEND:20261121T205900Z\r\n')
    expect(file).toContain('DTSTAMP:20261120T120000Z\r\n')
    expect(file).toContain('METHOD:PUBLISH\r\n')
    expect(file).toContain('SUMMARY:Ninth Floor\\, Screen 4\r\n')
    expect(file).toContain('LOCATION:14 Wharf Street\\; Portmere\r\n')
    expect(file).toContain('DESCRIPTION:Row H\\, seats 10 to 12\\nCode HX492TQ\r\n')
  })

  it('has no line of a text that was not meant as one, whatever ends it', () => {
    const file = createCalendarFile({ ...event, title: 'One\rTwo\r\nATTENDEE:mailto:x@y.example\nThree' })
    expect(file).toContain('SUMMARY:One\\nTwo\\nATTENDEE:mailto:x@y.example\\nThree\r\n')
    expect(file).not.toMatch(/^(Two|ATTENDEE|Three)/m)
  })

  it('folds long lines at 75 octets and never inside a character', () => {
    const file = createCalendarFile({ ...event, title: 'Årets längsta ö'.repeat(12) })
    const lines = file.split('\r\n')
    expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
    expect(file.replace(/\r\n /g, '')).toContain('Årets längsta ö'.repeat(12))
  })
})
