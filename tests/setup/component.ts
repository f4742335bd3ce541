import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// Queries by role walk the whole tree; a busy machine is slow at it, not wrong.
jest.setTimeout(30_000)
// What is waited for ends the wait; the limit only says when to give up, and a second is too soon on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
