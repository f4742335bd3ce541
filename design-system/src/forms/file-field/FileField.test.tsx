import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { FileField, type FileFieldProps } from './index.ts'

const labels = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  remove: (name: string) => `Remove ${name}`,
}
const picture = new File(['x'], 'ticket.PNG', { type: 'image/png' })
const letter = new File(['x'], 'letter.pdf', { type: 'application/pdf' })
const program = new File(['x'], 'party.exe')
const change = jest.fn()
// What the dialog offers is a hint; what is dropped passes by it.
const user = userEvent.setup({ applyAccept: false })

const show = (props: Partial<FileFieldProps> = {}) => {
  render(<FileField label="Your photo" name="photo" labels={labels} onChange={change} {...props} />)
  return screen.getByLabelText(/Your photo/)
}
const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

beforeEach(() => change.mockClear())

test('takes one file, and another in its place', async () => {
  const ref = createRef<HTMLInputElement>()
  const field = show({ ref, help: 'PNG or PDF' })
  expect(ref.current).toBe(field)
  expect(field).toHaveAccessibleName('Your photo Choose a file')
  expect(field).toHaveAccessibleDescription('PNG or PDF')
  await user.upload(field, picture)
  expect(change).toHaveBeenLastCalledWith([picture], [])
  expect(names()).toEqual(['ticket.PNG'])
  await user.upload(field, letter)
  expect(names()).toEqual(['letter.pdf'])
})

test('takes several, and each can be taken back; the focus stays at the field', async () => {
  const field = show({ multiple: true })
  await user.upload(field, [picture, letter])
  expect(names()).toEqual(['ticket.PNG', 'letter.pdf'])
  await user.click(screen.getByRole('button', { name: 'Remove ticket.PNG' }))
  expect(names()).toEqual(['letter.pdf'])
  expect(change).toHaveBeenLastCalledWith([letter], [])
  expect(field).toHaveFocus()
  await user.upload(field, picture)
  expect(names()).toEqual(['letter.pdf', 'ticket.PNG'])
})

test('refuses by extension, keeps what was there, and tells which', async () => {
  const field = show({ extensions: ['png', '.pdf'] })
  expect(field).toHaveAttribute('accept', '.png,.pdf')
  await user.upload(field, picture)
  await user.upload(field, program)
  expect(change).toHaveBeenLastCalledWith([picture], [program])
  expect(names()).toEqual(['ticket.PNG'])
})

test('a name of figures keeps its order on a page from the right', () => {
  show({ files: [new File(['x'], '2026-03-21 (1).png')] })
  expect(screen.getByText('2026-03-21 (1).png').tagName).toBe('BDI')
})

test('shows the files of its owner, and what is wrong with them', () => {
  const field = show({ files: [letter], error: 'A letter is no photo.' })
  expect(names()).toEqual(['letter.pdf'])
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(/A letter is no photo\./)
})
