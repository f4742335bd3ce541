import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { DetailBlock } from './index.ts'

test('is a region named by its heading', () => {
  const ref = createRef<HTMLElement>()
  render(
    <DetailBlock ref={ref} title="Getting here" icon="pin" headingLevel={2} id="way">
      Tram 4 to Wharf Street
    </DetailBlock>,
  )
  expect(screen.getByRole('region', { name: 'Getting here' })).toBe(ref.current)
  expect(screen.getByRole('heading', { level: 2, name: 'Getting here' })).toBeInTheDocument()
  expect(ref.current).toHaveAttribute('id', 'way')
  expect(ref.current).toHaveTextContent('Tram 4 to Wharf Street')
})

test('stands without a glyph', () => {
  const { container } = render(<DetailBlock title="Parking">Forty places.</DetailBlock>)
  expect(container.querySelector('svg')).toBeNull()
  expect(screen.getByRole('heading', { level: 3 })).toBeInTheDocument()
})
