import '@testing-library/jest-dom'

// Queries by role walk the whole tree; a busy machine is slow at it, not wrong.
jest.setTimeout(30_000)
