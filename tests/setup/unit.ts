// The limit ends tests that hang; it must not fail slow ones on a busy machine.
jest.setTimeout(30_000)
