import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'
import { TextEncoder } from 'node:util'

// Every browser has it; jsdom does not, and the router asks for it.
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder

// Nothing is laid out in jsdom, so nothing has to come into view.
Element.prototype.scrollIntoView ??= () => undefined

// jsdom draws nothing and says so at each call; axe asks for a canvas to measure icons of a font.
HTMLCanvasElement.prototype.getContext = () => null

// Queries by role walk the whole tree; a busy machine is slow at it, not wrong.
jest.setTimeout(30_000)
// What is waited for ends the wait; the limit only says when to give up, and a second is too soon on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// Jest asks for a hundred frames of each error, and React makes an error of each element for its owner's stack.
Error.stackTraceLimit = 10
