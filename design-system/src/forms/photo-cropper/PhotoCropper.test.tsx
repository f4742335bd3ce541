import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PhotoCropper, type PhotoCut } from './index.ts'

const labels = {
  picture: 'Move the picture with the arrow keys',
  size: 'Size',
  smaller: 'Smaller',
  larger: 'Larger',
  turn: 'Turn it',
  move: 'Move it',
  up: 'Up',
  down: 'Down',
  left: 'Left',
  right: 'Right',
}

/** A picture of 600 by 400 in a square of 288; this environment lays nothing out. */
async function show() {
  const cuts: PhotoCut[] = []
  const size = { offsetWidth: 432, offsetHeight: 288, naturalWidth: 600, naturalHeight: 400 }
  for (const [name, value] of Object.entries(size))
    jest.spyOn(HTMLImageElement.prototype, name as 'width', 'get').mockReturnValue(value)
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ width: 288, height: 288, top: 0, left: 0 } as DOMRect)
  const { container } = render(
    <PhotoCropper image="blob:picture" labels={labels} onCrop={(cut) => cuts.push(cut)} />,
  )
  const image = await waitFor(() => {
    const found = container.querySelector('img')
    if (!found) throw new Error('the library has not come')
    return found
  })
  fireEvent.load(image)
  const getLast = () => cuts.at(-1)
  await waitFor(() => expect(getLast()).toBeDefined())
  return { getLast }
}

afterEach(() => jest.restoreAllMocks())

test('tells what is inside the circle, and follows its buttons', async () => {
  const { getLast } = await show()
  const first = getLast()
  expect(first?.rotation).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'Larger' }))
  const larger = getLast()
  expect(larger?.area.width).toBeLessThan(first?.area.width ?? 0)
  expect(screen.getByRole('slider', { name: 'Size' })).toHaveValue('1.25')
  await userEvent.click(screen.getByRole('button', { name: 'Right' }))
  expect(getLast()?.area.x).toBeLessThan(larger?.area.x ?? 0)
  await userEvent.click(screen.getByRole('button', { name: 'Smaller' }))
  await userEvent.click(screen.getByRole('button', { name: 'Smaller' }))
  expect(screen.getByRole('slider', { name: 'Size' })).toHaveValue('1')
})

test('is turned by quarters, and whole after four', async () => {
  const { getLast } = await show()
  const rotations: (number | undefined)[] = []
  for (let times = 0; times < 4; times += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Turn it' }))
    rotations.push(getLast()?.rotation)
  }
  expect(rotations).toEqual([90, 180, 270, 0])
})

test('cannot be moved out of the circle', async () => {
  const { getLast } = await show()
  for (let times = 0; times < 20; times += 1)
    await userEvent.click(screen.getByRole('button', { name: 'Right' }))
  expect(getLast()?.area.x).toBeGreaterThanOrEqual(0)
  expect(screen.getByRole('group', { name: labels.picture })).toHaveAttribute('tabindex', '0')
})
