import { HttpProblem } from '../../http/problems/httpProblem.ts'
import { ContentUnavailable } from '../articles/port.ts'

/** Answers 503 where the content service does not answer. */
export const withContent = async <Answer>(read: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    throw new HttpProblem({ status: 503, code: 'UNAVAILABLE', says: 'problems.contentUnavailable' })
  }
}
