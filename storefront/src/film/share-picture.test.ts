import { sharePicture } from './share-picture.ts'

test('the name of a travelling picture is an identifier of CSS, whatever its film’s id is', () => {
  const names = ['HO00000108', '1:2', '1_3a2', 'ü/ "x"', '٣'].map(
    (id) => sharePicture({ url: '/poster' }, { id }).sharedAs,
  )
  for (const name of names) expect(name).toMatch(/^film-[\w-]+$/)
  expect(new Set(names).size).toBe(names.length)
  expect(sharePicture({ url: '/poster' }, { id: 'a' }).url).toBe('/poster')
})
