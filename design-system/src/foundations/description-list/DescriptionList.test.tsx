import { render, screen } from '@testing-library/react'
import { DescriptionList } from './index.ts'

test('tells each term from its details, in order', () => {
  render(
    <DescriptionList
      items={[
        { term: 'Director', details: ['Ines Okafor'] },
        { term: 'Cast', details: ['Ines Okafor', 'Tomas Reyl'] },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Director', 'Cast'])
  expect(screen.getAllByRole('definition').map((detail) => detail.textContent)).toEqual([
    'Ines Okafor',
    'Ines Okafor',
    'Tomas Reyl',
  ])
})

test('lays its facts out in columns where it is asked to, the same list to who hears it', () => {
  render(<DescriptionList layout="Columns" items={[{ term: 'Call', details: [<a href="tel:1">1</a>] }]} />)
  expect(screen.getByRole('term').closest('dl')).toHaveAttribute('data-layout', 'Columns')
  expect(screen.getByRole('definition')).toContainElement(screen.getByRole('link', { name: '1' }))
})

test('keeps a person who is named twice', () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  render(<DescriptionList items={[{ term: 'Cast', details: ['Tomas Reyl', 'Tomas Reyl'] }]} />)
  expect(screen.getAllByText('Tomas Reyl')).toHaveLength(2)
  expect(complaint).not.toHaveBeenCalled()
  complaint.mockRestore()
})

test('keeps a term that is said twice', () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const hours = ['10:00–12:00', '16:00–23:00'].map((each) => ({ term: 'Monday', details: [each] }))
  render(<DescriptionList items={hours} />)
  expect(screen.getAllByRole('definition')).toHaveLength(2)
  expect(complaint).not.toHaveBeenCalled()
  complaint.mockRestore()
})
