import type { Announcement, Popup } from '@foyer/contract/omnia/site-content'
import { getShownAnnouncements, findShownPopup } from './shown-notices.ts'

const noon = Date.parse('2026-11-22T12:00:00Z')
const always = { startDate: null, endDate: null, displayFrequencyInDays: null, pages: [] }
const announcement = (id: string, change: Partial<Announcement> = {}): Announcement => ({
  id,
  title: id,
  message: '',
  style: 'Info',
  ...always,
  actionButton: null,
  ...change,
})
const popup = (id: string, change: Partial<Popup> = {}): Popup => ({
  id,
  ...always,
  cinemaGroups: [],
  film: { key: 'HO1' },
  image: null,
  link: null,
  ...change,
})
const visit = (path = '/', closed: readonly string[] = []) => ({
  path,
  now: noon,
  dismissals: { isClosed: (kind: string, { id }: { id: string }) => closed.includes(`${kind}/${id}`) },
})
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('announcements', () => {
  it('are shown inside their dates: from the first moment on, no longer at the last', () => {
    const all = [
      announcement('later', { startDate: '2026-11-22T12:00:01Z' }),
      announcement('over', { endDate: '2026-11-22T13:00:00+01:00' }),
      announcement('now', { startDate: '2026-11-22T12:00:00Z', endDate: '2026-11-22T12:00:01Z' }),
      announcement('unreadable', { startDate: 'soon' }),
    ]
    expect(ids(getShownAnnouncements(all, visit()))).toEqual(['now'])
  })

  it('are shown on the pages of their patterns', () => {
    const all = [announcement('films', { pages: ['/films/*'] }), announcement('home', { pages: ['/'] })]
    expect(ids(getShownAnnouncements(all, visit('/')))).toEqual(['home'])
    expect(ids(getShownAnnouncements(all, visit('/films/louder/HO00000105/')))).toEqual(['films'])
  })

  it('are two at once, in the order of the content, and the next takes the place of one that was closed', () => {
    const all = ['a', 'b', 'c'].map((id) => announcement(id))
    expect(ids(getShownAnnouncements(all, visit()))).toEqual(['a', 'b'])
    expect(ids(getShownAnnouncements(all, visit('/', ['announcements/a', 'popups/b'])))).toEqual(['b', 'c'])
  })
})

describe('the popup', () => {
  const shown = (all: Popup[], cinemaGroupId: string | null, closed: string[] = []) =>
    findShownPopup(all, { ...visit('/', closed), cinemaGroupId })?.id

  it('is the first that matches', () => {
    const all = [popup('elsewhere', { pages: ['/films/'] }), popup('first'), popup('second')]
    expect(shown(all, 'portmere')).toBe('first')
    expect(shown(all, 'portmere', ['popups/first'])).toBe('second')
  })

  it('needs a chosen city, and one of its own where it names some', () => {
    const all = [popup('aldwick', { cinemaGroups: [{ nodeId: 'aldwick' }] })]
    expect(shown([popup('all')], null)).toBeUndefined()
    expect(shown([popup('all')], 'portmere')).toBe('all')
    expect(shown(all, 'portmere')).toBeUndefined()
    expect(shown(all, 'aldwick')).toBe('aldwick')
  })

  it('is shown inside its dates', () => {
    expect(shown([popup('over', { endDate: '2026-11-22T11:59:59Z' })], 'portmere')).toBeUndefined()
    expect(shown([popup('later', { startDate: '2026-11-22T12:00:01Z' })], 'portmere')).toBeUndefined()
    const dates = { startDate: '2026-11-22T12:00:00Z', endDate: '2026-11-22T12:00:01Z' }
    expect(shown([popup('now', dates)], 'portmere')).toBe('now')
  })
})
