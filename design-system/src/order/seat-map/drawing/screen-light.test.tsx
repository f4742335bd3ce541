import { render } from '@testing-library/react'
import { SeatEngine, SeatMap } from '../index.ts'
import { auditoriumCss } from '../paint/auditorium.ts'
import type { SeatMapModel } from '../engine/types.ts'
import { createStatuses, parlour, vault } from '../sample/auditoriums.ts'
import { sampleTexts } from '../sample/texts.ts'

function draw(auditorium: SeatMapModel) {
  const engine = new SeatEngine({
    auditorium,
    statuses: createStatuses(auditorium),
    limits: [{ areaCategoryId: 'standard', count: 2 }],
  })
  const { container } = render(<SeatMap engine={engine} texts={sampleTexts} picture="/media/p.png" />)
  return { engine, find: (selector: string) => container.querySelector(selector) as Element }
}
const parseNumbers = (text: string | null) => (text?.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

test.each([
  ['straight', parlour],
  ['curved', vault],
])('the light of a %s room ends at its middle row, wider than the screen', (_, auditorium) => {
  const { engine, find } = draw(auditorium)
  const light = parseNumbers(find('mask[id$=-beam] > path').getAttribute('d'))
  const bottom = Number(
    find('mask[id$=-beam] > path')
      .getAttribute('d')
      ?.match(/L[\d.]+ (-?[\d.]+)H/)?.[1],
  )
  const { rows } = engine.place
  expect(bottom).toBeLessThanOrEqual(rows[Math.floor(rows.length / 2)]?.y as number)
  const screen = parseNumbers(find('[data-paint=screen-line]').getAttribute('d'))
  expect(Math.max(...light.map(Math.abs))).toBeGreaterThan(Math.max(...screen.map(Math.abs)))
})

test('its picture reaches beyond it, so that no edge of it is seen, and has half of its saturation at most', () => {
  const { find } = draw(parlour)
  const [picture, mask] = ['[data-paint=beam] image', 'mask[id$=-beam]'].map((selector) => find(selector))
  for (const name of ['x', 'y', 'width', 'height'])
    expect(Number(picture?.getAttribute(name))).toBe(Number(mask?.getAttribute(name)))
  const saturation = find('filter[id$=-wide] feColorMatrix')
  expect(saturation.getAttribute('type')).toBe('saturate')
  expect(Number(saturation.getAttribute('values'))).toBeLessThanOrEqual(0.5)
})

test('it takes the film’s colour, and on a light floor the bright half of the picture', () => {
  const { find } = draw(parlour)
  expect(find('[data-paint=beam] > :last-child')).toHaveAttribute('data-paint', 'beam-tint')
  expect(auditoriumCss).toMatch(
    /beam-tint'\] \{\s+fill: var\(--foyer-film-beam, transparent\);\s+mix-blend-mode: color/,
  )
  expect(auditoriumCss).toMatch(/\[data-mode='light'\].*beam-veil'\] \{\s+opacity: 0\.5/)
})
