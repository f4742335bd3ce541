/** Which changes count as a difference, and which are noise. */
import sharp from 'sharp'
import { compare, drawDifference, isSamePicture } from './compare.ts'
import { draw } from './testing.ts'

const button = (fill = '#405060', { x = 20, radius = 8, icon = true } = {}) =>
  `<rect x="${x}" y="40" width="80" height="40" rx="${radius}" fill="${fill}"/>
  ${icon ? `<path d="M${x + 10} 60h12m-4-4l4 4l-4 4" stroke="#fff" fill="none"/>` : ''}`
const before = () => draw(button())

test.each([
  ['a button one pixel further', button(undefined, { x: 21 })],
  ['a color that is 3 of 255 brighter', button('#435060')],
  ['an icon that is gone', button(undefined, { icon: false })],
  ['another radius', button(undefined, { radius: 6 })],
])('%s is a difference', async (_, after) => {
  expect(await compare(await before(), await draw(after))).toMatchObject({ isSame: false })
})

test('equal pictures are the same, and so is a surface that is two levels off', async () => {
  expect(await compare(await before(), await before())).toEqual({ pixels: 0, isSame: true })
  expect(await compare(await before(), await draw(button('#425060')))).toMatchObject({ isSame: true })
})

test('a few stray pixels at an edge are noise', async () => {
  const stray = `${button()}<rect x="20" y="36" width="4" height="1" fill="#f00"/>`
  expect(await compare(await before(), await draw(stray))).toMatchObject({ isSame: true })
})

test('another size is a difference, with a message', async () => {
  const difference = await compare(await before(), await draw(button(), 124))
  expect(difference).toEqual({ pixels: 480, sizes: '120×124 instead of 120×120', isSame: false })
})

test('draws in red where two pictures differ, and nowhere else', async () => {
  const drawn = await drawDifference(await draw(''), await draw('<rect x="10" y="20" width="2" height="3"/>'))
  const { data } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true })
  const red: string[] = []
  for (let pixel = 0; pixel * 3 < data.length; pixel += 1)
    if (data[pixel * 3] === 220 && data[pixel * 3 + 1] === 0)
      red.push(`${pixel % 120},${Math.floor(pixel / 120)}`)
  expect(red).toEqual(['10,20', '11,20', '10,21', '11,21', '10,22', '11,22'])
})

test('a page that is settling may differ in shades, and in nothing else', async () => {
  expect(await isSamePicture(await before(), await draw(button('#4a5060')))).toBe(true)
  expect(await isSamePicture(await before(), await draw(button('#705060')))).toBe(false)
  expect(await isSamePicture(await before(), await draw(button(), 124))).toBe(false)
})
