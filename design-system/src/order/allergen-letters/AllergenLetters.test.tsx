import { render, screen, within } from '@testing-library/react'
import { AllergenKey, AllergenLetters, AllergenNote } from './index.ts'

const allergens = [
  { id: 'gluten', letters: 'G', name: 'Gluten' },
  { id: 'sulphites', letters: 'Su', name: 'Sulphites' },
]

test('letters are spoken as words', () => {
  render(<AllergenLetters label="Contains" allergens={allergens} />)
  const list = screen.getByRole('list', { name: 'Contains' })
  const [gluten, sulphites] = within(list).getAllByRole('listitem')
  expect(gluten).toHaveAttribute('title', 'Gluten')
  expect(within(gluten as HTMLElement).getByText('G')).toHaveAttribute('aria-hidden', 'true')
  expect(within(sulphites as HTMLElement).getByText('Sulphites')).toBeInTheDocument()
})

test('nothing is said of an item without allergens', () => {
  const { container } = render(<AllergenLetters label="Contains" allergens={[]} />)
  expect(container).toBeEmptyDOMElement()
})

test('the key has a word for each box', () => {
  render(<AllergenKey allergens={allergens} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['G', 'Su'])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Gluten',
    'Sulphites',
  ])
})

test('the note says in words what is in it, and what else the kitchen handles', () => {
  const { container } = render(
    <AllergenNote title="Gluten and sulphites" allergens={allergens}>
      Our kitchen handles nuts.
    </AllergenNote>,
  )
  expect(container).toHaveTextContent('GSuGluten and sulphitesOur kitchen handles nuts.')
  expect(screen.getByText('Su')).toHaveAttribute('aria-hidden', 'true')
})
