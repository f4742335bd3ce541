import { CodeOrSourceMdx, Source } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'
import { useTheme } from 'storybook/theming'

/** A block of code that can be copied, on a ground of the page's own mode. */
export const Code = ({ code, language = 'tsx' }: { code: string; language?: 'tsx' | 'text' }) => (
  <Source code={code} language={language} dark={useTheme().base === 'dark'} />
)

/** The code in a guide: a block as above, a word in a line as Storybook sets it. */
export function GuideCode(props: ComponentProps<typeof CodeOrSourceMdx>) {
  const { className, children } = props
  const isBlock = typeof children === 'string' && (className !== undefined || children.includes('\n'))
  return isBlock ? (
    <Code code={children.trimEnd()} language={className === undefined ? 'text' : 'tsx'} />
  ) : (
    <CodeOrSourceMdx {...props} />
  )
}
