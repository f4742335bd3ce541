import { GiftBasketStore, giftBasketKey } from './gift-basket.ts'
import { emptyGiftCard, toRequestedCard, type GiftCardChoice } from './gift-basket-content.ts'

const mug = { itemId: 'mug', quantity: 1, modifiers: [], comment: '' }
const card: GiftCardChoice = {
  ...emptyGiftCard,
  amount: 25,
  faceId: 'sunset',
  recipientName: 'Jo Marsh',
  recipientEmail: 'jo.marsh@postbox.example',
  message: 'Take the good seats.',
  sendsAt: '2027-04-04T08:00:00.000Z',
  timeZone: 'Europe/London',
}

/** A browser's storage, and its tabs, which hear of each other's changes. */
function openBrowser(content: Record<string, string> = {}) {
  const listeners: ((key: string, value: string | null) => void)[] = []
  const openTab = () => {
    const store = new GiftBasketStore({
      local: {
        get: (key) => content[key] ?? null,
        set: (key, value) => {
          content[key] = value
        },
        remove: (key) => {
          content[key] = ''
        },
      },
      onLocalChange: (listener) => {
        listeners.push(listener)
        return () => undefined
      },
    })
    store.start()
    return store
  }
  return {
    content,
    openTab,
    tell: () => {
      for (const listener of listeners) listener(giftBasketKey, content[giftBasketKey] ?? null)
    },
  }
}

describe('the basket of the gift shop', () => {
  it('is the same after a reload, with cards and the cinema', () => {
    const browser = openBrowser()
    const basket = browser.openTab()
    basket.addItem(mug)
    basket.addGiftCard('gift-card', card)
    basket.chooseSite('1001')
    const reloaded = browser.openTab()
    expect(reloaded.lines).toEqual(basket.lines)
    expect(reloaded.lines[1]?.giftCard).toEqual(card)
    expect(reloaded.siteId).toBe('1001')
  })

  it('is shared by tabs', () => {
    const browser = openBrowser()
    const [first, second] = [browser.openTab(), browser.openTab()]
    first.addItem(mug)
    browser.tell()
    expect(second.count).toBe(1)
  })

  it('adds the same goods to their line, and each card as its own', () => {
    const basket = openBrowser().openTab()
    basket.addItem(mug)
    basket.addItem({ ...mug, quantity: 2 })
    const ids = [basket.addGiftCard('gift-card', card), basket.addGiftCard('gift-card', card)]
    expect(basket.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['mug-1', 3],
      ['gift-card-1', 1],
      ['gift-card-2', 1],
    ])
    expect(ids).toEqual(['gift-card-1', 'gift-card-2'])
  })

  it('puts back what was taken out, in its place', () => {
    const basket = openBrowser().openTab()
    basket.addItem(mug)
    basket.addItem({ ...mug, itemId: 'pin' })
    const undo = basket.remove('mug-1')
    expect(basket.lines.map(({ id }) => id)).toEqual(['pin-1'])
    undo()
    undo()
    expect(basket.lines.map(({ id }) => id)).toEqual(['mug-1', 'pin-1'])
  })

  it('is empty once the order that it was put on is paid, and not for another one', () => {
    const browser = openBrowser()
    const basket = browser.openTab()
    basket.addItem(mug)
    basket.chooseSite('1001')
    basket.noteSent('o1')
    basket.settle('o2')
    expect(basket.count).toBe(1)
    browser.openTab().settle('o1')
    browser.tell()
    expect(basket.content).toEqual({ siteId: '1001', lines: [], orderId: null })
  })

  it('keeps what was stored when something is added before it was read', () => {
    const browser = openBrowser()
    browser.openTab().addItem(mug)
    const store = new GiftBasketStore({
      local: {
        get: (key) => browser.content[key] ?? null,
        set: () => undefined,
        remove: () => undefined,
      },
      onLocalChange: () => () => undefined,
    })
    store.addItem({ ...mug, itemId: 'pin' })
    expect(store.count).toBe(2)
  })

  it('reads nothing of a line that it does not understand', () => {
    const lines = [{ id: 'x', itemId: 'gift-card', quantity: 1, giftCard: { amount: -5, way: 'email' } }, 7]
    const browser = openBrowser({ [giftBasketKey]: JSON.stringify({ version: 1, basket: { lines } }) })
    expect(browser.openTab().lines).toEqual([])
  })
})

describe('a gift card as it is ordered', () => {
  it('goes to its recipient at its time', () => {
    expect(toRequestedCard(card, 'en-GB')).toEqual({
      amount: 25,
      faceId: 'sunset',
      recipient: { name: 'Jo Marsh', email: 'jo.marsh@postbox.example' },
      message: 'Take the good seats.',
      sendsAt: '2027-04-04T08:00:00.000Z',
      timeZone: 'Europe/London',
      languageTag: 'en-GB',
    })
  })

  it('is sent to nobody when it is printed', () => {
    expect(toRequestedCard({ ...card, way: 'print' }, 'en-GB')).toEqual({
      amount: 25,
      faceId: 'sunset',
      recipient: { name: 'Jo Marsh', email: null },
      message: 'Take the good seats.',
      languageTag: 'en-GB',
    })
  })
})
