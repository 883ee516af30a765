/**
 * Makes one question of many: what is asked in the same moment goes together, and what is asked while one is under way
 * goes with the next, so that a crowd of callers shares a round trip. `ask` answers in the order of the questions; when it fails, all of its group hear why.
 */
export const inGroups = <Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): ((question: Question) => Promise<Answer>) => {
  type Asked = PromiseWithResolvers<Answer> & { readonly question: Question }
  let waiting: Asked[] = []
  let isUnderWay = false

  const askGroup = async (group: readonly Asked[]): Promise<void> => {
    try {
      const answers = await ask(group.map(({ question }) => question))
      if (answers.length !== group.length)
        throw new Error(`${group.length} questions were asked together and ${answers.length} answered.`)
      for (const [index, answer] of answers.entries()) group[index]?.resolve(answer)
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }

  const work = async (): Promise<void> => {
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      await askGroup(group)
    }
    isUnderWay = false
  }

  return question => {
    const asked = { ...Promise.withResolvers<Answer>(), question }
    waiting.push(asked)
    if (!isUnderWay) {
      isUnderWay = true
      // After all that has just come in by the network, since each request comes in a turn of its own.
      setImmediate(() => void work())
    }
    return asked.promise
  }
}
