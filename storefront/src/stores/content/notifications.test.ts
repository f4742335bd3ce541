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

  it('ranks Success and Warning alike: among them the display priority decides', () => {
    const { store, add } = makeStore()
    add('success', 'Success', 2)
    add('warning', 'Warning', 1)
    add('late warning', 'Warning', 3)
    expect(store.all.map((each) => each.id)).toEqual(['warning', 'success', 'late warning'])
  })

  it('holds what was said of one, when it came, and what may be done with it', () => {
    const { store } = makeStore()
    const onClick = jest.fn()
    store.add({
      id: 'x',
      type: 'Success',
      title: 'Saved',
      messages: ['It is on your list.'],
      iconName: 'pin',
      autoDismiss: false,
      displayPriority: 7,
      closeButton: { show: false },
      actionButton: { show: true, label: 'Undo', onClick },
    })
    expect(store.all).toEqual([
      {
        id: 'x',
        type: 'Success',
        title: 'Saved',
        messages: ['It is on your list.'],
        iconName: 'pin',
        autoDismiss: false,
        displayPriority: 7,
        addedAt: 0,
        closeButton: { show: false },
        actionButton: { show: true, label: 'Undo', onClick },
        internalActions: { close: expect.any(Function) },
      },
    ])
    store.all[0]?.internalActions.close()
    expect(store.all).toEqual([])
  })

  it('closes by its button unless it is said, and waits where something is to be pressed', () => {
    const { store } = makeStore()
    store.add({ id: 'plain', type: 'Info', title: 'T' })
    store.add({ id: 'error', type: 'Error', title: 'T' })
    const actionButton = { show: true, label: 'Undo', onClick: () => undefined }
    store.add({ id: 'action', type: 'Info', title: 'T', actionButton })
    const said = Object.fromEntries(store.all.map((each) => [each.id, each]))
    expect(said.plain).toMatchObject({ closeButton: { show: true }, autoDismiss: true })
    expect([said.error?.autoDismiss, said.action?.autoDismiss]).toEqual([false, false])
  })

  it('shows two at most', () => {
    const { store, add } = makeStore()
    for (const id of ['a', 'b', 'c']) add(id, 'Info')
    expect(store.visible.map((each) => each.id)).toEqual(['a', 'b'])
    expect(store.all).toHaveLength(3)
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

  it('changes nothing for the same set of messages in another order or under another title', () => {
    const { store } = makeStore()
    store.add({ id: 'x', type: 'Warning', title: 'T', messages: ['one', 'two'] })
    const before = store.all
    store.add({ id: 'x', type: 'Warning', title: 'T', messages: ['two', 'one'] })
    store.add({ id: 'x', type: 'Warning', title: 'Another', messages: ['one', 'two'] })
    expect(store.all).toBe(before)
    store.add({ id: 'x', type: 'Warning', title: 'T', messages: ['one'] })
    expect(store.all.map((each) => each.messages)).toEqual([['one']])
    store.add({ id: 'x', type: 'Warning', title: 'T', messages: ['one', 'two', 'three'] })
    expect(store.all.map((each) => each.messages)).toEqual([['one', 'two', 'three']])
  })

  it('logs errors too', () => {
    const { add, logger } = makeStore()
    add('broken', 'Error')
    expect(logger.error).toHaveBeenCalledTimes(1)
  })
})
