/** Why the sandbox cannot start, in a sentence for the person who started it. */
export class StartError extends Error {
  override name = 'StartError'
}
