/** Code or texts that a page loads late could not be loaded. */
export class LateCodeError extends Error {
  override readonly name = 'LateCodeError'
  /** The message for a person: the connection is lost, or a newer release has replaced the code. */
  readonly messageKey: 'error.offline' | 'error.lateCode'

  constructor(messageKey: LateCodeError['messageKey'], options?: ErrorOptions) {
    super(messageKey, options)
    this.messageKey = messageKey
  }
}

/** How code that is loaded late may be recovered when it cannot be loaded. */
export interface LateCodeOptions {
  /**
   * The page may be loaded again for it, unless it holds input. False where the page shows something else that a reload
   * would lose, or does well without the code; always where the page cannot be used without it.
   * @default true
   */
  mayReload?: boolean | 'always'
}

/** Called after two failed attempts: may reload the page, in which case it never settles, or says what the error is. */
export type RecoverLateCode = (options: Required<LateCodeOptions>, cause: unknown) => Promise<unknown>

let recover: RecoverLateCode = async (_, cause) => cause

/** Each app in a browser sets once what it does where late code cannot be loaded. */
export function setLateCodeRecovery(recovery: RecoverLateCode): void {
  recover = recovery
}

/** The one wrapper for `import()`: tries twice, then leaves it to the app's recovery. */
export async function loadLate<T>(
  load: () => Promise<T>,
  { mayReload = true }: LateCodeOptions = {},
): Promise<T> {
  try {
    return await load().catch(load)
  } catch (cause) {
    throw await recover({ mayReload }, cause)
  }
}
