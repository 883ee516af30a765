import DataLoader from 'dataloader'

/**
 * Answers many questions with one call of `ask`, so that concurrent callers share a round trip. A group holds the
 * questions of one turn of the event loop, and those that arrive while the group before is being answered. `ask` answers
 * in the order of the questions; its error rejects the whole group.
 */
export const inGroups = <Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): ((question: Question) => Promise<Answer>) => {
  let groupBefore: Promise<void> | undefined
  const end = (): void => {
    groupBefore = undefined
  }
  const loader = new DataLoader<Question, Answer>(
    questions => {
      const answers = ask(questions)
      groupBefore = answers.then(end, end)
      return answers
    },
    {
      cache: false,
      batchScheduleFn: dispatch => {
        // setImmediate waits for every request that the network has delivered in this turn.
        if (groupBefore === undefined) setImmediate(dispatch)
        else void groupBefore.then(dispatch)
      },
    },
  )
  return question => loader.load(question)
}
