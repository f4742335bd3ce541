// A limit is there to end what hangs; a busy machine is slow, not wrong.
jest.setTimeout(30_000)
