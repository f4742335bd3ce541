/** Why the server does not start, in sentences for who starts it. The place in our code says nothing to them. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartError'
  }
}
