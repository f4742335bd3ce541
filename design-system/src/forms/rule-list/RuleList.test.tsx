import { render, screen, within } from '@testing-library/react'
import { RuleList } from './index.ts'

const labels = { met: 'done', unmet: 'not yet' }
const rules = [
  { text: 'At least 8 characters', isMet: true },
  { text: 'A figure', isMet: false },
  { text: 'Not on a list of stolen ones' },
]
const getSegments = (container: HTMLElement) => [
  ...container.querySelectorAll<HTMLElement>('[data-slot=bar] > span'),
]

test('says of each rule whether it is met, and nothing of one that nobody has judged', () => {
  render(<RuleList rules={rules} labels={labels} />)
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'At least 8 characters done',
    'A figure not yet',
    'Not on a list of stolen ones',
  ])
  expect(items.map(({ dataset }) => dataset['state'])).toEqual(['met', 'unmet', undefined])
})

test('a bar has a segment for each rule, fills from the start, and says so in words', () => {
  const { container, rerender } = render(<RuleList rules={rules} labels={labels} summary="1 of 3" />)
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3')
  expect(getSegments(container).map(({ dataset }) => 'filled' in dataset)).toEqual([true, false, false])
  rerender(<RuleList rules={rules.toReversed()} labels={labels} summary="1 of 3" />)
  expect(getSegments(container).map(({ dataset }) => 'filled' in dataset)).toEqual([true, false, false])
})

test('without words there is no bar', () => {
  const { container } = render(<RuleList rules={rules} labels={labels} />)
  expect(screen.queryByRole('status')).toBeNull()
  expect(getSegments(container)).toEqual([])
})
