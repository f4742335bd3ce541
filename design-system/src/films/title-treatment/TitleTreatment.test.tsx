import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { TitleTreatment } from './index.ts'

jest.unmock('@emotion/sheet')

const lettering = (url: string) => ({ source: { url, resizable: false }, ratio: 1.6 })

test('lettering is a heading that reads as the title and keeps its place', () => {
  render(<TitleTreatment title="Ninth Floor" treatment={lettering('/t.webp')} size="hero" />)
  expect(screen.getByRole('heading', { level: 2, name: 'Ninth Floor' })).toBeInTheDocument()
  const image = screen.getByRole('img')
  expect(Number(image.getAttribute('width')) / Number(image.getAttribute('height'))).toBe(1.6)
})

test('without lettering, or when it does not come, the title is set in type', () => {
  const { rerender } = render(<TitleTreatment as="h1" title="Louder" size="film" />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Louder')
  rerender(<TitleTreatment as="h1" title="Louder" treatment={lettering('/broken.webp')} size="film" />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Louder')
})

test('a page moves the focus to its title, and no key does', () => {
  const { rerender } = render(<TitleTreatment as="h1" title="Louder" size="film" />)
  expect(screen.getByRole('heading')).toHaveAttribute('tabindex', '-1')
  rerender(<TitleTreatment title="Louder" size="film" />)
  expect(screen.getByRole('heading')).not.toHaveAttribute('tabindex')
})

test('is set in type too when its lettering had failed before the script came', async () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  render(
    <TitleTreatment title="Louder" treatment={{ source: { url: '/broken.webp' }, ratio: 1.6 }} size="film" />,
  )
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull())
  expect(screen.getByRole('heading')).toHaveTextContent('Louder')
  complete.mockRestore()
})

test('one film’s broken lettering does not cost the next film its own', () => {
  const { rerender } = render(
    <TitleTreatment title="Louder" treatment={lettering('/broken.webp')} size="film" />,
  )
  fireEvent.error(screen.getByRole('img'))
  rerender(<TitleTreatment title="Marrow" treatment={lettering('/marrow.webp')} size="film" />)
  expect(screen.getByRole('img', { name: 'Marrow' })).toHaveAttribute('src', '/marrow.webp')
})

test('the first screen’s lettering does not wait, the others do', () => {
  const { rerender } = render(
    <TitleTreatment title="Louder" treatment={lettering('/t.webp')} size="hero" priority />,
  )
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
  rerender(<TitleTreatment title="Louder" treatment={lettering('/t.webp')} size="hero" />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
})

test('in one ink it says how it is shown if it would lose its shape', () => {
  const treatment = { source: { url: '/t.webp', resizable: false }, ratio: 2, ink: 'OwnColors' } as const
  document.documentElement.dataset['heading'] = 'center'
  const { rerender } = render(<TitleTreatment title="Louder" treatment={treatment} size="hero" />)
  const filter = () => getComputedStyle(screen.getByRole('img')).filter
  expect(filter()).toBe('none')
  rerender(<TitleTreatment title="Louder" treatment={{ ...treatment, ink: 'Solid' }} size="hero" />)
  expect(filter()).toContain('drop-shadow')
  delete document.documentElement.dataset['heading']
})
