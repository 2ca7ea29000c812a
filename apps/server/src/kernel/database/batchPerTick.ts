interface Waiting<Question, Answer> {
  question: Question
  resolve: (answer: Answer | Promise<Answer>) => void
  reject: (error: unknown) => void
}

/**
 * Batches all questions of one event-loop tick into one call: requests that arrive together share a round trip, and a
 * single one waits for no other. `ask` answers in the order of the questions; an answer that takes longer, or fails
 * alone, is a promise.
 */
export function batchPerTick<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly (Answer | Promise<Answer>)[]>,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = []

  async function askForAll() {
    const asked = waiting
    waiting = []
    try {
      const answers = await ask(asked.map(({ question }) => question))
      if (answers.length !== asked.length) throw new Error('Not every question was answered.')
      // One answer per question.
      asked.forEach(({ resolve }, at) => resolve(answers[at] as Answer | Promise<Answer>))
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  return question =>
    new Promise((resolve, reject) => {
      // Runs after the input of every connection in this tick has been read.
      if (waiting.length === 0) setImmediate(() => void askForAll())
      waiting.push({ question, resolve, reject })
    })
}
