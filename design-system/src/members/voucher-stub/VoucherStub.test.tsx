import { render, screen, within } from '@testing-library/react'
import { VoucherStub, VoucherStubList } from './index.ts'

test('says what it is, what is left of it and until when', () => {
  render(
    <VoucherStubList label="Vouchers and passes">
      <VoucherStub title="Gift card" notes={['12.......4417']} left="£15.00" until="Until 14 March" isSoon />
    </VoucherStubList>,
  )
  const stub = within(screen.getByRole('list', { name: 'Vouchers and passes' })).getByRole('listitem')
  expect(stub).toHaveTextContent('Gift card12.......4417£15.00Until 14 March')
  expect(within(stub).getByText('Until 14 March')).toHaveAttribute('data-soon')
})
