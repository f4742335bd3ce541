import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  answers,
  box,
  field,
  post,
  preValues,
  scriptEntries,
  getSentValues,
  show,
  submit,
} from './testing/form-page.tsx'

scriptEntries()

describe('a form of several pages', () => {
  const pages = [
    [
      field('kind', 'Dropdown', { preValues, required: true, requiredErrorMessage: 'Choose one.' }),
      field('ad', 'Hidden'),
    ],
    [
      field('lock', 'Short answer', {
        required: true,
        condition: {
          actionType: 'Show',
          logicType: 'All',
          rules: [{ field: 'kind', operator: 'Is', value: 'Telephone' }],
        },
      }),
    ],
    [field('name', 'Short answer', { required: true })],
  ]
  const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }))
  const kind = () => screen.getByRole('combobox', { name: /^kind/ })
  const head = (name: string) => screen.getByRole('heading', { name }).parentElement

  test('leads from page to page, each validated when it is left, and back without losing an answer', async () => {
    show(...pages)
    await next()
    expect(kind()).toHaveFocus()
    expect(kind()).toHaveAccessibleDescription('Choose one.')
    await userEvent.selectOptions(kind(), 'Telephone')
    await next()
    expect(head('Page 1')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(head('Page 0')).toHaveFocus()
    expect(kind()).toHaveValue('Telephone')
    expect(post).not.toHaveBeenCalled()
  })

  test('passes over a page that has nothing to ask, and sends at the last', async () => {
    show(...pages)
    await userEvent.selectOptions(kind(), 'Keys')
    await next()
    answers(200, { messageOnSubmit: '<p>Taken.</p>' })
    await userEvent.type(box(/^name/), 'Odile{Enter}')
    expect(await screen.findByText('Taken.')).toBeVisible()
    expect(getSentValues()).toEqual({ kind: 'Keys', name: 'Odile' })
  })

  test('passes over a page of which everything is hidden, whatever is wrong there, and sends it along', async () => {
    const settings = { defaultValue: 'spring', maximumLength: 3, fieldType: 'email' } as const
    const strange = (alias: string) =>
      field(alias, 'Hidden', { required: true, pattern: '^[0-9]+$', settings })
    show([field('what', 'Short answer')], [strange('ad')], [field('name', 'Short answer')], [strange('last')])
    await userEvent.type(box(/^what/), 'A trombone')
    expect(screen.getByText('Step 1 of 2')).toBeVisible()
    await next()
    expect(screen.getByText('Step 2 of 2')).toBeVisible()
    answers(200, { messageOnSubmit: '<p>Taken.</p>' })
    await userEvent.type(box(/^name/), 'Odile')
    await submit()
    expect(await screen.findByText('Taken.')).toBeVisible()
    expect(getSentValues()).toEqual({ what: 'A trombone', ad: 'spring', name: 'Odile', last: 'spring' })
  })

  test('a day that was not finished when its page was left is asked for anew, not held against an empty field', async () => {
    show([field('what', 'Short answer')], [field('day', 'Date')])
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    const day = screen.getByRole('textbox', { name: /^day/ })
    await waitFor(() => expect(day).toHaveAttribute('data-masked'))
    await userEvent.type(day, '12')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByRole('textbox', { name: /^day/ })).toHaveValue('')
    answers(202, { messageOnSubmit: null })
    await submit()
    await waitFor(() => expect(post).toHaveBeenCalled())
  })

  test('goes back to the page on which the server finds something wrong', async () => {
    show(...pages)
    await userEvent.selectOptions(kind(), 'Keys')
    await next()
    answers(422, { title: 'Another look, please.', errors: { kind: ['Not keys.'] } })
    await userEvent.type(box(/^name/), 'Odile{Enter}')
    await waitFor(() => expect(kind()).toHaveFocus())
    expect(kind()).toHaveAccessibleDescription('Not keys.')
  })
})
