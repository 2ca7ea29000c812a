/** What a test waits with for work that takes the browser's own time. */
export type Settling = {
  /** Counts what takes the browser's own time, as reading an answer does. */
  during<T>(work: Promise<T>): Promise<T>
  /** Lets everything come to an end that waits neither for the clock nor for an answer a test holds back. */
  settled(): Promise<void>
}

/** Counts work that takes the browser's own time, so that a test can wait for its end. */
export function createSettling(): Settling {
  let underWay = 0
  return {
    async during(work) {
      underWay += 1
      try {
        return await work
      } finally {
        underWay -= 1
      }
    },
    async settled() {
      do await turn()
      while (underWay > 0)
    },
  }
}

/** One turn of the event loop: every promise that can be kept without more has been. */
function turn(): Promise<void> {
  return new Promise(done => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      done()
    }
    port2.postMessage(null)
  })
}
