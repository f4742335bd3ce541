/** The page of one way: `@way` is one of the modules in `ways/`, put here by the build. */
import * as way from '@way'

const columns = Number(new globalThis.URLSearchParams(globalThis.location.search).get('columns'))
const rows = Number(new globalThis.URLSearchParams(globalThis.location.search).get('rows'))
const element = globalThis.document.getElementById('room')

/** Ends after the next frame has been painted: a task of its own behind the frame's callback. */
const painted = () =>
  new Promise((resolve) => {
    globalThis.requestAnimationFrame(() => {
      const channel = new globalThis.MessageChannel()
      channel.port1.onmessage = () => resolve(globalThis.performance.now())
      channel.port2.postMessage(null)
    })
  })

const auditorium = way.prepare?.({ rows, columns }) ?? { rows, columns }

// A page has its text painted, its typefaces with it, long before anybody opens a map.
await painted()
await globalThis.document.fonts.ready

globalThis.bench = {
  /** Milliseconds from nothing to the end of the first frame, and elements then. */
  async draw() {
    await painted()
    const start = globalThis.performance.now()
    await way.mount(element, auditorium)
    const time = (await painted()) - start
    return { time, elements: element.querySelectorAll('*').length }
  },
  /** Where a seat is on the screen; null where it cannot be seen. */
  seatAt(row, column) {
    const at = way.seatAt(element, row, column)
    const box = element.getBoundingClientRect()
    const isSeen = at && at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom
    return isSeen ? at : null
  },
  chosen: () => way.chosen(element),
  /** Milliseconds from the next click's arrival to the end of the frame that shows it. */
  awaitClick() {
    globalThis.clicked = new Promise((resolve) => {
      const onClick = (event) => {
        globalThis.removeEventListener('pointerdown', onClick, true)
        globalThis.removeEventListener('click', onClick, true)
        // Some answer when the finger goes down, others when it is lifted: the time runs from the lifting.
        const start = event.timeStamp
        painted().then((end) => resolve(end - start))
      }
      globalThis.addEventListener('click', onClick, true)
    })
  },
  /** Elements of the room now, and of them those that say a seat's number or a row's letter. */
  count: () => ({
    elements: element.querySelectorAll('*').length,
    labels: element.querySelectorAll('text').length,
  }),
  zooms: way.zooms ?? false,
  opens: way.opens ?? false,
  /** Times between frames, ms, until `stopFrames`. */
  startFrames() {
    const gaps = []
    let last = null
    let isOn = true
    const next = (now) => {
      if (last !== null) gaps.push(now - last)
      last = now
      if (isOn) globalThis.requestAnimationFrame(next)
    }
    globalThis.requestAnimationFrame(next)
    globalThis.stopFrames = () => {
      isOn = false
      return gaps
    }
  },
}
