import { render, screen } from '@testing-library/react'
import { FoyerThemeProvider } from '../../theme/index.ts'
import { Field, FieldInput } from './index.ts'

jest.unmock('@emotion/sheet')

const input = (props: Partial<Parameters<typeof Field>[0]>) => (
  <Field label="Age" {...props}>
    {(control) => <FieldInput {...control} />}
  </Field>
)

test('label, help and note belong to the control', () => {
  render(input({ help: 'In years.', note: 'Two left', optionalLabel: '(optional)' }))
  const control = screen.getByRole('textbox', { name: 'Age (optional)' })
  expect(control).toHaveAccessibleDescription('In years. Two left')
  expect(control).toBeValid()
})

test('an error takes the place of the help, and the note stays', () => {
  const { container } = render(input({ help: 'In years.', error: 'Too young.', note: 'Two left' }))
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Too young. Two left')
  expect(screen.getByRole('textbox')).toBeInvalid()
  expect(container.firstChild).toHaveAttribute('data-invalid')
})

test('from the right, what is typed keeps its own order, and stands at the right', () => {
  render(
    <FoyerThemeProvider>
      <div dir="rtl">{input({})}</div>
    </FoyerThemeProvider>,
  )
  expect(getComputedStyle(screen.getByRole('textbox'))).toMatchObject({
    unicodeBidi: 'plaintext',
    textAlign: 'right',
  })
})

test('an error of words and a link is one line of text beside its glyph', () => {
  const { container } = render(
    input({
      error: (
        <>
          Too young. <a href="/help/">Why?</a>
        </>
      ),
    }),
  )
  expect(container.querySelector('[data-slot=error]')?.children).toHaveLength(2)
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Too young. Why?')
})

test.each(['', false, null, undefined])('%p is no error', (error) => {
  render(input({ error }))
  expect(screen.getByRole('textbox')).toBeValid()
})
