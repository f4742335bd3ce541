import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Announcement } from './index.ts'

const base = { label: 'News', lead: 'Screen 4 reopens on Friday' }

test('is a region with its spoken name, its words in one sentence', () => {
  render(<Announcement {...base} text="with new projection." />)
  const region = screen.getByRole('complementary', { name: 'News' })
  expect(region).toHaveTextContent(/^Screen 4 reopens on Friday with new projection\.$/)
})

test('leads on by a link that is named by its words alone', () => {
  render(<Announcement {...base} action={{ label: 'See what’s on', href: '/films/' }} />)
  expect(screen.getByRole('link', { name: 'See what’s on' })).toHaveAttribute('href', '/films/')
})

test('without text and action there is only the lead', () => {
  render(<Announcement {...base} />)
  expect(screen.getByRole('complementary')).toHaveTextContent(/^Screen 4 reopens on Friday$/)
  expect(screen.queryByRole('link')).toBeNull()
})

test('has a cross only where it can be closed, and the caller closes it', async () => {
  const onPress = jest.fn()
  const { rerender } = render(<Announcement {...base} />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<Announcement {...base} close={{ label: 'Close this news', onPress }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Close this news' }))
  expect(onPress).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('complementary')).toBeInTheDocument()
})

test('a megaphone stands before the words, or another sign, which is not read aloud', () => {
  const { container, rerender } = render(<Announcement {...base} />)
  const sign = () => container.querySelector('svg')
  expect(sign()).toHaveAttribute('data-icon', 'megaphone')
  expect(sign()).toHaveAttribute('aria-hidden', 'true')
  rerender(<Announcement {...base} icon="alert" />)
  expect(sign()).toHaveAttribute('data-icon', 'alert')
})

test('says how many more there are, and the caller shows them', async () => {
  const onPress = jest.fn()
  const { rerender } = render(<Announcement {...base} more={{ label: 'and 1 more', onPress }} />)
  await userEvent.click(screen.getByRole('button', { name: 'and 1 more' }))
  expect(onPress).toHaveBeenCalledTimes(1)
  rerender(<Announcement {...base} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a button opens and closes the rest for a phone, which is once in the document', async () => {
  const openLabel = 'Read all: Screen 4 reopens on Friday'
  render(<Announcement {...base} text="with new projection." openLabel={openLabel} />)
  const region = screen.getByRole('complementary')
  const button = screen.getByRole('button', { name: openLabel })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toHaveTextContent(
    /^with new projection\.$/,
  )
  expect(region).toHaveTextContent(/^Screen 4 reopens on Friday with new projection\.$/)
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(button).toHaveFocus()
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('nothing folds where there is but the lead', () => {
  render(<Announcement {...base} openLabel="Read all" />)
  expect(screen.queryByRole('button')).toBeNull()
})
