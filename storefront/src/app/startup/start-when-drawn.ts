/**
 * Fetches the page's script after the first paint, so that fonts and the first picture have a slow connection to
 * themselves. A touch or a key starts it immediately (presses meanwhile are kept, see `early-presses`), and so does a
 * hidden tab, which is never painted. A file that fails is requested once more. If that fails too, as in browsers that
 * cache failures (`lazy-script.ts`), the page is reloaded as soon as all its files load, keeping the focus and what was
 * typed: once, and again when the connection returns. The function's source text is an inline script of the page: it must
 * not refer to anything outside itself.
 * Largest paint of home after 1.7 s instead of 3.3, of a film 1.7 instead of 2.8, of films 1.4 instead of 4.3 (decision 0017,
 * `bench:lighthouse`); 1.0 kB in the page.
 * @param files all that the first render needs, fetched in parallel
 * @param entries those of the files that are run, one after the other
 * @param bring loads and runs one file
 */
export function startWhenDrawn(
  files: readonly string[],
  entries: readonly string[],
  bring: (file: string) => Promise<unknown>,
): void {
  /** Milliseconds for which script waits for a picture that does not come. */
  const patience = 1_000
  /** Milliseconds until a file that failed is requested once more. */
  const pause = 3_000
  /** Files that are requested in one task: all 33 of payment in one task blocked a phone for 150 ms. */
  const batch = 5
  const touches = ['pointerdown', 'keydown']
  const nonce = document.currentScript?.nonce
  let isStarted = false
  const run = () =>
    entries.reduce(
      (before: Promise<unknown>, entry) => before.then(() => bring(entry)),
      Promise.resolve<unknown>(undefined),
    )
  /** Fields of texts and numbers; passwords are kept nowhere. */
  const fields = () =>
    [...document.querySelectorAll<HTMLInputElement>('input,textarea')].filter(
      ({ id, type }) => id && /^(text|textarea|search|email|tel|number|url)$/.test(type),
    )
  const reload = () => {
    const typed = fields().filter(({ value, defaultValue }) => value !== defaultValue)
    history.replaceState(
      {
        ...(history.state as object | null),
        anew: {
          focus: document.activeElement?.id,
          typed: typed.map(({ id, value }) => [id, value] as const),
        },
      },
      '',
    )
    location.reload()
  }
  /** Reloads the page once all its files load; a page that was reloaded already waits for the `online` event. */
  const renew = () => {
    addEventListener('online', reload, { once: true })
    const check = () => {
      Promise.all(
        files.map(async (file) => {
          if (!(await fetch(file)).ok) throw new TypeError(file)
        }),
      ).then(reload, () => setTimeout(check, pause))
    }
    if (!anew) check()
  }
  const { anew, ...state } = (history.state ?? {}) as {
    anew?: { focus?: string; typed: readonly (readonly [id: string, value: string])[] }
  }
  if (anew) {
    history.replaceState(state, '')
    const retained = new Map(anew.typed)
    for (const field of fields()) field.value = retained.get(field.id) ?? field.value
    if (anew.focus) document.getElementById(anew.focus)?.focus()
  }
  const preload = (first: number) => {
    const next = first + batch
    for (const href of files.slice(first, next)) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      if (nonce) link.nonce = nonce
      document.head.append(link)
    }
    if (next < files.length) setTimeout(preload, 0, next)
  }
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const touch of touches) removeEventListener(touch, start, true)
    preload(0)
    run().catch(() => {
      setTimeout(() => {
        run().catch(renew)
      }, pause)
    })
  }
  for (const touch of touches) addEventListener(touch, start, true)
  setTimeout(start, patience)
  if (document.hidden) start()
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')]
  const come = pictures.map(
    (picture) =>
      new Promise((resolve) => {
        if (picture.complete) resolve(null)
        picture.addEventListener('load', resolve)
        picture.addEventListener('error', resolve)
      }),
  )
  const painted = new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
      resolve(null)
      return
    }
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      resolve(null)
    }).observe({ type: 'paint', buffered: true })
  })
  void Promise.all([painted, ...come]).then(() => {
    // The first frame shows the pictures; with the second it is on the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
  })
}

declare global {
  interface Window {
    /** Ends when the page is taken over; fails when its code or that of its language did not come. */
    takingOver?: Promise<void>
  }
}

/** The script at the end of the page. Dynamic imports are written here: build tools change those in code. */
export function createStartScript(files: readonly string[], entries: readonly string[]): string {
  const lists = [files, entries].map((list) => JSON.stringify(list).replace(/</g, '\\u003c'))
  return `(${startWhenDrawn.toString()})(${lists.join()},(file)=>import(file).then(()=>window.takingOver))`
}
