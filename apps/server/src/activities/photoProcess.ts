import { fork } from 'node:child_process'
import { once } from 'node:events'

/** The process has exited, or missed its deadline and was killed. */
export class ProcessEndedError extends Error {
  override readonly name = 'ProcessEndedError'
}

/** The environment variables that a decoder needs. It gets no others, because they may hold secrets. */
const KNOWN_VARIABLES = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMPDIR']

const environment = () =>
  Object.fromEntries(
    KNOWN_VARIABLES.flatMap(name => (name in process.env ? [[name, process.env[name]]] : [])),
  )

export interface PhotoProcess {
  readonly pid: number | undefined
  /** Settles when the process accepts questions. */
  readonly ready: Promise<unknown>
  readonly hasEnded: boolean
  /** Asks one question at a time. */
  ask(question: object, deadline: AbortSignal): Promise<unknown>
  kill(): void
}

/** A process that sends `ready` and then answers each message with one; it does not keep the server from exiting. */
export const startPhotoProcess = (worker: URL, startDeadline: AbortSignal): PhotoProcess => {
  const child = fork(worker, {
    // The worker imports nothing of ours, so that it needs no flags of the server's start.
    execArgv: ['--max-old-space-size=128'],
    env: environment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let hasEnded = false
  child.once('exit', () => {
    hasEnded = true
  })
  // The caller that waits for an answer gets the error; without a listener it would end the server.
  child.on('error', () => undefined)
  child.unref()
  child.channel?.unref()

  const kill = () => {
    hasEnded = true
    child.kill('SIGKILL')
  }

  /**
   * Resolves with the next message, or rejects at the deadline: a decoder's thread cannot be stopped, a process can.
   */
  const nextMessage = async (deadline: AbortSignal): Promise<unknown> => {
    const settled = new AbortController()
    const signal = AbortSignal.any([deadline, settled.signal])
    try {
      const ended = once(child, 'exit', { signal }).then(() => Promise.reject(new Error('It ended.')))
      const [message] = await Promise.race([once(child, 'message', { signal }), ended])
      return message
    } catch (error) {
      kill()
      throw new ProcessEndedError('The decoder gave no answer.', { cause: error })
    } finally {
      settled.abort()
    }
  }

  const ready = nextMessage(startDeadline)
  // It is awaited with the first question.
  ready.catch(() => undefined)

  return {
    pid: child.pid,
    ready,
    get hasEnded() {
      return hasEnded
    },
    ask(question, deadline) {
      const answer = nextMessage(deadline)
      child.send(question, () => undefined)
      return answer
    },
    kill,
  }
}
