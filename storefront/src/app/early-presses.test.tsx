import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { keepEarlyPresses, replayEarlyPresses } from './early-presses.ts'

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
  root.innerHTML = renderToString(<Counter />)
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
    hydrateRoot(root, <Counter />)
    replayed = replayEarlyPresses()
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
  root.innerHTML = renderToString(<Toggles />)
  document.body.append(root)
  keepEarlyPresses()
  const [menu, like, city] = root.querySelectorAll('button')
  for (const button of [menu, like, menu, like, like]) button?.click()
  let replayed: Promise<void> | undefined
  await act(async () => {
    hydrateRoot(root, <Toggles />)
    replayed = replayEarlyPresses()
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
  await replayEarlyPresses()
  expect(count()).toBe('0')
})

test('without the script of the head nothing happens', async () => {
  await expect(replayEarlyPresses()).resolves.toBeUndefined()
})
