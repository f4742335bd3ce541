import type { FormCondition, FormField } from '@foyer/contract/omnia/content-form'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  box,
  field,
  createFormData,
  lost,
  renderFormPage,
  preValues,
  scriptEntries,
  show,
  createUnknownField,
} from './testing/form-page.tsx'

jest.unmock('@emotion/sheet')

scriptEntries()

test('headings leave no step of the outline out, whether the form’s page has one of its own or not', () => {
  show([field('name', 'Short answer')])
  expect(screen.getByRole('heading', { name: 'What' }).tagName).toBe('H2')
  cleanup()
  show([field('name', 'Short answer')], [field('more', 'Short answer')])
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H3'])
})

test('a set of fields of which none is seen has no heading either', async () => {
  const condition: FormCondition = {
    actionType: 'Show',
    logicType: 'All',
    rules: [{ field: 'kind', operator: 'Is', value: 'Keys' }],
  }
  const form = createFormData([field('kind', 'Dropdown', { preValues })])
  const set = (caption: string, fields: FormField[]) => ({ caption, columns: [{ width: 12, fields }] })
  form.pages[0]?.fieldsets.push(
    set('Your keys', [field('count', 'Short answer', { condition })]),
    set('From where', [field('ad', 'Hidden')]),
  )
  render(renderFormPage(form).page)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['What'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^kind/ }), 'Keys')
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['What', 'Your keys'])
})

test('a field with a condition comes and goes with the answer that it hangs on', async () => {
  show(lost)
  expect(screen.queryByRole('textbox', { name: /^lock/ })).toBeNull()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^kind/ }), 'Telephone')
  expect(box(/^lock/)).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^kind/ }), 'Keys')
  expect(screen.queryByRole('textbox', { name: /^lock/ })).toBeNull()
})

test('a field that may stay empty says so after its label, one that may not does not', () => {
  show([field('name', 'Short answer', { required: true }), field('phone', 'Short answer')])
  expect(screen.getByRole('textbox', { name: 'phone (optional)' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'name' })).toBeVisible()
})

test('a label that an editor does not show is still the field’s name', () => {
  const settings = { showLabel: false }
  show([
    field('what', 'Short answer', { settings }),
    field('kind', 'Single choice', { settings, preValues }),
    field('kinds', 'Multiple choice', { settings, preValues }),
  ])
  box(/^what/)
  for (const label of [
    screen.getByText(/^what/),
    screen.getByRole('radiogroup', { name: /^kind/ }).querySelector('legend'),
    screen.getByRole('group', { name: /^kinds/ }).querySelector('legend'),
  ])
    expect(label).toHaveStyle({ clipPath: 'inset(50%)' })
})

describe('what an editor sets of a field', () => {
  test('of a text: its words before and while nothing is written, its length, its rows, its spoken name', () => {
    show([
      field('name', 'Short answer', {
        settings: {
          defaultValue: 'Ada',
          placeholder: 'First and last',
          maximumLength: 40,
          ariaLabel: 'Your name',
        },
      }),
      field('story', 'Long answer', {
        settings: {
          placeholder: 'From the start',
          maximumLength: 900,
          numberOfRows: 7,
          ariaLabel: 'Your story',
        },
      }),
    ])
    const name = screen.getByRole('textbox', { name: 'Your name' })
    expect(name).toHaveValue('Ada')
    expect(name).toHaveAttribute('placeholder', 'First and last')
    expect(name).toHaveAttribute('maxlength', '40')
    const story = screen.getByRole('textbox', { name: 'Your story' })
    expect(story).toHaveAttribute('placeholder', 'From the start')
    expect(story).toHaveAttribute('maxlength', '900')
    expect(story).toHaveAttribute('rows', '7')
  })

  test('of a choice: what is asked before anything is chosen, how it is laid out, what is chosen at first', () => {
    show([
      field('kind', 'Dropdown', { preValues, settings: { selectPrompt: 'Which of these?' } }),
      field('one', 'Single choice', {
        preValues,
        settings: { displayLayout: 'Horizontal', defaultValue: 'Keys' },
      }),
      field('other', 'Single choice', { preValues, settings: { displayLayout: 'Vertical' } }),
    ])
    expect(screen.getByRole('option', { name: 'Which of these?' })).toHaveValue('')
    const [one, other] = screen.getAllByRole('radiogroup')
    expect(one).toHaveAttribute('data-layout', 'row')
    expect(other).toHaveAttribute('data-layout', 'column')
    expect(within(one as HTMLElement).getByRole('radio', { name: 'Keys' })).toBeChecked()
  })

  test('of a consent and of words: what is agreed to, what stands beside the box, what stands under the title', async () => {
    show([
      field('agreed', 'Data Consent', {
        settings: { labelCopy: 'We keep it for a month.', acceptCopy: 'I agree.' },
      }),
      field('about', 'Title and description', {
        settings: { caption: 'Where was it?', captionTag: 'h4', bodyText: '<p>As well as you know.</p>' },
      }),
    ])
    expect(await screen.findByText('We keep it for a month.')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'I agree.' })).not.toBeChecked()
    expect(screen.getByRole('heading', { name: 'Where was it?', level: 4 })).toBeVisible()
    expect(await screen.findByText('As well as you know.')).toBeVisible()
  })

  test('of a set of fields: its caption, and the width of each of its columns', () => {
    const form = createFormData([field('what', 'Short answer'), field('where', 'Short answer')])
    const columns = form.pages[0]?.fieldsets[0]?.columns ?? []
    columns.forEach((column, at) => Object.assign(column, { width: at === 0 ? 8 : 4 }))
    render(renderFormPage(form).page)
    expect(screen.getByRole('heading', { name: 'What', level: 2 })).toBeVisible()
    expect(box(/^what/).closest('[data-size]')).toHaveAttribute('data-size', '8')
    expect(box(/^where/).closest('[data-size]')).toHaveAttribute('data-size', '4')
  })
})

test('a password is hidden until it is asked for, and takes 64 characters unless the form says how many', async () => {
  show([field('secret', 'Password'), field('short', 'Password', { settings: { maximumLength: 12 } })])
  const secret = screen.getByLabelText(/^secret/)
  expect(secret).toHaveAttribute('maxlength', '64')
  expect(secret).toHaveAttribute('autocomplete', 'off')
  expect(screen.getByLabelText(/^short/)).toHaveAttribute('maxlength', '12')
  await userEvent.type(secret, 'Rosebud1')
  expect(secret).toHaveAttribute('type', 'password')
  const [shows] = screen.getAllByRole('button', { name: 'Show' })
  await userEvent.click(shows as HTMLElement)
  expect(secret).toHaveAttribute('type', 'text')
  expect(secret).toHaveValue('Rosebud1')
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(secret).toHaveAttribute('type', 'password')
})

test('a field of each kind is shown, and one of an unknown kind is left out with a word to the log', async () => {
  const stores = show([
    field('mail', 'Short answer', { settings: { fieldType: 'email' } }),
    field('from', 'Short answer', { caption: 'Start Time' }),
    field('story', 'Long answer'),
    field('day', 'Date'),
    field('yes', 'Checkbox'),
    field('one', 'Single choice', { preValues }),
    field('several', 'Multiple choice', { preValues }),
    field('words', 'Rich text', { settings: { html: '<p>Some words</p>' } }),
    field('title', 'Title and description', { settings: { caption: 'A title', captionTag: 'h3' } }),
    field('secret', 'Password'),
    field('ad', 'Hidden'),
    createUnknownField('music'),
  ])
  expect(box(/^mail/)).toHaveAttribute('type', 'email')
  expect(screen.getByLabelText(/^Start Time/)).toHaveAttribute('type', 'time')
  expect(box(/^story/).tagName).toBe('TEXTAREA')
  await waitFor(() => expect(box(/^day/)).toHaveAttribute('data-masked'))
  // The input lies unseen over the box that is drawn; what is seen are its words.
  expect(screen.getByRole('checkbox', { name: 'yes' })).toBeInTheDocument()
  expect(screen.getByText('yes')).toBeVisible()
  expect(screen.getByRole('radiogroup', { name: /^one/ })).toBeVisible()
  expect(screen.getByRole('group', { name: /^several/ })).toBeVisible()
  expect(screen.getByText('Some words')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'A title', level: 3 })).toBeVisible()
  expect(screen.getByLabelText(/^secret/)).toHaveAttribute('type', 'password')
  expect(screen.queryByText(/^(ad|music)/)).toBeNull()
  expect(stores.core.platform.logger.warn).toHaveBeenCalledWith(expect.stringContaining('Jukebox'))
})
