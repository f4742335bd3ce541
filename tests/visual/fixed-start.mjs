/**
 * Loaded before the server (`node --import`): its clock starts at `FOYER_TEST_START` and runs on from there, so that
 * the programme generated on the first start is the same every day.
 */
const Real = Date
const ahead = Real.parse(process.env.FOYER_TEST_START ?? '') - Real.now()
if (Number.isNaN(ahead)) throw new TypeError('FOYER_TEST_START is no instant')

globalThis.Date = class extends Real {
  constructor(...parts) {
    if (parts.length) super(...parts)
    else super(Real.now() + ahead)
  }

  static now() {
    return Real.now() + ahead
  }
}
