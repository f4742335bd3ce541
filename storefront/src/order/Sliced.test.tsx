import { render, screen } from '@testing-library/react'
import { Sliced } from './Sliced.tsx'

/** What was rendered, in its order. */
function renderSliced(isWhole: boolean): string[] {
  const rendered: string[] = []
  const Part = ({ name }: { name: string }) => {
    rendered.push(name)
    return <p>{name}</p>
  }
  render(
    <Sliced isWhole={isWhole} fallback={<Part name="skeleton" />}>
      <Part name="step" />
    </Sliced>,
  )
  return rendered
}

test('what replaces a skeleton is rendered after it', () => {
  expect(renderSliced(false)).toEqual(['skeleton', 'step'])
  expect(screen.getByText('step')).toBeInTheDocument()
})

test('what there was no wait for is rendered at once', () => {
  expect(renderSliced(true)[0]).toBe('step')
  expect(screen.queryByText('skeleton')).toBeNull()
})
