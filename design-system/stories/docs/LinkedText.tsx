import { createContext, useContext } from 'react'
import { Anchor } from './Anchor.tsx'
import { linkPieces, linkTypePieces, type Pages, type Piece } from './pages.ts'

/** The pages that texts may lead to, and the one that they stand on. */
export const PagesContext = createContext<{ pages: Pages; here: string | undefined }>({
  pages: new Map(),
  here: undefined,
})

function Shown({ piece: { text, isCode, page } }: { piece: Piece }) {
  const shown = isCode ? <code>{text}</code> : text
  return page === undefined ? shown : <Anchor path={`/docs/${page}`}>{shown}</Anchor>
}

/** A docstring: its code as code, and what has a page leads there. */
export function LinkedText({ text }: { text: string }) {
  const { pages, here } = useContext(PagesContext)
  return text.split(/\n\s*\n/).map((paragraph, at) => (
    <p key={at}>
      {linkPieces(paragraph, pages, here).map((piece, index) => (
        <Shown key={index} piece={piece} />
      ))}
    </p>
  ))
}

/** A type as it is written; a type that the page describes leads to it, another to its page. */
export function TypeText({ type }: { type: string }) {
  const { pages, here } = useContext(PagesContext)
  return (
    <code>
      {linkTypePieces(type, pages).map(({ text, page }, index) => {
        if (page === undefined) return text
        if (page === here)
          return (
            <a key={index} href={`#type-${text}`}>
              {text}
            </a>
          )
        return (
          <Anchor key={index} path={`/docs/${page}`}>
            {text}
          </Anchor>
        )
      })}
    </code>
  )
}
