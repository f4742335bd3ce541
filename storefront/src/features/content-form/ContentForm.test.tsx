import type { ContentForm as ContentFormData, FormField } from '@foyer/contract/omnia/content-form'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import type * as Router from 'react-router-dom'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { Application } from '../../app/Application.tsx'
import { orderStores } from '../../app/testing/order-stores.ts'
import { success } from '../../cache/result.ts'
import { ContentForm } from './ContentForm.tsx'

/** In place of the way to another page, where there is one. */
const mockWay: { go: (() => Promise<void>) | null } = { go: null }
jest.mock('react-router-dom', () => {
  const actual = jest.requireActual<typeof Router>('react-router-dom')
  return {
    ...actual,
    useNavigate: () => {
      const navigate = actual.useNavigate()
      return (path: string) => (mockWay.go ? mockWay.go() : navigate(path))
    },
  }
})

const field = (alias: string, type: string, change: object = {}) =>
  ({
    id: alias,
    alias,
    caption: alias,
    helpText: null,
    type: { name: type },
    required: false,
    pattern: null,
    requiredErrorMessage: '',
    patternInvalidErrorMessage: '',
    condition: null,
    preValues: [],
    settings: {},
    fileUploadOptions: null,
    ...change,
  }) as unknown as FormField
const preValues = ['Telephone', 'Keys'].map((value) => ({ caption: value, value }))
const lost = [
  field('what', 'Short answer', { required: true, requiredErrorMessage: 'Tell us what.' }),
  field('kind', 'Dropdown', { preValues }),
  field('lock', 'Short answer', {
    condition: {
      actionType: 'Show',
      logicType: 'All',
      rules: [{ field: 'kind', operator: 'Is', value: 'Telephone' }],
    },
  }),
  field('photo', 'File upload', {
    fileUploadOptions: {
      allowAllUploadExtensions: false,
      allowedUploadExtensions: ['png'],
      allowMultipleFileUploads: false,
    },
  }),
  field('consent', 'Data Consent', {
    required: true,
    requiredErrorMessage: 'We need your yes.',
    settings: { acceptCopy: 'You may write to me.' },
  }),
]

const originalFetch = globalThis.fetch
const post = jest.fn()
const token = jest.fn()
beforeEach(() => {
  post.mockReset()
  token.mockReset().mockResolvedValue(success({ headerName: 'Token', requestToken: 't1' }))
  globalThis.fetch = post
})
afterAll(() => {
  globalThis.fetch = originalFetch
})
const answers = (status: number, body: object) =>
  post.mockResolvedValueOnce({ status, ok: status < 300, json: async () => body })
const sent = () => post.mock.calls as [string, { body: string; headers: Record<string, string> }][]
const sentValues = () => (JSON.parse(sent().at(-1)?.[1].body ?? '') as { values: object }).values
const sentKeys = () => sent().map(([, { headers }]) => headers['Idempotency-Key'])

function Address() {
  return <output>{useLocation().pathname}</output>
}

/** A form of one page, or with as many as there are lists of fields. */
function formOf(...pages: FormField[][]): ContentFormData {
  return {
    id: 'lost-property',
    name: 'Lost property',
    submitLabel: 'Send it',
    messageOnSubmit: '<p>Thank you.</p>',
    pages: pages.map((fields, at) => ({
      caption: pages.length > 1 ? `Page ${String(at)}` : null,
      fieldsets: [{ caption: 'What', columns: fields.map((each) => ({ width: 12, fields: [each] })) }],
    })),
  }
}

function pageOf(form: ContentFormData) {
  const { stores } = orderStores({})
  stores.core.platform.content = { get: token as never }
  let made = 0
  stores.core.platform.random = () => `key${String((made += 1))}`
  const page = (
    <MemoryRouter initialEntries={['/lost-property/']}>
      <Application stores={stores}>
        <ContentForm form={form} />
        <Address />
      </Application>
    </MemoryRouter>
  )
  return { stores, page }
}

function show(...pages: FormField[][]) {
  const { stores, page } = pageOf(formOf(...pages))
  render(page)
  return stores
}
const box = (name: RegExp) => screen.getByRole('textbox', { name })
async function fill() {
  await userEvent.type(box(/^what/), 'A trombone')
  await userEvent.click(screen.getByRole('checkbox', { name: 'You may write to me.' }))
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send it' }))

test('headings leave no step of the outline out, whether the form’s page has one of its own or not', () => {
  show([field('name', 'Short answer')])
  expect(screen.getByRole('heading', { name: 'What' }).tagName).toBe('H2')
  cleanup()
  show([field('name', 'Short answer')], [field('more', 'Short answer')])
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H3'])
})

test('a set of fields of which none is seen has no heading either', async () => {
  const condition = {
    actionType: 'Show',
    logicType: 'All',
    rules: [{ field: 'kind', operator: 'Is', value: 'Keys' }],
  }
  const form = formOf([field('kind', 'Dropdown', { preValues })])
  const set = (caption: string, fields: FormField[]) => ({ caption, columns: [{ width: 12, fields }] })
  form.pages[0]?.fieldsets.push(
    set('Your keys', [field('count', 'Short answer', { condition })]),
    set('From where', [field('ad', 'Hidden')]),
  )
  render(pageOf(form).page)
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
  expect(sentValues()).toEqual({})
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

  test('of a consent and of words: what is agreed to, what stands beside the box, what stands under the title', () => {
    show([
      field('agreed', 'Data Consent', {
        settings: { labelCopy: 'We keep it for a month.', acceptCopy: 'I agree.' },
      }),
      field('about', 'Title and description', {
        settings: { caption: 'Where was it?', captionTag: 'h4', bodyText: '<p>As well as you know.</p>' },
      }),
    ])
    expect(screen.getByText('We keep it for a month.')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'I agree.' })).not.toBeChecked()
    expect(screen.getByRole('heading', { name: 'Where was it?', level: 4 })).toBeVisible()
    expect(screen.getByText('As well as you know.')).toBeVisible()
  })

  test('of a set of fields: its caption, and the width of each of its columns', () => {
    const form = formOf([field('what', 'Short answer'), field('where', 'Short answer')])
    const columns = form.pages[0]?.fieldsets[0]?.columns ?? []
    columns.forEach((column, at) => Object.assign(column, { width: at === 0 ? 8 : 4 }))
    render(pageOf(form).page)
    expect(screen.getByRole('heading', { name: 'What', level: 2 })).toBeVisible()
    expect(box(/^what/).closest('[data-size]')).toHaveAttribute('data-size', '8')
    expect(box(/^where/).closest('[data-size]')).toHaveAttribute('data-size', '4')
  })
})

test('a day that has to lie ahead and does not is told so, in the editor’s words or in ours', async () => {
  const settings = { futureOnly: 'True', defaultValue: '2026-11-21' }
  const { stores, page } = pageOf(
    formOf([
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

test.each(['Checkbox', 'Data Consent'])(
  'a %s that has to be ticked says so in the editor’s words',
  async (type) => {
    show([field('yes', type, { required: true, requiredErrorMessage: 'We need your yes.' })])
    await submit()
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('We need your yes.')
    expect(post).not.toHaveBeenCalled()
  },
)

test('the form’s own message stands where the answer brings none', async () => {
  answers(200, { messageOnSubmit: null })
  show(lost)
  await fill()
  await submit()
  expect(await screen.findByText('Thank you.')).toBeVisible()
})

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

test('a field with help is judged from the first letter on, another when it is left', async () => {
  const settings = { fieldType: 'email' }
  const words = { settings, patternInvalidErrorMessage: 'Name, at, domain.' }
  show([
    field('mail', 'Short answer', words),
    field('other', 'Short answer', { ...words, helpText: 'For our answer.' }),
  ])
  await userEvent.type(box(/^mail/), 'o')
  expect(box(/^mail/)).toHaveAccessibleDescription('')
  await userEvent.type(box(/^other/), 'o')
  expect(box(/^mail/)).toHaveAccessibleDescription('Name, at, domain.')
  expect(box(/^other/)).toHaveAccessibleDescription('Name, at, domain.')
})

test('what is right is sent with the token, files as data; then the message stands and the form is closed', async () => {
  answers(200, { messageOnSubmit: '<p>We look <strong>tonight</strong>.</p>' })
  show(lost)
  await fill()
  await userEvent.upload(screen.getByLabelText(/^photo/), new File(['png'], 'a.png', { type: 'image/png' }))
  await submit()
  expect(await screen.findByText('tonight')).toBeVisible()
  expect(post.mock.calls[0]).toMatchObject([
    '/umbraco/forms/api/v1/entries/lost-property',
    { method: 'POST', headers: { Token: 't1' } },
  ])
  expect(sentValues()).toEqual({
    what: 'A trombone',
    consent: 'true',
    photo: [{ fileName: 'a.png', fileContents: 'data:image/png;base64,cG5n' }],
  })
  expect(box(/^what/)).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Send it' })).toBeNull()
})

test('a page named in the answer is gone to', async () => {
  answers(200, { messageOnSubmit: '', gotoPageOnSubmitRoute: { path: '/help/' } })
  show(lost)
  await fill()
  await submit()
  await waitFor(() => expect(screen.getByText('/help/')).toBeVisible())
})

test('an answer that says nothing of the entry is no word that it was kept', async () => {
  answers(200, '<h1>Log in</h1>' as never)
  show(lost)
  await fill()
  await submit()
  expect(await screen.findByText('It was not sent.')).toBeVisible()
  expect(screen.queryByText('Thank you.')).toBeNull()
})

test('a page that cannot be gone to leaves the word that the form is sent', async () => {
  const go = jest.fn().mockRejectedValue(new Error('no such chunk'))
  mockWay.go = go
  answers(200, { messageOnSubmit: '<p>Taken.</p>', gotoPageOnSubmitRoute: { path: '/help/' } })
  show(lost)
  await fill()
  await submit()
  expect(await screen.findByText('Taken.')).toBeVisible()
  await waitFor(() => expect(go).toHaveBeenCalled())
  mockWay.go = null
  expect(screen.queryByText('It was not sent.')).toBeNull()
  expect(box(/^what/)).toBeDisabled()
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
  const told = async () => {
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Another look, please.')
    return alert
  }

  test.each([
    ['one that is hidden', 'ad'],
    ['one that a condition hides', 'lock'],
    ['one of a kind that nobody knows', 'music'],
  ])('is said at the form, with the caption of the field: of %s', async (_, alias) => {
    show([...lost, field('ad', 'Hidden'), field('music', 'Jukebox')])
    await fill()
    wrong({ [alias]: ['Not that.', 'Nor twice.'] })
    await submit()
    expect(await told()).toHaveTextContent(`${alias}: Not that. Nor twice.`)
  })

  test('is said as it stands of a field that the form does not have', async () => {
    show(lost)
    await fill()
    wrong({ captcha: ['Are you a person?'], what: ['Not that again.'] })
    await submit()
    expect((await told()).textContent).toBe('Another look, please.Are you a person?')
    expect(box(/^what/)).toHaveAccessibleDescription('Not that again.')
    expect(box(/^what/)).toHaveFocus()
  })

  test('is at least its title, where it names no field at all', async () => {
    show(lost)
    await fill()
    wrong({})
    await submit()
    expect((await told()).textContent).toBe('Another look, please.')
  })

  test('is not said at the form when fields say all of it, nor once the form is sent anew', async () => {
    show([...lost, field('ad', 'Hidden')])
    await fill()
    wrong({ ad: ['Not that.'] })
    await submit()
    await told()
    wrong({ what: ['Not that again.'] })
    await submit()
    await waitFor(() => expect(box(/^what/)).toHaveAccessibleDescription('Not that again.'))
    expect(screen.queryByRole('alert')).toBeNull()
    answers(200, { messageOnSubmit: '<p>Taken.</p>' })
    await submit()
    expect(await screen.findByText('Taken.')).toBeVisible()
  })
})

test.each([
  ['an error', () => answers(500, {})],
  ['no answer', () => post.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
])('%s is told and logged, loses nothing, and may be tried again', async (_, fail) => {
  fail()
  const stores = show(lost)
  await fill()
  await submit()
  expect(await screen.findByText('It was not sent.')).toBeVisible()
  expect(stores.notifications.all).toMatchObject([
    { type: 'Error', title: 'This part of the page did not load.' },
  ])
  expect(stores.core.platform.logger.error).toHaveBeenCalledWith(expect.stringContaining('lost-property'))
  expect(box(/^what/)).toHaveValue('A trombone')
  answers(200, { messageOnSubmit: '<p>Here it is.</p>' })
  await submit()
  expect(await screen.findByText('Here it is.')).toBeVisible()
  // The same answers under the same key: should the first have arrived, there is still one entry.
  expect(sentKeys()[0]).toBeTruthy()
  expect(sentKeys()[1]).toBe(sentKeys()[0])
})

test('other answers are another entry', async () => {
  answers(500, {})
  show(lost)
  await fill()
  await submit()
  await screen.findByText('It was not sent.')
  await userEvent.type(box(/^what/), ' or two')
  answers(200, { messageOnSubmit: '<p>Here it is.</p>' })
  await submit()
  await screen.findByText('Here it is.')
  expect(sentKeys()[1]).not.toBe(sentKeys()[0])
})

test('two presses send once', async () => {
  answers(200, { messageOnSubmit: '<p>Taken.</p>' })
  show(lost)
  await fill()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send it' }))
  const said = await screen.findByText('Taken.')
  expect(post).toHaveBeenCalledTimes(1)
  expect(said.closest('[tabindex]')).toHaveFocus()
})

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

  test('leads from page to page, each judged when it is left, and back without losing an answer', async () => {
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
    expect(sentValues()).toEqual({ kind: 'Keys', name: 'Odile' })
  })

  test('passes over a page of which everything is hidden, whatever is wrong there, and sends it along', async () => {
    const settings = { defaultValue: 'spring', maximumLength: 3, fieldType: 'email' }
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
    expect(sentValues()).toEqual({ what: 'A trombone', ad: 'spring', name: 'Odile', last: 'spring' })
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

test('what was written before the page’s script came is kept', async () => {
  const { page } = pageOf(formOf(lost))
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(page)
  expect(container.querySelector('[type=submit]')).toBeNull()
  const input = (name: string) => container.querySelector<HTMLInputElement>(`[name=${name}]`)
  Object.assign(input('what') ?? {}, { value: 'A trombone' })
  Object.assign(input('consent') ?? {}, { checked: true })
  render(page, { container, hydrate: true })
  await waitFor(() => expect(container.querySelector('[type=submit]')).not.toBeNull())
  answers(200, { messageOnSubmit: '<p>Taken.</p>' })
  await submit()
  expect(await screen.findByText('Taken.')).toBeVisible()
  expect(sentValues()).toEqual({ what: 'A trombone', consent: 'true' })
  container.remove()
})

test('a box that was unticked before the page’s script came stays so', async () => {
  const { page } = pageOf(formOf([field('news', 'Checkbox', { settings: { defaultValue: 'true' } })]))
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(page)
  expect(container.querySelector('noscript')).toHaveTextContent('allow JavaScript')
  Object.assign(container.querySelector('[name=news]') ?? {}, { checked: false })
  render(page, { container, hydrate: true })
  await waitFor(() => expect(container.querySelector('[type=submit]')).not.toBeNull())
  answers(200, { messageOnSubmit: '<p>Taken.</p>' })
  await submit()
  expect(await screen.findByText('Taken.')).toBeVisible()
  expect(sentValues()).toEqual({ news: 'false' })
  container.remove()
})

test('nothing is called wrong because the page’s script takes a form over', async () => {
  const help = { required: true, helpText: 'We write once.', requiredErrorMessage: 'We need your yes.' }
  const { page } = pageOf(formOf([field('yes', 'Checkbox', help), field('name', 'Short answer', help)]))
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(page)
  render(page, { container, hydrate: true })
  await waitFor(() => expect(container.querySelector('[type=submit]')).not.toBeNull())
  expect(within(container).queryByText('We need your yes.')).toBeNull()
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('checkbox'))
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('We need your yes.')
  container.remove()
})

test('a token that is too old is followed by another one', async () => {
  answers(403, {})
  answers(200, { messageOnSubmit: '<p>Taken.</p>' })
  show(lost)
  await fill()
  await submit()
  expect(await screen.findByText('Taken.')).toBeVisible()
  expect(token).toHaveBeenCalledTimes(2)
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
    field('music', 'Jukebox'),
  ])
  expect(box(/^mail/)).toHaveAttribute('type', 'email')
  expect(screen.getByLabelText(/^Start Time/)).toHaveAttribute('type', 'time')
  expect(box(/^story/).tagName).toBe('TEXTAREA')
  await waitFor(() => expect(box(/^day/)).toHaveAttribute('data-masked'))
  expect(screen.getByRole('checkbox', { name: 'yes' })).toBeVisible()
  expect(screen.getByRole('radiogroup', { name: /^one/ })).toBeVisible()
  expect(screen.getByRole('group', { name: /^several/ })).toBeVisible()
  expect(screen.getByText('Some words')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'A title', level: 3 })).toBeVisible()
  expect(screen.getByLabelText(/^secret/)).toHaveAttribute('type', 'password')
  expect(screen.queryByText(/^(ad|music)/)).toBeNull()
  expect(stores.core.platform.logger.warn).toHaveBeenCalledWith(expect.stringContaining('Jukebox'))
})
