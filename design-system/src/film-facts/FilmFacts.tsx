import { styled } from '@mui/material/styles'
import type { ComponentPropsWithRef } from 'react'
import { RatingMark } from '../rating-mark/index.ts'

const Root = styled('ul', { name: 'FoyerFilmFacts', slot: 'Root' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': { display: 'flex', alignItems: 'center', gap: 14 },
  '& > li + li::before': {
    content: '""',
    inlineSize: 4,
    blockSize: 4,
    borderRadius: '50%',
    background: 'currentColor',
    opacity: 0.5,
  },
})

/** An age classification and what it means in words. */
export interface Rating {
  label: string
  description?: string | undefined
}

export interface FilmFactsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  rating?: Rating | undefined
  /** Runtime, genre, director: finished text, in order. */
  facts: readonly string[]
}

/** Age mark and facts in one line, split by dots. */
export const FilmFacts = ({ rating, facts, ...rest }: FilmFactsProps) => (
  <Root {...rest}>
    {rating && (
      <li>
        <RatingMark {...rating} />
      </li>
    )}
    {facts.map((fact) => (
      <li key={fact}>{fact}</li>
    ))}
  </Root>
)
