import { LinkComponentProvider } from '@foyer/design-system/actions/link'
import { render, screen } from '@testing-library/react'
import type { ComponentPropsWithRef } from 'react'
import { RichTextTree } from './RichTextTree.tsx'

const ShopLink = ({ children, ...rest }: ComponentPropsWithRef<'a'>) => (
  <a data-of-the-shop="" {...rest}>
    {children}
  </a>
)

const show = (html: string) =>
  render(
    <LinkComponentProvider component={ShopLink}>
      <RichTextTree html={html} />
    </LinkComponentProvider>,
  ).container

test('links are the links of the shop, and one to another site does not hand it the window', () => {
  show('<p>See <a href="/films/">films</a> and <a href="https://tram.example/">trams</a></p>')
  expect(screen.getByRole('link', { name: 'films' })).toHaveAttribute('data-of-the-shop')
  expect(screen.getByRole('link', { name: 'films' })).not.toHaveAttribute('rel')
  expect(screen.getByRole('link', { name: 'trams' })).toHaveAttribute('rel', 'noopener')
})

test('a link whose address is not allowed leaves its words', () => {
  expect(show('<p>One <a href="javascript:alert(1)">two</a></p>')).toHaveTextContent('One two')
  expect(screen.queryByRole('link')).toBeNull()
})

test('a table keeps the sides of its cells, and loses a head without words', () => {
  show(`<table>
    <thead><tr><th></th><th> </th></tr></thead>
    <tbody><tr><td>Weekday</td><td align="right">£11.50</td></tr></tbody>
  </table>`)
  expect(screen.queryAllByRole('columnheader')).toEqual([])
  expect(screen.getByRole('cell', { name: '£11.50' })).toHaveAttribute('align', 'right')
})
