import { act } from '@testing-library/react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { keepEarlyPresses, replayEarlyPresses } from './early-presses.ts'
import { PressReceiver } from './PressReceiver.tsx'

// What is tried again after a while is let be tried, however slow the machine.
beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
afterEach(() => jest.useRealTimers())

const inApplication = (children: ReactNode) => <PressReceiver>{children}</PressReceiver>

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        <span>One more</span>
      </button>
      <output>{count}</output>
    </>
  )
}

/** The server's page, with the head's script run and the page's own still to come. */
function page() {
  const root = document.createElement('div')
  root.innerHTML = renderToString(inApplication(<Counter />))
  document.body.append(root)
  keepEarlyPresses()
  const label = root.querySelector('span')
  if (!label) throw new Error('no button')
  return { root, label, count: () => root.querySelector('output')?.textContent }
}

test('presses before the script take effect when it has come, each once', async () => {
  const { root, label, count } = page()
  label.click()
  label.click()
  expect(count()).toBe('0')
  let replayed: Promise<void> | undefined
  await act(async () => {
    hydrateRoot(root, inApplication(<Counter />))
    replayed = replayEarlyPresses(root)
  })
  await act(() => replayed)
  expect(count()).toBe('2')
  await act(async () => label.click())
  expect(count()).toBe('3')
  expect(window.earlyPresses).toBeUndefined()
})

function Toggles() {
  const [open, setOpen] = useState(false)
  const [liked, setLiked] = useState(false)
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Menu
      </button>
      <button type="button" aria-pressed={liked} onClick={() => setLiked(!liked)}>
        Like
      </button>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(!open)}>
        City
      </button>
    </>
  )
}

test('an impatient second press does not set a toggle back', async () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(inApplication(<Toggles />))
  document.body.append(root)
  keepEarlyPresses()
  const [menu, like, city] = root.querySelectorAll('button')
  for (const button of [menu, like, menu, like, like]) button?.click()
  let replayed: Promise<void> | undefined
  await act(async () => {
    hydrateRoot(root, inApplication(<Toggles />))
    replayed = replayEarlyPresses(root)
  })
  await act(() => replayed)
  expect(menu).toHaveAttribute('aria-expanded', 'true')
  expect(like).toHaveAttribute('aria-pressed', 'true')
  // Different buttons are different wishes.
  await act(async () => city?.click())
  expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('a button that is gone is not pressed', async () => {
  const { root, label, count } = page()
  label.click()
  root.querySelector('button')?.remove()
  await replayEarlyPresses(root)
  expect(count()).toBe('0')
})

/** A part that the server has rendered and whose script comes when it is let. */
function lazyModule() {
  const root = document.createElement('div')
  const part = (
    <>
      <Counter />
      <Toggles />
    </>
  )
  root.innerHTML = renderToString(inApplication(<Suspense fallback={null}>{part}</Suspense>))
  document.body.append(root)
  let arrive: (module: { default: () => typeof part }) => void = () => undefined
  const module = new Promise<{ default: () => typeof part }>((resolve) => (arrive = resolve))
  const Lazy = lazy(() => module)
  const [more, menu] = root.querySelectorAll<HTMLElement>('button')
  if (!more || !menu) throw new Error('no buttons')
  return {
    more,
    menu,
    count: () => root.querySelector('output')?.textContent,
    takeOver: () =>
      act(async () => {
        hydrateRoot(
          root,
          inApplication(
            <Suspense fallback={null}>
              <Lazy />
            </Suspense>,
          ),
        )
        await replayEarlyPresses(root)
      }),
    arrive: () =>
      act(async () => {
        arrive({ default: () => part })
        await jest.advanceTimersByTimeAsync(200)
      }),
  }
}

test('presses on a part whose script comes after the page’s take effect when it has come, each once', async () => {
  keepEarlyPresses()
  const { more, menu, count, takeOver, arrive } = lazyModule()
  more.click()
  await takeOver()
  await act(async () => {
    more.click()
    menu.click()
    menu.click()
    await jest.advanceTimersByTimeAsync(100)
  })
  expect(count()).toBe('0')
  await arrive()
  expect(count()).toBe('2')
  expect(menu).toHaveAttribute('aria-expanded', 'true')
  await act(async () => more.click())
  expect(count()).toBe('3')
})

test('a press that passes React by while a part is on its way is made again when the part has come', async () => {
  keepEarlyPresses()
  const { menu, takeOver, arrive } = lazyModule()
  await takeOver()
  // What React does for a moment: it lets the press through to a button that it has not come to yet.
  const stop = jest.spyOn(Event.prototype, 'stopPropagation').mockImplementation(() => undefined)
  await act(async () => {
    menu.click()
    await jest.advanceTimersByTimeAsync(200)
  })
  stop.mockRestore()
  expect(menu).toHaveAttribute('aria-expanded', 'false')
  await arrive()
  expect(menu).toHaveAttribute('aria-expanded', 'true')
})

test('a button that nobody will ever take over is left to itself', async () => {
  keepEarlyPresses()
  const { more, takeOver, arrive } = lazyModule()
  await takeOver()
  await arrive()
  const foreign = document.createElement('button')
  foreign.type = 'button'
  const pressed = jest.fn()
  foreign.addEventListener('click', pressed)
  more.after(foreign)
  await act(async () => foreign.click())
  await jest.advanceTimersByTimeAsync(11_000)
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('a press on a part that does not come is forgotten', async () => {
  keepEarlyPresses()
  const { more, count, takeOver, arrive } = lazyModule()
  await takeOver()
  await act(async () => {
    more.click()
    await jest.advanceTimersByTimeAsync(11_000)
  })
  await arrive()
  expect(count()).toBe('0')
})

test('a button outside the application is left to itself', async () => {
  keepEarlyPresses()
  const { takeOver } = lazyModule()
  await takeOver()
  const foreign = document.createElement('button')
  foreign.type = 'button'
  const pressed = jest.fn()
  foreign.addEventListener('click', pressed)
  document.body.append(foreign)
  await act(async () => foreign.click())
  await jest.advanceTimersByTimeAsync(11_000)
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('the page says when it is hydrated', async () => {
  const { root } = page()
  expect(root.querySelector('[data-hydrated]')).toBeNull()
  await act(async () => void hydrateRoot(root, inApplication(<Counter />)))
  expect(root.querySelector('[data-hydrated]')).toBeInTheDocument()
})

test('without the script of the head nothing happens', async () => {
  await expect(replayEarlyPresses(document.body)).resolves.toBeUndefined()
})

test('a press that a swipe has swallowed is not made again, nor one on a button that is at work', async () => {
  const { root, label, count } = page()
  await act(async () => {
    hydrateRoot(root, inApplication(<Counter />))
    await replayEarlyPresses(root)
  })
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  root.addEventListener('click', swallow, { capture: true, once: true })
  await act(async () => {
    label.click()
    await jest.advanceTimersByTimeAsync(200)
  })
  expect(count()).toBe('0')

  const busy = document.createElement('button')
  busy.type = 'button'
  const pressed = jest.fn()
  busy.addEventListener('click', pressed)
  const hold = (event: Event) => {
    event.stopPropagation()
    busy.disabled = true
  }
  root.append(busy)
  root.addEventListener('click', hold, { capture: true, once: true })
  busy.click()
  await jest.advanceTimersByTimeAsync(100)
  busy.disabled = false
  await jest.advanceTimersByTimeAsync(100)
  expect(pressed).not.toHaveBeenCalled()
})
