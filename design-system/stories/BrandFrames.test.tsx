import { render, screen } from '@testing-library/react'
import { BrandFrames, stayInPlace } from './BrandFrames.tsx'
import { measureFittingHeight } from './fitting-height.ts'

test('a story is shown in a document of its own for each brand, told which brand and mode', () => {
  render(
    <BrandFrames
      story="actions-button--all-variants"
      brands={[
        { id: 'halcyon', name: 'Halcyon', mode: 'Dark' },
        { id: 'kite', name: 'Kite', mode: 'Light' },
      ]}
    />,
  )
  const addresses = ['Halcyon, dark', 'Kite, light'].map(
    (title) => new URL(screen.getByTitle(title).getAttribute('src') ?? '', 'http://book/'),
  )
  expect(addresses.map(({ pathname }) => pathname)).toEqual(['/iframe.html', '/iframe.html'])
  expect(addresses.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { id: 'actions-button--all-variants', viewMode: 'story', globals: 'brand:halcyon;mode:Dark' },
    { id: 'actions-button--all-variants', viewMode: 'story', globals: 'brand:kite;mode:Light' },
  ])
})

test('what the toolbar says of contrast, direction and text holds in each; the brand and its mode are its own', () => {
  render(
    <BrandFrames
      story="actions-button--all-variants"
      brands={[{ id: 'kite', name: 'Kite', mode: 'Light' }]}
      appearance={{ brand: 'halcyon', mode: 'Dark', contrast: 'High', direction: 'rtl', textSize: '150' }}
    />,
  )
  const address = new URL(screen.getByTitle('Kite, light').getAttribute('src') ?? '', 'http://book/')
  expect(address.searchParams.get('globals')).toBe(
    'brand:kite;mode:Light;contrast:High;direction:rtl;textSize:150',
  )
})

test('a story that moves the focus does not scroll the page around it', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  try {
    stayInPlace(document)
    document.body.innerHTML = '<button>Book</button>'
    const button = screen.getByRole('button')
    button.focus()
    expect(focus).toHaveBeenCalledWith({ preventScroll: true })
    expect(focus.mock.contexts).toEqual([button])
    expect(button).toHaveFocus()
  } finally {
    focus.mockRestore()
  }
})

describe('the height of a frame', () => {
  /** A document as the frame has it; jsdom lays nothing out, so that its heights are said. */
  const shown = (markup: string, height: number) => {
    document.body.innerHTML = markup
    Object.defineProperty(document.body, 'scrollHeight', { configurable: true, value: height })
    for (const element of document.querySelectorAll('[data-drawn]'))
      element.getClientRects = () => [{}] as unknown as DOMRectList
    return document
  }
  const story = '<div id="storybook-root"><p>All variants</p></div>'

  test.each([
    [120, 122],
    [4000, 880],
  ])('of a story %d px high is %d px', (content, frame) => {
    expect(measureFittingHeight(shown(story, content))).toBe(frame)
  })

  test('is left alone before its story is there, and where something lies over the page', () => {
    expect(measureFittingHeight(shown('<div id="storybook-root"></div>', 0))).toBeNull()
    const framed = (content: string) => `<div id="storybook-root"><div>${content}</div></div>`
    expect(measureFittingHeight(shown(framed(''), 48))).toBeNull()
    expect(measureFittingHeight(shown(framed('<img alt="">'), 48))).toBe(50)
    const dialog = (drawn: string) => `${story}<div style="position: fixed" ${drawn}>Dialog</div>`
    expect(measureFittingHeight(shown(dialog('data-drawn'), 40))).toBeNull()
    expect(measureFittingHeight(shown(dialog(''), 40))).toBe(42)
  })
})
