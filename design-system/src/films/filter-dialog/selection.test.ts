import { clearSelection, toggleValue } from './selection.ts'

test('several answers toggle', () => {
  expect(toggleValue(['drama'], 'family', { multiple: true })).toEqual(['drama', 'family'])
  expect(toggleValue(['drama', 'family'], 'drama', { multiple: true })).toEqual(['family'])
})

test('one answer takes the place of another, and goes when it is pressed again', () => {
  expect(toggleValue(['drama'], 'family', {})).toEqual(['family'])
  expect(toggleValue(['drama'], 'drama', {})).toEqual([])
})

test('the last of what must be answered stays', () => {
  expect(toggleValue(['drama'], 'drama', { required: true })).toEqual(['drama'])
  expect(toggleValue(['drama'], 'drama', { required: true, multiple: true })).toEqual(['drama'])
})

test('clearing leaves what the page has set', () => {
  const sections = [
    { id: 'genre', label: 'Genre', options: [] },
    { id: 'site', label: 'Cinema', options: [], fixed: true },
  ]
  expect(clearSelection(sections, { genre: ['drama'], site: ['1001'] })).toEqual({
    genre: [],
    site: ['1001'],
  })
})

test('clearing leaves what must be answered', () => {
  const sections = [
    { id: 'genre', label: 'Genre', options: [] },
    { id: 'day', label: 'Day', options: [], required: true },
  ]
  expect(clearSelection(sections, { genre: ['drama'], day: ['today'] })).toEqual({
    genre: [],
    day: ['today'],
  })
})
