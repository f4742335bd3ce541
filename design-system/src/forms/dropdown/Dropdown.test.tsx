import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Dropdown, type DropdownProps } from './index.ts'

jest.unmock('@emotion/sheet')

const options = [
  { value: 'adventure', label: 'Adventure' },
  { value: 'comedy', label: 'Comedy', disabled: true },
  { value: 'drama', label: 'Drama' },
  { value: 'family', label: 'Family' },
]
const change = jest.fn()
const plain = { label: 'Genre', placeholder: 'Any', options, onChange: change }

function Page(props: Partial<DropdownProps>) {
  const [selected, setSelected] = useState<readonly string[]>(props.selected ?? [])
  return (
    <>
      <Dropdown
        label="Genre"
        placeholder="Any"
        options={options}
        {...props}
        selected={selected}
        onChange={(next) => {
          change(next)
          setSelected(next)
        }}
      />
      <button>After</button>
    </>
  )
}
const control = () => screen.getByRole('combobox', { name: 'Genre' })
const active = () => document.getElementById(control().getAttribute('aria-activedescendant') ?? '')
const isOpen = () => control().getAttribute('aria-expanded') === 'true'

beforeEach(() => {
  change.mockClear()
})

test('says what is chosen, and what may be before anything is', async () => {
  render(<Page />)
  expect(control()).toHaveTextContent('Any')
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.click(control())
  expect(screen.getByRole('listbox', { name: 'Genre' })).toBeVisible()
  await userEvent.click(screen.getByRole('option', { name: 'Drama' }))
  expect(control()).toHaveTextContent('Drama')
  expect(isOpen()).toBe(false)
  expect(change).toHaveBeenCalledWith(['drama'])
})

test('arrows move and pass what is disabled, Home and End go to the ends, Enter takes and closes', async () => {
  render(<Page />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(isOpen()).toBe(true)
  expect(active()).toHaveTextContent('Adventure')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toHaveTextContent('Drama')
  await userEvent.keyboard('{End}')
  expect(active()).toHaveTextContent('Family')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toHaveTextContent('Family')
  await userEvent.keyboard('{Home}')
  expect(active()).toHaveTextContent('Adventure')
  await userEvent.keyboard('{End}{ArrowUp}{Enter}')
  expect(change).toHaveBeenCalledWith(['drama'])
  expect(isOpen()).toBe(false)
  expect(control()).toHaveFocus()
})

test('PageDown and PageUp go by pages, and end on what can be chosen', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    value: `${index}`,
    label: `Screen ${index}`,
    disabled: index === 10 || index === 29,
  }))
  render(<Page options={many} />)
  await userEvent.tab()
  await userEvent.keyboard(' {PageDown}')
  expect(active()).toHaveTextContent('Screen 11')
  await userEvent.keyboard('{PageDown}{PageDown}')
  expect(active()).toHaveTextContent('Screen 28')
  await userEvent.keyboard('{PageUp}')
  expect(active()).toHaveTextContent('Screen 18')
})

test('PageDown and PageUp scroll the list by as many options as it shows', async () => {
  const sizes = {
    offsetHeight: (element: HTMLElement) => (element.role === 'option' ? 40 : 200),
    clientHeight: () => 200,
    offsetTop: (element: HTMLElement) => 40 * [...(element.parentElement?.children ?? [])].indexOf(element),
  }
  const spies = Object.entries(sizes).map(([name, of]) => {
    const owner = name === 'clientHeight' ? Element.prototype : HTMLElement.prototype
    const given = Object.getOwnPropertyDescriptor(owner, name)
    Object.defineProperty(owner, name, {
      configurable: true,
      get(this: HTMLElement) {
        return of(this)
      },
    })
    return () => given && Object.defineProperty(owner, name, given)
  })
  try {
    render(
      <Page options={Array.from({ length: 30 }, (_, index) => ({ value: `${index}`, label: `${index}` }))} />,
    )
    await userEvent.tab()
    await userEvent.keyboard(' {PageDown}')
    const list = screen.getByRole('listbox')
    // Five options of 40 in 200: the sixth comes to the lower edge.
    expect(active()).toHaveTextContent('5')
    expect(list.scrollTop).toBe(40)
    await userEvent.keyboard('{PageDown}')
    expect(list.scrollTop).toBe(240)
    await userEvent.keyboard('{PageUp}{PageUp}')
    expect(list.scrollTop).toBe(0)
  } finally {
    spies.forEach((restore) => restore())
  }
})

test('Escape closes and keeps what was chosen; a dialog around it does not hear of it', async () => {
  const heard = jest.fn()
  render(
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog that listens
    <div
      onKeyDown={({ key }) => {
        heard(key)
      }}
    >
      <Page selected={['drama']} />
    </div>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}')
  expect(isOpen()).toBe(false)
  expect(change).not.toHaveBeenCalled()
  expect(heard).not.toHaveBeenCalledWith('Escape')
})

test('Tab takes what is active, closes and goes on', async () => {
  render(<Page />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await userEvent.tab()
  expect(change).toHaveBeenCalledWith(['drama'])
  expect(isOpen()).toBe(false)
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
})

test('a press outside closes and changes nothing', async () => {
  render(<Page />)
  await userEvent.click(control())
  expect(isOpen()).toBe(true)
  await userEvent.click(document.body)
  expect(isOpen()).toBe(false)
  expect(change).not.toHaveBeenCalled()
})

test('letters lead to an option, also while it is closed', async () => {
  render(<Page />)
  await userEvent.tab()
  await userEvent.keyboard('f')
  expect(isOpen()).toBe(true)
  expect(active()).toHaveTextContent('Family')
})

test('what is disabled is not chosen by a press either', async () => {
  render(<Page />)
  await userEvent.click(control())
  await userEvent.click(screen.getByRole('option', { name: 'Comedy' }))
  expect(change).not.toHaveBeenCalled()
  expect(screen.getByRole('option', { name: 'Comedy' })).toHaveAttribute('aria-disabled', 'true')
})

test('several: a press and Space add and take away and leave it open, Enter closes', async () => {
  render(<Page multiple selected={['drama']} name="genre" />)
  await userEvent.click(control())
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
  await userEvent.click(screen.getByRole('option', { name: 'Family' }))
  expect(change).toHaveBeenLastCalledWith(['drama', 'family'])
  expect(isOpen()).toBe(true)
  expect(control()).toHaveTextContent('Drama, Family')
  await userEvent.keyboard('{Home} ')
  expect(change).toHaveBeenLastCalledWith(['drama', 'family', 'adventure'])
  await userEvent.keyboard('{Enter}')
  expect(change).toHaveBeenLastCalledWith(['drama', 'family'])
  expect(isOpen()).toBe(false)
  expect(
    [...document.querySelectorAll<HTMLInputElement>('input[name=genre]')].map(({ value }) => value),
  ).toEqual(['drama', 'family'])
})

test('opens above its control where it does not fit below', async () => {
  render(<Page />)
  const root = control().closest('[data-state]')
  const rect = jest.spyOn(control(), 'getBoundingClientRect')
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300)
  rect.mockReturnValue(new DOMRect(0, 700, 200, 52))
  await userEvent.click(control())
  expect(root).toHaveAttribute('data-placement', 'above')
  await userEvent.keyboard('{Escape}')
  rect.mockReturnValue(new DOMRect(0, 100, 200, 52))
  await userEvent.click(control())
  expect(root).toHaveAttribute('data-placement', 'below')
  height.mockRestore()
})

test('disabled, it is no stop and does not open', async () => {
  render(<Page disabled />)
  await userEvent.click(control())
  expect(isOpen()).toBe(false)
  expect(control()).toHaveAttribute('aria-disabled', 'true')
})

test('disabled, its form leaves it out, as every disabled field', () => {
  const { container } = render(
    <form>
      <Page selected={['drama']} name="genre" disabled />
    </form>,
  )
  expect(container.querySelector('form')).toHaveFormValues({})
  expect(container.querySelector('input[name=genre]')).toBeDisabled()
})

test('Alt and Up takes and closes; keys with Control or Command are the browser’s own', async () => {
  render(<Page />)
  await userEvent.tab()
  await userEvent.keyboard('{Control>}f{/Control}{Meta>}{ArrowDown}{/Meta}')
  expect(isOpen()).toBe(false)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Alt>}{ArrowUp}{/Alt}')
  expect(change).toHaveBeenCalledWith(['drama'])
  expect(isOpen()).toBe(false)
})

test('closes when the focus goes elsewhere without a key or a press', async () => {
  render(<Page />)
  await userEvent.click(control())
  act(() => screen.getByRole('button', { name: 'After' }).focus())
  expect(isOpen()).toBe(false)
  expect(change).not.toHaveBeenCalled()
})

test('says whether something is chosen, or what it is told of that', () => {
  const root = () => control().closest('[data-state]')
  const { rerender } = render(<Dropdown {...plain} selected={[]} />)
  expect(root()).not.toHaveAttribute('data-set')
  rerender(<Dropdown {...plain} selected={['drama']} />)
  expect(root()).toHaveAttribute('data-set')
  rerender(<Dropdown {...plain} selected={['drama']} set={false} />)
  expect(root()).not.toHaveAttribute('data-set')
})
