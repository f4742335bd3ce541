/** What stands in a forced state is drawn as what is in it; what stands beside it is not. */
import { act, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { Case } from './Cases.tsx'

jest.unmock('@emotion/sheet')

const hovered = 'rgb(1, 2, 3)'
const focused = 'rgb(4, 5, 6)'
const css = `
  button { color: rgb(0, 0, 0) }
  button:hover { color: ${hovered} }
  @media screen { button:focus-visible { color: ${focused} } }
  div:focus-within > button[name=second] { color: ${focused} }`

let style: HTMLStyleElement
beforeEach(() => {
  style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
})
afterEach(() => {
  style.remove()
})
const getColor = (name: string) => getComputedStyle(screen.getByRole('button', { name })).color

test('draws the control that a case names, where it is not the first', async () => {
  render(
    <Case name="Hovered" force="hover" control="[name=second]">
      <button>first</button>
      <button name="second">second</button>
    </Case>,
  )
  await Promise.resolve()
  expect(getColor('first')).toBe('rgb(0, 0, 0)')
  expect(getColor('second')).toBe(hovered)
})

test('draws the first control of a case in its state, and no other', async () => {
  render(
    <>
      <Case name="Hovered" force="hover">
        <button>first</button>
        <button>beside</button>
      </Case>
      <Case name="At rest">
        <button>at rest</button>
      </Case>
    </>,
  )
  await Promise.resolve()
  expect(getColor('first')).toBe(hovered)
  expect(getColor('beside')).toBe('rgb(0, 0, 0)')
  expect(getColor('at rest')).toBe('rgb(0, 0, 0)')
})

test('draws a focused control in rules within others, and what contains it as containing the focus', async () => {
  render(
    <Case name="Focused" force="focus-visible">
      <div>
        <button>first</button>
        <button name="second">second</button>
      </div>
    </Case>,
  )
  await Promise.resolve()
  expect(getColor('first')).toBe(focused)
  expect(getColor('second')).toBe(focused)
})

test('draws the control that is asked for, and not the first', async () => {
  render(
    <Case name="Hovered" force="hover" control="button[name=second]">
      <button>first</button>
      <button name="second">second</button>
    </Case>,
  )
  await Promise.resolve()
  expect(getColor('second')).toBe(hovered)
  expect(getColor('first')).toBe('rgb(0, 0, 0)')
})

const Delayed = () => {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsThere(true)
    })
    return () => {
      clearTimeout(timer)
    }
  }, [])
  return isThere ? <button>late</button> : null
}

test('draws a control that comes later', async () => {
  render(
    <Case name="Hovered" force="hover">
      <Delayed />
    </Case>,
  )
  await screen.findByRole('button', { name: 'late' })
  await act(async () => Promise.resolve())
  expect(getColor('late')).toBe(hovered)
})
