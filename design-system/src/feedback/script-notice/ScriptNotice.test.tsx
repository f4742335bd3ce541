import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ScriptNotice } from './index.ts'

const notice = <ScriptNotice text="Booking needs JavaScript." />

test('is written by the server for whom has no script', () => {
  expect(renderToStaticMarkup(notice)).toMatch(
    /<noscript>.*<p [^>]*>Booking needs JavaScript\.<\/p><\/noscript>/,
  )
})

test('says nothing where there is script', () => {
  const { container } = render(notice)
  expect(container).toHaveTextContent(/^$/)
})
