import type { StoredTicket } from '../../domain/stored-ticket.ts'

/**
 * Writes a stored ticket into the markup of the design system's. Its own text is part of the shell's script: it must be
 * self-contained, and writes no markup as text.
 * @param article the ticket's root, with one cell and a drawn code
 */
export function fillTicket(article: Element, ticket: StoredTicket): void {
  const write = (selector: string, ...parts: (Node | string)[]) =>
    article.querySelector(selector)?.replaceChildren(...parts)
  const mark = article.querySelector('[data-slot=film] [data-size]')
  const icon = article.querySelector('[data-slot=status] > span')
  write('[data-slot=status]', ...(icon ? [icon] : []), ticket.status)
  write('h1', ticket.film)
  write('[data-slot=time]', ticket.time)
  if (mark) mark.textContent = ticket.rating
  write('[data-slot=film] small:not([data-slot])', ...(mark && ticket.rating ? [mark] : []), ticket.date)
  write('[data-slot=place]', ticket.place)

  const list = article.querySelector('dl')
  const cell = list?.firstElementChild
  if (list && cell)
    list.replaceChildren(
      ...ticket.cells.map(({ label, value, word }) => {
        const filled = cell.cloneNode(true) as Element
        const [term, definition] = filled.children
        if (term) term.textContent = label
        if (definition) definition.textContent = value
        if (word === null) definition?.removeAttribute('data-word')
        else definition?.setAttribute('data-word', word)
        return filled
      }),
    )

  const code = article.querySelector('[data-slot=code] > svg')
  code?.setAttribute('viewBox', `0 0 ${String(ticket.code.size)} ${String(ticket.code.size)}`)
  code?.setAttribute('aria-label', ticket.code.label)
  code?.querySelector('path')?.setAttribute('d', ticket.code.path)
  write(
    '[data-slot=reference]',
    ...ticket.reference.map((group) => {
      const part = document.createElement('span')
      part.textContent = group
      return part
    }),
  )
  write('[data-slot=code] small', ticket.tickets)
}
