import { fireEvent, render, screen } from '@testing-library/react'
import { seasons } from '../../../stories/fixtures.ts'
import { EventHero } from './index.ts'

jest.unmock('@emotion/sheet')

const { coldWater, lightsOut } = seasons
const root = document.documentElement
afterEach(() => {
  delete root.dataset['mode']
  delete root.dataset['heading']
})

const title = (name: string) => screen.getByRole('heading', { level: 1, name })
const getShown = (heading: HTMLElement) =>
  [...heading.querySelectorAll('img')]
    .filter((image) => getComputedStyle(image).display !== 'none')
    .map((image) => image.dataset['for'])

test('is named once, by a heading that takes the focus, and its lettering is not read', () => {
  render(<EventHero {...lightsOut} />)
  expect(title('Lights Out')).toHaveAttribute('tabindex', '-1')
  expect(screen.queryByRole('img')).toBeNull()
  expect(getShown(title('Lights Out'))).toEqual(['ground'])
})

test('keeps the place of picture and lettering before they arrive', () => {
  const { container } = render(<EventHero {...lightsOut} />)
  const [picture, lettering] = container.querySelectorAll('img')
  expect(picture).toHaveAttribute('fetchpriority', 'high')
  expect(Number(lettering?.getAttribute('width')) / Number(lettering?.getAttribute('height'))).toBeCloseTo(
    lightsOut.lettering.ratio,
    2,
  )
})

test('sets the name in type without lettering, and where it does not come', () => {
  const { rerender } = render(<EventHero {...lightsOut} title="Feux éteints" lettering={undefined} />)
  expect(title('Feux éteints').querySelector('img')).toBeNull()
  expect(title('Feux éteints')).not.toHaveAttribute('data-lettering')
  rerender(<EventHero {...lightsOut} />)
  fireEvent.error(title('Lights Out').querySelector('img') as HTMLElement)
  expect(title('Lights Out').querySelector('img')).toBeNull()
})

test.each(['light', 'dark'] as const)('below a plate it is the lettering for a %s page', (mode) => {
  root.dataset['heading'] = 'center'
  root.dataset['mode'] = mode
  render(<EventHero {...coldWater} />)
  expect(getShown(title('Cold water'))).toEqual([mode])
})

test('below a plate, one that is drawn for its own ground alone is set in type', () => {
  root.dataset['heading'] = 'center'
  render(<EventHero {...lightsOut} />)
  expect(getShown(title('Lights Out'))).toEqual([])
})
