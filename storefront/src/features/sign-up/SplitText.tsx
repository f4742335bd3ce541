import { Fragment, type ReactNode } from 'react'

export interface SplitTextProps {
  /** With placeholders: "I accept the {terms}." */
  text: string
  /** What stands for each, by its name. */
  parts: Readonly<Record<string, ReactNode>>
}

/** A text whose placeholders are links. */
export const SplitText = ({ text, parts }: SplitTextProps) =>
  text.split(/\{(\w+)\}/).map((piece, index) => (
    // Pieces have no identity but their place.
    <Fragment key={index}>{index % 2 === 0 ? piece : (parts[piece] ?? piece)}</Fragment>
  ))
