import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { displayRulesId } from '../../app/page-state.ts'
import { usePage } from '../../app/hooks.ts'
import { useVisit } from '../../app/visit.ts'
import { hidingCss } from '../../stores/display-rules.ts'

/** Hides what the content's rules hide on the page shown; the server's own sheet stands until this one does. */
export const DisplayRules = observer(function DisplayRules() {
  const { content } = useVisit()
  const { url } = usePage()
  const [sheet] = useState(() => new CSSStyleSheet())
  const { isKnown } = content
  const css = hidingCss(content.elementDisplayRules, url.pathname)

  useEffect(() => {
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [sheet])

  useEffect(() => {
    sheet.replaceSync(css)
    // Before the rules are known the server's sheet stands for them.
    if (isKnown) document.getElementById(displayRulesId)?.remove()
  }, [css, isKnown, sheet])

  useEffect(() => {
    void content.ensure()
  }, [content])

  return null
})
