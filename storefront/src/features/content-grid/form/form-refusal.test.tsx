import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  answers,
  box,
  field,
  fill,
  lost,
  scriptEntries,
  show,
  submit,
  createUnknownField,
} from './testing/form-page.tsx'

scriptEntries()

test('what the server finds wrong stands at its field until that changes, its title is told, the form stays open', async () => {
  answers(422, { title: 'Another look, please.', errors: { what: ['Not that again.'] } })
  const stores = show(lost)
  await fill()
  await submit()
  await waitFor(() => expect(box(/^what/)).toHaveAccessibleDescription('Not that again.'))
  expect(stores.notifications.all.map(({ title }) => title)).toEqual(['Another look, please.'])
  expect(box(/^what/)).toBeEnabled()
  expect(box(/^what/)).toHaveFocus()
  await userEvent.type(box(/^what/), 's')
  expect(box(/^what/)).toBeValid()
})

describe('what the server finds wrong where no field can say it', () => {
  const wrong = (errors: object) => answers(422, { title: 'Another look, please.', errors })
  const getAlertText = async () => {
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Another look, please.')
    return alert
  }

  test.each([
    ['one that is hidden', 'ad'],
    ['one that a condition hides', 'lock'],
    ['one of a kind that nobody knows', 'music'],
  ])('is said at the form, with the caption of the field: of %s', async (_, alias) => {
    show([...lost, field('ad', 'Hidden'), createUnknownField('music')])
    await fill()
    wrong({ [alias]: ['Not that.', 'Nor twice.'] })
    await submit()
    expect(await getAlertText()).toHaveTextContent(`${alias}: Not that. Nor twice.`)
  })

  test('is said as it stands of a field that the form does not have', async () => {
    show(lost)
    await fill()
    wrong({ captcha: ['Are you a person?'], what: ['Not that again.'] })
    await submit()
    expect((await getAlertText()).textContent).toBe('Another look, please.Are you a person?')
    expect(box(/^what/)).toHaveAccessibleDescription('Not that again.')
    expect(box(/^what/)).toHaveFocus()
  })

  test('is at least its title, where it names no field at all', async () => {
    show(lost)
    await fill()
    wrong({})
    await submit()
    expect((await getAlertText()).textContent).toBe('Another look, please.')
  })

  test('is not said at the form when fields say all of it, nor once the form is sent anew', async () => {
    show([...lost, field('ad', 'Hidden')])
    await fill()
    wrong({ ad: ['Not that.'] })
    await submit()
    await getAlertText()
    wrong({ what: ['Not that again.'] })
    await submit()
    await waitFor(() => expect(box(/^what/)).toHaveAccessibleDescription('Not that again.'))
    expect(screen.queryByRole('alert')).toBeNull()
    answers(200, { messageOnSubmit: '<p>Taken.</p>' })
    await submit()
    expect(await screen.findByText('Taken.')).toBeVisible()
  })
})
