import { render, screen } from '@testing-library/react'
import { StoresContext } from '../../context/contexts.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { PaymentMessage } from './PaymentMessage.tsx'

const { stores } = createTestStores({})

const message = (kind: 'declined' | 'offline' | 'ready', secondsLeft: number) => (
  <StoresContext value={stores}>
    <PaymentMessage
      phase={kind === 'declined' ? { kind, reason: 'declined' } : { kind }}
      provider="Ledgerline"
      secondsLeft={secondsLeft}
      onAsk={() => undefined}
      onReopen={() => undefined}
    />
  </StoresContext>
)

describe('what went wrong with a payment', () => {
  it.each(['declined', 'offline'] as const)('takes the focus and comes into view: %s', (kind) => {
    const seen = jest.spyOn(Element.prototype, 'scrollIntoView')
    const { rerender } = render(message('ready', 480))
    expect(document.activeElement).toBe(document.body)
    rerender(message(kind, 480))
    expect(screen.getByRole('alert')).toHaveFocus()
    expect(seen.mock.instances).toEqual([screen.getByRole('alert')])
    seen.mockRestore()
  })

  it('counts down beside the alert, not in it', () => {
    const { rerender } = render(message('declined', 483))
    const said = screen.getByRole('alert').textContent
    const counted = screen.getByText('Your seats are held for another 8:03.')
    rerender(message('declined', 482))
    expect(counted).toHaveTextContent('8:02')
    expect(screen.getByRole('alert').textContent).toBe(said)
    expect(screen.getByRole('alert')).not.toContainElement(counted)
  })
})
