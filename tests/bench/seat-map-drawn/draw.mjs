/** The page of one way: the build resolves `@way` to one of the modules in `ways/`. */
import * as way from '@way'

const columns = Number(new globalThis.URLSearchParams(globalThis.location.search).get('columns'))
const rows = Number(new globalThis.URLSearchParams(globalThis.location.search).get('rows'))
const element = globalThis.document.getElementById('room')

/** Settles after the next frame has been painted: in a separate task after the frame's callback. */
const painted = () =>
  new Promise((resolve) => {
    globalThis.requestAnimationFrame(() => {
      const channel = new globalThis.MessageChannel()
      channel.port1.onmessage = () => resolve(globalThis.performance.now())
      channel.port2.postMessage(null)
    })
  })

const auditorium = way.prepare?.({ rows, columns }) ?? { rows, columns }

// In a real page, text and fonts are painted long before a map is opened.
await painted()
await globalThis.document.fonts.ready

globalThis.bench = {
  /** Milliseconds from nothing to the end of the first frame, and the number of elements then. */
  async draw() {
    await painted()
    const start = globalThis.performance.now()
    await way.mount(element, auditorium)
    const time = (await painted()) - start
    return { time, elements: element.querySelectorAll('*').length }
  },
  /** Position of a seat on the screen; null if it is not visible. */
  seatAt(row, column) {
    const at = way.seatAt(element, row, column)
    const box = element.getBoundingClientRect()
    const isSeen = at && at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom
    return isSeen ? at : null
  },
  chosen: () => way.chosen(element),
  /** Milliseconds from the arrival of the next click to the end of the frame that shows it. */
  awaitClick() {
    globalThis.clicked = new Promise((resolve) => {
      const onClick = (event) => {
        globalThis.removeEventListener('pointerdown', onClick, true)
        globalThis.removeEventListener('click', onClick, true)
        // Some react when the button is pressed, others when it is released: the time counts from the release.
        const start = event.timeStamp
        painted().then((end) => resolve(end - start))
      }
      globalThis.addEventListener('click', onClick, true)
    })
  },
  /** Number of the auditorium's elements now, and of those with a seat number or row letter. */
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
