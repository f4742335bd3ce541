import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RootThemeProvider } from '../../theme/RootThemeProvider.tsx'
import { Accordion } from './index.ts'

jest.unmock('@emotion/sheet')

const sections = [
  { id: 'late', heading: 'What if I am late?', body: <a href="/help/">Doors stay open</a> },
  { id: 'refund', heading: 'Can I have my money back?', body: 'Until two hours before.' },
  { id: 'pets', heading: 'May my dog come?', body: 'Assistance dogs always.' },
]
const heading = (name: string) => screen.getByRole('button', { name })

test('every heading is a heading with a button that says whether its section is open', async () => {
  render(<Accordion sections={sections} headingLevel={2} defaultOpen={['late']} />)
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3)
  expect(heading('What if I am late?')).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('region', { name: 'What if I am late?' })).toHaveTextContent('Doors stay open')
  expect(screen.getByText('Until two hours before.')).not.toBeVisible()
  await userEvent.click(heading('Can I have my money back?'))
  expect(screen.getByText('Until two hours before.')).toBeVisible()
  expect(screen.getByRole('link')).toBeVisible()
})

test('Up, Down, Home and End lead from heading to heading', async () => {
  render(<Accordion sections={sections} />)
  await userEvent.tab()
  expect(heading('What if I am late?')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(heading('Can I have my money back?')).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(heading('May my dog come?')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(heading('Can I have my money back?')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  expect(heading('What if I am late?')).toHaveFocus()
})

test.each([' ', '{Enter}'])('%p unfolds and folds', async (key) => {
  render(<Accordion sections={sections} />)
  await userEvent.tab()
  await userEvent.keyboard(key)
  expect(heading('What if I am late?')).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard(key)
  expect(heading('What if I am late?')).toHaveAttribute('aria-expanded', 'false')
})

test('what is folded away is no stop of Tab', async () => {
  render(<Accordion sections={sections} />)
  expect(screen.queryByRole('link')).toBeNull()
})

test('single: opening one closes the other', async () => {
  render(<Accordion sections={sections} single defaultOpen={['late']} />)
  await userEvent.click(heading('May my dog come?'))
  expect(heading('What if I am late?')).toHaveAttribute('aria-expanded', 'false')
  expect(heading('May my dog come?')).toHaveAttribute('aria-expanded', 'true')
})

test('a caller may keep what is open', async () => {
  const toggle = jest.fn()
  render(<Accordion sections={sections} open={['pets']} onToggle={toggle} />)
  await userEvent.click(heading('What if I am late?'))
  expect(toggle).toHaveBeenCalledWith(['pets', 'late'])
  expect(heading('What if I am late?')).toHaveAttribute('aria-expanded', 'false')
})

test.each(['altKey', 'ctrlKey', 'metaKey'])('keys with %s are the browser’s own', async (held) => {
  render(<Accordion sections={sections} />)
  await userEvent.tab()
  const first = heading('What if I am late?')
  expect(fireEvent.keyDown(first, { key: 'ArrowDown', [held]: true })).toBe(true)
  expect(first).toHaveFocus()
})

test('each heading controls the section under it', () => {
  render(<Accordion sections={sections} />)
  for (const button of screen.getAllByRole('button')) {
    const section = document.getElementById(button.getAttribute('aria-controls') ?? '')
    expect(section).toHaveAttribute('aria-labelledby', button.id)
  }
})

test('up to six sections are landmarks; more would crowd the list of them', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `${index}`, heading: `${index}`, body: 'Words.' }))
  const open = many(7).map(({ id }) => id)
  const { rerender } = render(<Accordion sections={many(6)} open={open} />)
  expect(screen.getAllByRole('region')).toHaveLength(6)
  rerender(<Accordion sections={many(7)} open={open} />)
  expect(screen.queryByRole('region')).toBeNull()
})

test('each section is MUI’s accordion, which a theme reaches by its slots', () => {
  const { container } = render(<Accordion sections={sections} defaultOpen={['late']} />, {
    wrapper: RootThemeProvider,
  })
  const slots = ['root', 'heading', 'region'].map((slot) => `.MuiAccordion-${slot}`)
  for (const slot of [...slots, '.MuiAccordionSummary-root', '.MuiAccordionDetails-root'])
    expect(container.querySelectorAll(slot)).toHaveLength(3)
  expect(container.querySelectorAll('.MuiAccordion-root.Mui-expanded')).toHaveLength(1)
  expect(container.querySelector('[style]')).toBeNull()
})
