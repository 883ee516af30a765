import type { z } from 'zod'
import type { PageAct } from '../../pageApi/pageContract.ts'
import { perform, Refused } from './server.ts'
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

/** The answer; a failure becomes a notice and `undefined`. */
export const attempt = async <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await answer
  } catch (error) {
    const unreachable = 'The sandbox can’t be reached. Check that it runs, then try again.'
    notify(error instanceof Refused ? error.message : unreachable)
    return undefined
  }
}

/** Acts as the person of the page; a failure becomes a notice. */
export const run = <Body extends z.ZodObject, Answer extends z.ZodType>(
  act: PageAct<Body, Answer>,
  body: z.input<Body>,
): Promise<z.output<Answer> | undefined> => attempt(perform(act, body))

/** Shows the problem in the answer of the app, if it has one. */
export const notifyProblem = (answer: { problem: string | null } | undefined): void => {
  if (answer?.problem) notify(answer.problem)
}
