import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Application } from '../../app/Application.tsx'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { MemoryRouter } from 'react-router-dom'
import { CustomerForm } from './CustomerForm.tsx'
import type { CustomerFields } from '@foyer/contract/validation/customer-rules'

function show(initial: Partial<CustomerFields> = {}, domains: string[] = []) {
  const submit = jest.fn()
  const { stores } = createTestStores({})
  stores.configuration.value.shared.emailSuggestion.domains = domains
  render(
    <MemoryRouter>
      <Application stores={stores}>
        <CustomerForm
          id="customer"
          initial={{ givenName: 'Odile', familyName: 'Brandt', email: '', phoneNumber: '', ...initial }}
          busy={false}
          phoneHelp="So that we can reach you."
          submitError={null}
          onSubmit={submit}
        />
        <button form="customer">Go on</button>
      </Application>
    </MemoryRouter>,
  )
  const field = (name: RegExp) => screen.getByRole('textbox', { name })
  return { submit, field, goOn: () => userEvent.click(screen.getByRole('button', { name: 'Go on' })) }
}

test('a field is validated when it is left, and from then on as it changes', async () => {
  const { field } = show()
  const email = field(/^Email/)
  await userEvent.type(email, 'odile')
  expect(email).not.toHaveAccessibleDescription()
  await userEvent.tab()
  expect(email).toHaveAccessibleDescription(/does not look like an email address/)
  await userEvent.type(email, '@postbox.example')
  expect(email).not.toBeInvalid()
})

test('sending judges all fields, says each error in its own words, and goes to the first', async () => {
  const { submit, field, goOn } = show({ givenName: '', phoneNumber: 'ring me', familyName: 'x'.repeat(101) })
  await goOn()
  expect(submit).not.toHaveBeenCalled()
  expect(field(/^First name/)).toHaveFocus()
  expect(field(/^Email/)).toHaveAccessibleDescription('We need this for your order.')
  expect(field(/^Phone/)).toHaveAccessibleDescription(/all a phone number needs/)
  expect(screen.getByText('That is longer than 100 characters.')).toBeInTheDocument()
})

test('what may stay empty may, and all of it is handed over as it was typed', async () => {
  const { submit, field, goOn } = show()
  await userEvent.type(field(/^Email/), 'odile.brandt@postbox.example')
  await goOn()
  expect(submit).toHaveBeenCalledWith({
    givenName: 'Odile',
    familyName: 'Brandt',
    email: 'odile.brandt@postbox.example',
    phoneNumber: '',
  })
})

test('a probable slip in the address is asked about when it is left, and mended by a press', async () => {
  const { submit, field, goOn } = show()
  const email = field(/^Email/)
  await userEvent.type(email, 'odile@gmial.com')
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull()
  await userEvent.tab()
  // A question only: the form goes with what stands there.
  await goOn()
  expect(submit).toHaveBeenLastCalledWith(expect.objectContaining({ email: 'odile@gmial.com' }))
  await userEvent.click(screen.getByRole('button', { name: 'Did you mean odile@gmail.com?' }))
  expect(email).toHaveValue('odile@gmail.com')
  expect(email).toHaveFocus()
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull()
})

test('an address that is none is told so, and not asked about', async () => {
  const { field } = show()
  await userEvent.type(field(/^Email/), 'odile@@gmial.com')
  await userEvent.tab()
  expect(field(/^Email/)).toBeInvalid()
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull()
})

test('a member’s details fill what is empty, but not the field that somebody is in', async () => {
  const { stores } = createTestStores({})
  const showFor = (memberDetails: CustomerFields | null) => (
    <MemoryRouter>
      <Application stores={stores}>
        <CustomerForm
          id="customer"
          initial={{ givenName: 'Odile', familyName: '', email: '', phoneNumber: '' }}
          memberDetails={memberDetails}
          busy={false}
          phoneHelp="So that we can reach you."
          submitError={null}
          onSubmit={jest.fn()}
        />
      </Application>
    </MemoryRouter>
  )
  const { rerender } = render(showFor(null))
  const getValue = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value
  await userEvent.click(screen.getByRole('textbox', { name: /^Email/ }))
  rerender(
    showFor({ givenName: 'Ines', familyName: 'Marchetti', email: 'ines@postbox.example', phoneNumber: '' }),
  )
  expect([getValue(/^First name/), getValue(/^Last name/), getValue(/^Email/)]).toEqual([
    'Odile',
    'Marchetti',
    '',
  ])
})

test('domains that a chain has named are known too', async () => {
  const { field } = show({}, ['postbox.example'])
  await userEvent.type(field(/^Email/), 'odile@postbax.example')
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Did you mean odile@postbox.example?' })).toBeVisible()
})
