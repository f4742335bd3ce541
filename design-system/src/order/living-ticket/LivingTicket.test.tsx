import { render, screen } from '@testing-library/react'

import { encode } from 'uqr'
import { LivingTicket, QrCode } from './index.ts'

/** Paints the path back into modules. */
function modules(path: string, size: number): boolean[][] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let dx = 0; dx < Number(length); dx += 1) (grid[Number(y)] as boolean[])[Number(x) + dx] = true
  return grid
}

test.each(['HX492T', 'HX492T-1003-20260321-H10-H12', 'x'.repeat(200)])(
  'the drawing is the code of %s, module by module',
  (content) => {
    const { container } = render(<QrCode content={content} label="Code" />)
    const { data, size } = encode(content, { ecc: 'M', border: 1 })
    expect(modules(container.querySelector('path')?.getAttribute('d') ?? '', size)).toEqual(data)
  },
)

test('a word in a place for a figure is set as one, and a code keeps its order from the right', () => {
  render(
    <LivingTicket
      film={{ title: 'Ninth Floor' }}
      time="19:40"
      date="Sat 21 Mar"
      doors="doors 19:10"
      cells={[
        { label: 'Row', value: 'H' },
        { label: 'Seats', value: 'Unreserved' },
      ]}
      code="492HXT"
      codeLabel="Code for the door"
      reference="492 7XT"
      tickets="2 × Adult"
      note="Also on your phone."
      status="Paid. Show this at the door."
      headingLevel={1}
    />,
  )
  const [figure, label] = screen.getAllByRole('definition')
  expect(figure).not.toHaveAttribute('data-word')
  expect(label).toHaveAttribute('data-word')
  expect(screen.getByText('492 7XT')).toHaveAttribute('dir', 'auto')
  expect(screen.getByRole('heading', { level: 1, name: 'Ninth Floor' })).toBeInTheDocument()
  for (const text of ['doors 19:10', 'Also on your phone.', 'Paid. Show this at the door.'])
    expect(screen.getByText(text)).toBeInTheDocument()
})

test('says film, time, place and reference', () => {
  render(
    <LivingTicket
      film={{ title: 'Ninth Floor', rating: { label: '15' } }}
      time="19:40"
      date="Sat 21 Mar"
      cells={[{ label: 'Seats', value: '10–12' }]}
      code="HX492T"
      codeLabel="Code for the door"
      reference="HX4 92T"
      tickets="2 × Adult"
    />,
  )
  expect(screen.getByRole('heading', { name: 'Ninth Floor' })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Code for the door' })).toBeInTheDocument()
  expect(screen.getByText('HX4 92T')).toBeInTheDocument()
})

test('the line of a film stands between its picture and the stub, in the colours that are named', () => {
  const { container } = render(
    <LivingTicket
      film={{ title: 'Ninth Floor' }}
      light="07111a-f4ead9-ff6a46"
      time="19:40"
      date="Sat 21 Mar"
      cells={[]}
      code="492HXT"
      codeLabel="Code for the door"
      reference="492 7XT"
      tickets="2 × Adult"
    />,
  )
  const paper = container.querySelector('[data-film-light="07111a-f4ead9-ff6a46"]')
  expect(paper?.querySelector('[data-slot=stub]')).toBeInTheDocument()
})

test.each([
  ['H58SDSH', ['H58', 'SDSH']],
  ['HX492T', ['HX4', '92T']],
  ['HX4 92T', []],
  ['A-1003-2026', []],
  ['1003', []],
])('the reference %s is read in groups and copied whole', (reference, groups) => {
  const { container } = render(
    <LivingTicket
      film={{ title: 'Ninth Floor' }}
      time="19:40"
      date="Sat 21 Mar"
      cells={[]}
      code={reference}
      codeLabel="Code for the door"
      reference={reference}
      tickets="2 × Adult"
    />,
  )
  const shown = container.querySelector('[data-slot=reference]')
  expect([...(shown?.children ?? [])].map(({ textContent }) => textContent)).toEqual(groups)
  expect(shown?.textContent).toBe(reference)
})
