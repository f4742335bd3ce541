/** Measures one way of drawing seats in one fresh page of a browser. */

/** Longer than the animation of a package that first opens an auditorium, ms. */
const openingTime = 1_500
/** Time after which a map is stable after a gesture, ms. */
const settleTime = 400
/** Columns of an auditorium by number of seats; others are one and a half times as wide as deep. */
const columnsBySeats = { 300: 20, 1_000: 40, 5_000: 100, 20_000: 200 }
/** Wheel steps and pixels of a step: from the whole auditorium to the closest zoom and back. */
const zoomSteps = 60
const wheelStep = 60
/** Steps of a pan and its distance, px. */
const panSteps = 60
const panDistance = 320
/** Where gestures are made: about the middle of the auditorium. */
const middle = { x: 450, y: 350 }

export const median = (numbers) => at(numbers, 0.5)

/** The quantile of the numbers; null without numbers. */
export function at(numbers, part) {
  const sorted = numbers.filter((each) => each != null).toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? null
}

/**
 * Figures of a fresh page, ms and elements: `draw` and `click` as elapsed time, `drawWork` and `clickWork` as the main
 * thread's processor time (which a busy machine does not lengthen), frames of a zoom and of a pan, elements at first
 * and the most of any zoom. Null if a way does not support it.
 */
export async function measure(browser, { address, seats, slow }) {
  const columns = columnsBySeats[seats] ?? Math.ceil(Math.sqrt(seats * 1.5))
  const rows = Math.ceil(seats / columns)
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000
  }
  await page.goto(`${address}/?rows=${rows}&columns=${columns}`)
  await page.waitForFunction(() => globalThis.bench, undefined, { polling: 50 })
  // Garbage from reading the auditorium does not count as drawing.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow })
  const before = await worked()
  const { time: draw, elements } = await page.evaluate(() => globalThis.bench.draw())
  const drawWork = (await worked()) - before
  if (await page.evaluate(() => globalThis.bench.opens)) {
    await page.mouse.click(middle.x, middle.y)
    await page.waitForTimeout(openingTime)
  }
  const clicks = await clicked(page, worked, rows, columns)
  const moved = (await page.evaluate(() => globalThis.bench.zooms)) ? await zoomedAndPanned(page) : {}
  await page.close()
  return {
    draw,
    drawWork,
    click: median(clicks.map(({ took }) => took)),
    clickWork: median(clicks.map(({ work }) => work)),
    elements,
    ...moved,
  }
}

/** Up to three clicks on visible seats, far apart; packages show different parts of an auditorium. */
async function clicked(page, worked, rows, columns) {
  const wanted = await page.evaluate(
    ([rowCount, columnCount]) => {
      const found = []
      for (let row = 1; row < rowCount && found.length < 3; row += Math.max(1, Math.floor(rowCount / 7)))
        for (let column = 2; column < columnCount - 2; column += Math.max(1, Math.floor(columnCount / 9))) {
          if (!globalThis.bench.seatAt(row, column)) continue
          found.push([row, column])
          break
        }
      return found
    },
    [rows, columns],
  )
  const clicks = []
  for (const [row, column] of wanted) {
    const chosen = () => page.evaluate(() => globalThis.bench.chosen())
    const before = await chosen()
    const point = await page.evaluate(
      ([r, c]) => {
        const there = globalThis.bench.seatAt(r, c)
        return there && { x: there.x, y: there.y }
      },
      [row, column],
    )
    if (!point) continue
    await page.mouse.move(point.x, point.y)
    // The pointer rests before a press: a seat's hover state is drawn by then.
    await page.waitForTimeout(settleTime / 4)
    await page.evaluate(() => globalThis.bench.awaitClick())
    const workedBefore = await worked()
    await page.mouse.click(point.x, point.y)
    const took = await page.evaluate(() => globalThis.clicked)
    const work = (await worked()) - workedBefore
    // A click that chose nothing does not count.
    if ((await chosen()) !== before) clicks.push({ took, work })
  }
  return clicks
}

/** Zooms in and out with the wheel; then zooms in step by step and pans at each step. */
async function zoomedAndPanned(page) {
  const settle = () => page.waitForTimeout(settleTime)
  const frames = () => page.evaluate(() => globalThis.bench.startFrames())
  const gaps = () => page.evaluate(() => globalThis.stopFrames())
  const wheel = async (steps, way) => {
    await page.keyboard.down('Control')
    for (let step = 0; step < steps; step += 1) await page.mouse.wheel(0, way * wheelStep)
    await page.keyboard.up('Control')
  }
  await page.mouse.move(middle.x, middle.y)
  await frames()
  await wheel(zoomSteps / 2, -1)
  await wheel(zoomSteps / 2, 1)
  const zoom = await gaps()
  await settle()

  let most = 0
  let labelled = 0
  const pan = []
  const stops = 10
  for (let stop = 0; stop < stops; stop += 1) {
    await wheel(zoomSteps / 2 / stops, -1)
    await settle()
    const { elements, labels } = await page.evaluate(() => globalThis.bench.count())
    most = Math.max(most, elements)
    // A pan is slowest where a map has most labels: the frames of that step are reported.
    if (labels < labelled) continue
    if (labels > labelled) pan.length = 0
    labelled = labels
    await frames()
    await page.mouse.down()
    for (let step = 1; step <= panSteps; step += 1) {
      const part = Math.sin((step / panSteps) * 2 * Math.PI)
      await page.mouse.move(middle.x + part * panDistance, middle.y + part * (panDistance / 2))
    }
    await page.mouse.up()
    pan.push(...(await gaps()))
    await settle()
    most = Math.max(most, (await page.evaluate(() => globalThis.bench.count())).elements)
  }
  return { zoom50: at(zoom, 0.5), zoom95: at(zoom, 0.95), pan95: at(pan, 0.95), most, labels: labelled }
}
