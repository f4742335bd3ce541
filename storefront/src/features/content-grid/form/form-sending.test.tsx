import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type * as Router from 'react-router-dom'
import {
  answers,
  box,
  fill,
  lost,
  post,
  scriptEntries,
  getSentKeys,
  getSentValues,
  show,
  submit,
  token,
} from './testing/form-page.tsx'

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

scriptEntries()

test('the form’s own message stands where the answer brings none', async () => {
  answers(200, { messageOnSubmit: null })
  show(lost)
  await fill()
  await submit()
  expect(await screen.findByText('Thank you.')).toBeVisible()
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
  expect(getSentValues()).toEqual({
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
  expect(getSentKeys()[0]).toBeTruthy()
  expect(getSentKeys()[1]).toBe(getSentKeys()[0])
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
  expect(getSentKeys()[1]).not.toBe(getSentKeys()[0])
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

test('a token that is too old is followed by another one', async () => {
  answers(403, {})
  answers(200, { messageOnSubmit: '<p>Taken.</p>' })
  show(lost)
  await fill()
  await submit()
  expect(await screen.findByText('Taken.')).toBeVisible()
  expect(token).toHaveBeenCalledTimes(2)
})
