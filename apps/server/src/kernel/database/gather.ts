interface Waiting<Question, Answer> {
  question: Question
  resolve: (answer: Answer | Promise<Answer>) => void
  reject: (error: unknown) => void
}

/**
 * Makes one question of all that are asked in the same turn of the event loop: requests that arrive together share
 * a round trip, and one that comes alone waits for nobody. `ask` answers in the order it was asked in; an answer that
 * takes longer than the others, or that is an error of one alone, is a promise.
 */
export function gather<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly (Answer | Promise<Answer>)[]>,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = []

  async function askForAll() {
    const asked = waiting
    waiting = []
    try {
      const answers = await ask(asked.map(({ question }) => question))
      if (answers.length !== asked.length) throw new Error('Not every question was answered.')
      // As many as there are questions, looked at just now.
      asked.forEach(({ resolve }, at) => resolve(answers[at] as Answer | Promise<Answer>))
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  return question =>
    new Promise((resolve, reject) => {
      // Runs when every connection that had something to say in this turn has been read.
      if (waiting.length === 0) setImmediate(() => void askForAll())
      waiting.push({ question, resolve, reject })
    })
}
