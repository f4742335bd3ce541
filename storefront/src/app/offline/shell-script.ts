import type { StoredTicket } from '../../domain/stored-ticket.ts'
import {
  createTicketStorage,
  ticketStorageNames,
  type TicketStorage,
  type TicketStorageNames,
} from '../../stores/browser/ticket-storage.ts'
import { fillTicket } from './fill-ticket.ts'

/** Texts of the shell in one language; those of a ticket come with it. */
export interface ShellTexts {
  languageTag: string
  direction: 'ltr' | 'rtl'
  offline: string
  listTitle: string
  missingTitle: string
  missingText: string
  retry: string
}

/** The settings that the shell's script receives. */
export interface ShellSettings {
  /** Path of the ticket's page. */
  page: string
  siteTitle: string
  /** Cookie with a language that was chosen. */
  languageCookie: string
  names: TicketStorageNames
  /** Of every language, the primary one first. */
  texts: readonly ShellTexts[]
}

interface ShellParts {
  createTicketStorage: (names: TicketStorageNames) => TicketStorage
  fillTicket: (article: Element, ticket: StoredTicket) => void
}

/**
 * Shows the stored ticket that the address names, several as a list, or that there is none; deletes those that are over.
 * Its own text is the script: it must be self-contained.
 */
export async function runTicketShell(settings: ShellSettings, parts: ShellParts): Promise<void> {
  const { page, siteTitle, languageCookie, names, texts } = settings
  const orderId = new URLSearchParams(location.search).get('orderId')
  const find = (name: string) => document.querySelector(`[data-part="${name}"]`)

  const findTexts = (tag = '') => {
    const [wanted = ''] = tag.toLowerCase().split('-')
    return texts.find(({ languageTag }) => languageTag.toLowerCase().split('-')[0] === wanted)
  }
  const getVisitorTexts = () => {
    const chosen = new RegExp(`(?:^|; )${languageCookie}=([\\w-]+)`).exec(document.cookie)?.[1]
    const tags = [chosen, ...navigator.languages]
    return tags.map((tag) => findTexts(tag)).find(Boolean) ?? texts[0]
  }

  const show = (
    views: readonly string[],
    title: string,
    said: ShellTexts | undefined,
    tag = said?.languageTag ?? '',
  ) => {
    document.documentElement.lang = tag
    document.documentElement.dir = said?.direction ?? 'ltr'
    document.title = `${title} | ${siteTitle}`
    const lines = {
      offline: said?.offline,
      'list-title': said?.listTitle,
      'missing-title': said?.missingTitle,
      'missing-text': said?.missingText,
    }
    for (const [name, text] of Object.entries(lines)) find(name)?.replaceChildren(text ?? '')
    find('retry')
      ?.querySelector('span')
      ?.replaceChildren(said?.retry ?? '')
    for (const view of [...views, 'foot']) find(view)?.removeAttribute('hidden')
  }

  const fillRows = (tickets: readonly StoredTicket[]) => {
    const list = find('rows')
    const row = list?.firstElementChild
    if (!list || !row) return
    list.replaceChildren(
      ...tickets.map(({ orderId: id, languageTag, direction, film, date, time, place }) => {
        const filled = row.cloneNode(true) as Element
        const link = filled.querySelector('a')
        link?.setAttribute('href', `${page}?orderId=${encodeURIComponent(id)}`)
        link?.setAttribute('lang', languageTag)
        link?.setAttribute('dir', direction)
        const [title, when] = link?.children ?? []
        title?.replaceChildren(film)
        when?.replaceChildren([`${date} ${time}`, place].filter(Boolean).join(' · '))
        return filled
      }),
    )
  }

  find('retry')?.addEventListener('click', () => location.reload())
  const now = Date.now()
  const tickets = await parts
    .createTicketStorage(names)
    .remove(({ deleteAt }) => deleteAt <= now)
    .catch((): StoredTicket[] => [])
  const ticket = tickets.find((each) => each.orderId === orderId)
  const shown = ticket ?? (orderId === null && tickets.length === 1 ? tickets[0] : undefined)
  const article = find('ticket')?.querySelector('article')
  if (shown && article) {
    parts.fillTicket(article, shown)
    return show(['ticket'], shown.film, findTexts(shown.languageTag) ?? texts[0], shown.languageTag)
  }
  const said = findTexts(tickets[0]?.languageTag) ?? getVisitorTexts()
  fillRows(tickets)
  const isAlone = orderId === null && tickets.length > 1
  find('list-title')?.setAttribute('aria-level', isAlone ? '1' : '2')
  if (isAlone) show(['list'], said?.listTitle ?? '', said)
  else show(tickets.length > 0 ? ['missing', 'list'] : ['missing'], said?.missingTitle ?? '', said)
}

/** Text of the shell's script. Texts of a brand cannot end the element that it stands in. */
export function createShellScript(settings: Omit<ShellSettings, 'names'>): string {
  const json = JSON.stringify({ ...settings, names: ticketStorageNames }).replace(/</g, '\\u003c')
  const parts = `{createTicketStorage:${createTicketStorage.toString()},fillTicket:${fillTicket.toString()}}`
  return `(${runTicketShell.toString()})(${json},${parts})`
}
