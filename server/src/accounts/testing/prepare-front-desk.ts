import type { engines } from '../../mail/testing/engines.ts'
import { FrontDesk, type FrontDeskOptions } from './front-desk.ts'

/**
 * Registers a suite's set-up: one front desk for all its tests, on a new database. Before each test the clock and the
 * limits are reset, and members, guesses and mails of the earlier tests are deleted.
 * @param onOpen receives the desk before the first test
 */
export function prepareFrontDesk(
  open: (typeof engines)[number]['open'],
  onOpen: (desk: FrontDesk) => void,
  options: FrontDeskOptions = {},
): void {
  let desk: FrontDesk
  let clean: () => void
  beforeAll(async () => {
    const opened = await open()
    clean = opened.clean
    desk = await FrontDesk.open(opened.database, options)
    onOpen(desk)
  })
  beforeEach(() => desk.reset())
  afterAll(async () => {
    await desk.close()
    await desk.database.close()
    clean()
  })
}
