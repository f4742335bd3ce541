import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'
import { TextDecoder, TextEncoder } from 'node:util'

// Every browser has it; jsdom lacks it, and the router needs it.
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder
globalThis.TextDecoder ??= TextDecoder as typeof globalThis.TextDecoder

// jsdom has no layout, so nothing needs scrolling.
Element.prototype.scrollIntoView ??= () => undefined

// jsdom cannot draw and logs that at each call; axe uses a canvas to measure icon fonts.
HTMLCanvasElement.prototype.getContext = () => null

// Queries by role walk the whole tree, which is slow on a busy machine.
jest.setTimeout(30_000)
// Waiting ends with its condition; a limit of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// Jest asks for a hundred frames of each error, and React makes an error of each element for its owner's stack.
Error.stackTraceLimit = 10
