import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { displayRulesId } from '../../context/page-state.ts'
import { usePage, useStore } from '../../context/hooks.ts'
import { getSiteContentStores } from '../../stores/content/site-content-stores.ts'
import { createHidingCss } from '../../stores/content/display-rules.ts'

/** Hides what the content's rules hide on the page shown; the server's own sheet stands until this one does. */
export const DisplayRules = observer(function DisplayRules() {
  const { content } = useStore(getSiteContentStores)
  const { url } = usePage()
  const [styleSheet] = useState(() => new CSSStyleSheet())
  const { isKnown } = content
  const css = createHidingCss(content.elementDisplayRules, url.pathname)

  useEffect(() => {
    document.adoptedStyleSheets.push(styleSheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== styleSheet)
    }
  }, [styleSheet])

  useEffect(() => {
    styleSheet.replaceSync(css)
    // Before the rules are known the server's sheet stands for them.
    if (isKnown) document.getElementById(displayRulesId)?.remove()
  }, [css, isKnown, styleSheet])

  useEffect(() => {
    void content.ensure()
  }, [content])

  return null
})
