// Fastify looks for a plugin's name among all modules that are loaded: with Jest, thousands of reads for each plugin. One
// that has a name of its own is not looked for.
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), {
  get(this: { name: string }) {
    return this.name || undefined
  },
  set(name: string) {
    Object.defineProperty(this, Symbol.for('fastify.display-name'), { value: name, writable: true })
  },
})

// The limit ends tests that hang; it must not fail slow ones on a busy machine.
jest.setTimeout(30_000)
