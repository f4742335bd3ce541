import ButtonBase from '@mui/material/ButtonBase'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Button } from '../../../design-system/src/actions/button/index.ts'
import { Icon } from '../../../design-system/src/foundations/icon/index.ts'
import { RootThemeProvider } from '../../../design-system/src/theme/index.ts'

const numbers = Array.from({ length: 200 }, (_, index) => index)

/** The least that any button on `ButtonBase` costs: it has no look yet. */
const kinds = {
  Button: () => numbers.map((index) => <Button key={index} icon="plus">{`Add ${index}`}</Button>),
  ButtonBase: () =>
    numbers.map((index) => (
      <ButtonBase key={index}>
        <Icon name="plus" />
        {`Add ${index}`}
      </ButtonBase>
    )),
}

/** Milliseconds of script, style and layout until 200 buttons stand. */
function draw(kind: keyof typeof kinds): number {
  const place = document.createElement('div')
  document.getElementById('root')?.append(place)
  const root = createRoot(place)
  const started = performance.now()
  flushSync(() => root.render(<RootThemeProvider>{kinds[kind]()}</RootThemeProvider>))
  place.getBoundingClientRect()
  const spent = performance.now() - started
  flushSync(() => root.unmount())
  place.remove()
  return spent
}

Object.assign(globalThis, { draw })
