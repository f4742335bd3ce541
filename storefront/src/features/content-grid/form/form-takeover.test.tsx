import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import {
  answers,
  field,
  createFormData,
  lost,
  renderFormPage,
  scriptEntries,
  getSentValues,
  submit,
} from './testing/form-page.tsx'

scriptEntries()

test('what was written before the page’s script came is kept', async () => {
  const { page } = renderFormPage(createFormData(lost))
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
  expect(getSentValues()).toEqual({ what: 'A trombone', consent: 'true' })
  container.remove()
})

test('a box that was unticked before the page’s script came stays so', async () => {
  const { page } = renderFormPage(
    createFormData([field('news', 'Checkbox', { settings: { defaultValue: 'true' } })]),
  )
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
  expect(getSentValues()).toEqual({ news: 'false' })
  container.remove()
})

test('nothing is called wrong because the page’s script takes a form over', async () => {
  const help = { required: true, helpText: 'We write once.', requiredErrorMessage: 'We need your yes.' }
  const { page } = renderFormPage(
    createFormData([field('yes', 'Checkbox', help), field('name', 'Short answer', help)]),
  )
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
