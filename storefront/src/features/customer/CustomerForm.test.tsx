import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Application } from '../../app/Application.tsx'
import { orderStores } from '../../app/testing/order-stores.ts'
import { MemoryRouter } from 'react-router-dom'
import { CustomerForm } from './CustomerForm.tsx'

test('a probable slip in the address is asked about when it is left, and mended by a press', async () => {
  const submit = jest.fn()
  const { stores } = orderStores({})
  render(
    <MemoryRouter>
      <Application stores={stores}>
        <CustomerForm
          id="customer"
          initial={{ givenName: 'Odile', familyName: 'Brandt', email: '', phoneNumber: '' }}
          busy={false}
          trouble={null}
          onSubmit={submit}
        />
        <button form="customer">Go on</button>
      </Application>
    </MemoryRouter>,
  )
  const email = screen.getByRole('textbox', { name: 'Email' })
  await userEvent.type(email, 'odile@gmial.com')
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull()
  await userEvent.tab()
  // A question only: the form goes with what stands there.
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
  expect(submit).toHaveBeenLastCalledWith(expect.objectContaining({ email: 'odile@gmial.com' }))
  await userEvent.click(screen.getByRole('button', { name: 'Did you mean odile@gmail.com?' }))
  expect(email).toHaveValue('odile@gmail.com')
  expect(email).toHaveFocus()
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull()
})
