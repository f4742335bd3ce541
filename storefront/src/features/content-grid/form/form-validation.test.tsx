import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  answers,
  box,
  field,
  createFormData,
  lost,
  renderFormPage,
  post,
  preValues,
  scriptEntries,
  getSentValues,
  show,
  submit,
  token,
} from './testing/form-page.tsx'

scriptEntries()

test('a day that need not be given is not passed over when it is no day', async () => {
  show([field('day', 'Date', { patternInvalidErrorMessage: 'Which day?' })])
  const day = screen.getByRole('textbox', { name: /^day/ })
  await waitFor(() => {
    expect(day).toHaveAttribute('data-masked')
  })
  await userEvent.type(day, '31022026')
  await userEvent.click(screen.getByRole('button', { name: 'Send it' }))
  expect(day).toHaveAccessibleDescription('Which day?')
  expect(day).toHaveValue('31/02/2026')
  expect(post).not.toHaveBeenCalled()
  await userEvent.clear(day)
  answers(202, { messageOnSubmit: null })
  await userEvent.click(screen.getByRole('button', { name: 'Send it' }))
  await waitFor(() => {
    expect(post).toHaveBeenCalled()
  })
  expect(getSentValues()).toEqual({})
})

test('a day that has to lie ahead and does not is told so, in the editor’s words or in ours', async () => {
  const settings = { futureOnly: 'True', defaultValue: '2026-11-21' } as const
  const { stores, page } = renderFormPage(
    createFormData([
      field('day', 'Date', { settings }),
      field('another', 'Date', { settings: { ...settings, futureOnlyMessage: 'From tomorrow on.' } }),
    ]),
  )
  stores.today.tick()
  render(page)
  const [day, another] = screen.getAllByRole('textbox')
  await submit()
  expect(day).toHaveAccessibleDescription('The date must be in the future.')
  expect(another).toHaveAccessibleDescription('From tomorrow on.')
  expect(post).not.toHaveBeenCalled()
})

test('two times out of order are told in the editor’s words', async () => {
  show([
    field('from', 'Short answer', { caption: 'Start Time', patternInvalidErrorMessage: 'Before it ends.' }),
    field('to', 'Short answer', { caption: 'End Time', patternInvalidErrorMessage: 'After it starts.' }),
  ])
  await userEvent.type(screen.getByLabelText(/^Start Time/), '21:00')
  await userEvent.type(screen.getByLabelText(/^End Time/), '18:30')
  await submit()
  expect(screen.getByLabelText(/^Start Time/)).toHaveAccessibleDescription('Before it ends.')
  expect(screen.getByLabelText(/^End Time/)).toHaveAccessibleDescription('After it starts.')
  expect(post).not.toHaveBeenCalled()
})

test.each(['Checkbox', 'Data Consent'] as const)(
  'a %s that has to be ticked says so in the editor’s words',
  async (type) => {
    show([field('yes', type, { required: true, requiredErrorMessage: 'We need your yes.' })])
    await submit()
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('We need your yes.')
    expect(post).not.toHaveBeenCalled()
  },
)

test('what is missing is said in the editor’s words when a field is left, and nothing is sent', async () => {
  show(lost)
  expect(token).toHaveBeenCalledWith('antiforgery', {})
  await userEvent.click(box(/^what/))
  await userEvent.tab()
  expect(box(/^what/)).toHaveAccessibleDescription('Tell us what.')
  await submit()
  expect(box(/^what/)).toHaveFocus()
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('We need your yes.')
  expect(post).not.toHaveBeenCalled()
})

test('a field with help is validated from the first letter on, another when it is left', async () => {
  const settings = { fieldType: 'email' } as const
  const message = { settings, patternInvalidErrorMessage: 'Name, at, domain.' }
  show([
    field('mail', 'Short answer', message),
    field('other', 'Short answer', { ...message, helpText: 'For our answer.' }),
  ])
  await userEvent.type(box(/^mail/), 'o')
  expect(box(/^mail/)).toHaveAccessibleDescription('')
  await userEvent.type(box(/^other/), 'o')
  expect(box(/^mail/)).toHaveAccessibleDescription('Name, at, domain.')
  expect(box(/^other/)).toHaveAccessibleDescription('Name, at, domain.')
})

test('several of a few are described as a group, and said to be required', async () => {
  show([
    field('several', 'Multiple choice', { preValues, required: true, requiredErrorMessage: 'Pick one.' }),
  ])
  const group = screen.getByRole('group', { name: 'several (required)' })
  await submit()
  expect(group).toHaveAccessibleDescription('Pick one.')
  const [first, last] = screen.getAllByRole('checkbox')
  expect(first).toHaveFocus()
  expect(first).toBeInvalid()
  expect(last).toHaveAccessibleDescription('')
})
