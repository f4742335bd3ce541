import { act, render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SeatEngine, SeatMap } from './index.ts'
import { createStatuses, vault, vaultTaken } from './sample/auditoriums.ts'
import { sampleTexts } from './sample/texts.ts'

/** What a screen reader announces for an element: its role and computed name. A hidden element has neither. */
function getName(element: Element): string {
  const role = element.getAttribute('role') ?? element.localName
  const parent = element.parentElement
  let spoken = ''
  if (parent) {
    within(parent).queryAllByRole(role, {
      name: (name, candidate) => {
        if (candidate === element) spoken = name
        return false
      },
    })
  }
  return `${role} “${spoken}”`
}

/** Position and state, as they are said after the name. */
function getPosition(element: Element): string {
  const grid = element.closest('[role=grid]')
  const row = element.closest('[role=row]')
  return [
    element.hasAttribute('aria-colindex') &&
      `row ${row?.getAttribute('aria-rowindex')} of ${grid?.getAttribute('aria-rowcount')}, column ${element.getAttribute('aria-colindex')}`,
    element.getAttribute('aria-selected') === 'true' && 'selected',
    element.getAttribute('aria-disabled') === 'true' && 'unavailable',
  ]
    .filter(Boolean)
    .join(', ')
}

const around = '[role=group], [role=grid], [role=row]'

/** Each thing around the focus, from the outside in. */
function surroundings(element: Element): Element[] {
  const outer = element.parentElement?.closest(around)
  return outer ? [...surroundings(outer), outer] : []
}

/**
 * A reader of what the page tells it, in order: what the focus enters and reaches, whether the thing with the focus was
 * chosen or given back, and every word of a live region, from the time that it is there.
 */
function listen(root: HTMLElement): readonly string[] {
  const lines: string[] = []
  let entered: readonly Element[] = []
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    const now = surroundings(target)
    for (const each of now) if (!entered.includes(each)) lines.push(`in ${getName(each)}`)
    entered = now
    lines.push([getName(target), getPosition(target)].filter(Boolean).join(', '))
  }
  root.addEventListener('focusin', onFocus)
  const regions = [...root.querySelectorAll('[aria-live=polite], [aria-live=assertive]')]
  const said = new Map(regions.map((region) => [region, region.textContent]))
  const observer = new MutationObserver((records) => {
    for (const [region, before] of said) {
      if (region.isConnected && region.textContent !== before) {
        said.set(region, region.textContent)
        lines.push(`says: ${region.textContent}`)
      }
    }
    for (const { attributeName, target } of records) {
      if (attributeName !== 'aria-selected' || target !== document.activeElement) continue
      const isSelected = (target as Element).getAttribute('aria-selected') === 'true'
      lines.push(isSelected ? 'selected' : 'not selected')
    }
  })
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-selected'],
  })
  return lines
}

it('tells a visitor who sees nothing all there is to know, from arrival to a seat lost and replaced', async () => {
  const engine = new SeatEngine({
    auditorium: vault,
    statuses: createStatuses(vault, vaultTaken),
    limits: [{ areaCategoryId: 'standard', count: 3 }],
  })
  const { container } = render(<SeatMap engine={engine} texts={sampleTexts} />)
  const user = userEvent.setup()
  const lines = listen(container)

  for (let press = 0; press < 5; press += 1) await user.tab()
  await user.keyboard('h9{ArrowRight}{ArrowRight}{ArrowDown}{ArrowUp}')
  await user.keyboard(' {ArrowRight} {ArrowRight} ')
  // What is offered is taken seat by seat: one given back for the one that would be left alone.
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}h13 h10 ')
  act(() => engine.loseSeats(engine.plan.seats.filter(({ name }) => name === 'H10').map(({ id }) => id)))
  await user.keyboard('{ArrowRight}{ArrowLeft}h13 ')

  expect(lines).toEqual([
    'in group “Seats in Screen 4”',
    'button “Closer”',
    'button “Further away”',
    'button “Whole room”',
    'button “List of seats”',
    'in grid “Seats. Arrow keys move, space chooses, type a row and number to jump”',
    'in row “Row A”',
    'gridcell “Row A, seat 1, Standard, free, £13.50”, row 1 of 13, column 1',
    'in row “Row H”',
    'gridcell “Row H, seat 1, Standard, free, £13.50”, row 8 of 13, column 1',
    'gridcell “Row H, seat 9, Standard, taken, £13.50”, row 8 of 13, column 9, unavailable',
    'gridcell “Row H, seat 10, Standard, free, £13.50”, row 8 of 13, column 10',
    'gridcell “Row H, seat 11, Standard, free, £13.50”, row 8 of 13, column 11',
    'in row “Row J”',
    'gridcell “Row J, seat 11, Standard, taken, £13.50”, row 9 of 13, column 11, unavailable',
    'in row “Row H”',
    'gridcell “Row H, seat 11, Standard, free, £13.50”, row 8 of 13, column 11',
    'says: Row H, seat 11 chosen',
    'selected',
    'gridcell “Row H, seat 12, Standard, free, £13.50”, row 8 of 13, column 12',
    'says: Row H, seat 12 chosen',
    'selected',
    'gridcell “Row H, seat 13, Standard, free, £13.50”, row 8 of 13, column 13',
    'says: Seat H10 would be left on its own. Offered instead: H10, H11 and H12',
    'selected',
    'gridcell “Row H, seat 12, Standard, chosen, £13.50”, row 8 of 13, column 12, selected',
    'gridcell “Row H, seat 11, Standard, chosen, £13.50”, row 8 of 13, column 11, selected',
    'gridcell “Row H, seat 10, Standard, would be left on its own, £13.50”, row 8 of 13, column 10',
    'gridcell “Row H, seat 1, Standard, free, £13.50”, row 8 of 13, column 1',
    'gridcell “Row H, seat 13, Standard, chosen, £13.50”, row 8 of 13, column 13, selected',
    'says: H13 given back',
    'not selected',
    'gridcell “Row H, seat 1, Standard, free, £13.50”, row 8 of 13, column 1',
    'gridcell “Row H, seat 10, Standard, free, £13.50”, row 8 of 13, column 10',
    'says: Row H, seat 10 chosen',
    'selected',
    'says: H10 has just gone to someone else. Offered instead: H11, H12 and H13',
    'not selected',
    'gridcell “Row H, seat 11, Standard, chosen, £13.50”, row 8 of 13, column 11, selected',
    'gridcell “Row H, seat 10, Standard, taken by someone else, £13.50”, row 8 of 13, column 10, unavailable',
    'gridcell “Row H, seat 1, Standard, free, £13.50”, row 8 of 13, column 1',
    'gridcell “Row H, seat 13, Standard, offered instead, £13.50”, row 8 of 13, column 13',
    'says: Row H, seat 13 chosen',
    'selected',
  ])
  expect(engine.seats(engine.getSnapshot().selection).map(({ name }) => name)).toEqual(['H11', 'H12', 'H13'])
})
