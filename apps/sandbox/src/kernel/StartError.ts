/** Why the sandbox cannot start, in a sentence for the terminal. */
export class StartError extends Error {
  override name = 'StartError'
}
