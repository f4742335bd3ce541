import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useSyncExternalStore, type PropsWithChildren } from 'react'
import { styled, themes } from 'storybook/theming'

const dark = '(prefers-color-scheme: dark)'

const onChange = (tell: () => void) => {
  const query = matchMedia(dark)
  query.addEventListener('change', tell)
  return () => {
    query.removeEventListener('change', tell)
  }
}

/** Code in a line is broken where the window is narrower. */
const Main = styled.main({ '& :not(pre) > code': { whiteSpace: 'normal', overflowWrap: 'anywhere' } })

/** What stands around a page of docs: light or dark as the reader's device asks, as Storybook's own frame is. */
export function DocsFrame({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const isDark = useSyncExternalStore(onChange, () => matchMedia(dark).matches)
  return (
    <DocsContainer {...rest} theme={isDark ? themes.dark : themes.light}>
      <Main>{children}</Main>
    </DocsContainer>
  )
}
