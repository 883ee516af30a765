import { Refused } from './server.ts'
import { state, update } from './state.ts'

const shownForMilliseconds = 7000
let lastId = 0

export const dismiss = (id: number): void =>
  update({ notices: state.notices.filter(notice => notice.id !== id) })

/** Shows a notice for a few seconds; a screen reader says it too. */
export const notify = (text: string): void => {
  lastId += 1
  const id = lastId
  update({ notices: [...state.notices, { id, text }] })
  setTimeout(() => dismiss(id), shownForMilliseconds)
}

/** Runs an action of the person; a failure becomes a notice and the answer `undefined`. */
export const attempt = async <Answer>(action: () => Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await action()
  } catch (error) {
    if (!(error instanceof Refused)) console.warn(error)
    notify(
      error instanceof Refused
        ? error.message
        : 'The sandbox can’t be reached. Check that it runs, then try again.',
    )
    return undefined
  }
}

/** Shows the problem in the answer of the app, if it has one. */
export const notifyProblem = (answer: { problem: string | null } | undefined): void => {
  if (answer?.problem) notify(answer.problem)
}
