import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'
import { TextDecoder, TextEncoder } from 'node:util'
import * as React from 'react'

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

// Jest asks for a hundred frames of each error.
Error.stackTraceLimit = 10

// React's development build makes an error of each element, for the owners that a warning could name: a quarter of the
// time of these tests. It makes none once it has counted ten thousand within a second; here it has from the beginning.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object
}
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  })
