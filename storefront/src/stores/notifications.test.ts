import { NotificationsStore, type NotificationType } from './notifications.ts'

function makeStore() {
  const clock = { time: 0, now: () => clock.time }
  const logger = { warn: jest.fn(), error: jest.fn() }
  const store = new NotificationsStore(clock, logger, 2)
  const add = (id: string, type: NotificationType, displayPriority?: number) => {
    clock.time += 1
    store.add({ id, type, title: id, ...(displayPriority === undefined ? {} : { displayPriority }) })
  }
  return { store, logger, add }
}

describe('NotificationsStore', () => {
  it('orders Error, then Success and Warning, then Info, then by display priority', () => {
    const { store, add } = makeStore()
    add('info', 'Info')
    add('warning', 'Warning', 5)
    add('success', 'Success', 1)
    add('error', 'Error')
    expect(store.all.map((each) => each.id)).toEqual(['error', 'success', 'warning', 'info'])
  })

  it('shows two at most', () => {
    const { store, add } = makeStore()
    for (const id of ['a', 'b', 'c']) add(id, 'Info')
    expect(store.visible.map((each) => each.id)).toEqual(['a', 'b'])
    expect(store.count).toBe(3)
    store.remove('a')
    expect(store.visible.map((each) => each.id)).toEqual(['b', 'c'])
  })

  it('replaces one with the same id, and changes nothing for the same messages', () => {
    const { store } = makeStore()
    store.add({ id: 'x', type: 'Warning', title: 'T', messages: ['one'] })
    const before = store.all
    store.add({ id: 'x', type: 'Warning', title: 'T', messages: ['one'] })
    expect(store.all).toBe(before)
    store.add({ id: 'x', type: 'Warning', title: 'T', messages: ['two'] })
    expect(store.all.map((each) => each.messages)).toEqual([['two']])
  })

  it('logs errors too', () => {
    const { add, logger } = makeStore()
    add('broken', 'Error')
    expect(logger.error).toHaveBeenCalledTimes(1)
  })
})
