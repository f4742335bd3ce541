import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Popup } from './index.ts'

jest.unmock('@emotion/sheet')

const close = jest.fn()
const frame = { open: true, onClose: close, closeLabel: 'Close' }
const film = {
  title: 'The Salt Road',
  text: 'From Friday.',
  picture: { url: '/media/1' },
  action: { label: 'See the film', href: '#the-salt-road' },
}
const image = { source: { url: '/media/2' }, alt: 'Half price on Mondays', width: 900, height: 1200 }

beforeEach(() => close.mockClear())

test('a film is named and leads to its page; following the link closes it', async () => {
  render(<Popup {...frame} film={film} data-popup="1" />)
  const dialog = await screen.findByRole('dialog', { name: 'The Salt Road' })
  expect(dialog).toHaveAccessibleDescription('From Friday.')
  expect(document.querySelector('[data-popup="1"]')).toHaveAttribute('data-kind', 'film')
  expect(dialog.querySelector('img')?.getAttribute('srcset')).toMatch(/ 1200w$/)
  const link = screen.getByRole('link', { name: 'See the film' })
  expect(link).toHaveAttribute('href', '#the-salt-road')
  await userEvent.click(link)
  expect(close).toHaveBeenCalledTimes(1)
})

test('a picture keeps its shape, and closes by its cross and by Escape', async () => {
  render(<Popup {...frame} image={image} />)
  await screen.findByRole('dialog', { name: 'Half price on Mondays' })
  expect(screen.getByRole('img')).toHaveAttribute('width', '900')
  expect(getComputedStyle(screen.getByRole('img')).maxBlockSize).toBe('88dvh')
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledTimes(2)
})

test('a picture may be a link; following it closes the popup', async () => {
  render(<Popup {...frame} image={{ ...image, href: '#offers' }} />)
  const link = await screen.findByRole('link', { name: 'Half price on Mondays' })
  expect(link).toHaveAttribute('href', '#offers')
  await userEvent.click(link)
  expect(close).toHaveBeenCalledTimes(1)
})

test('a film’s lettering stands on its picture; without it the title is shown', async () => {
  const lettering = { source: { url: '/media/title' }, ratio: 2 }
  const { rerender } = render(<Popup {...frame} film={{ ...film, lettering }} />)
  const dialog = await screen.findByRole('dialog', { name: 'The Salt Road' })
  const root = () => document.querySelector('[data-kind=film]')
  expect(root()).toHaveAttribute('data-lettered')
  const image = dialog.querySelector('img[src*="/media/title"]')
  expect(Number(image?.getAttribute('width')) / Number(image?.getAttribute('height'))).toBe(2)
  fireEvent.error(image as Element)
  expect(root()).not.toHaveAttribute('data-lettered')
  rerender(<Popup {...frame} film={film} />)
  expect(screen.getByRole('heading', { name: 'The Salt Road' })).toBeInTheDocument()
})

test('words of a picture without any are below it, and name it', async () => {
  render(
    <Popup
      {...frame}
      image={{ ...image, alt: '', caption: 'Gift cards, at every counter', href: '#cards' }}
    />,
  )
  await screen.findByRole('dialog', { name: 'Gift cards, at every counter' })
  expect(screen.getByRole('link', { name: 'Gift cards, at every counter' })).toBeVisible()
  expect(screen.getByText('Gift cards, at every counter')).toBeVisible()
})
