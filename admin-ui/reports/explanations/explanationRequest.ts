import type { ExplainableFigure } from '@laurel/contract/reports/explanations.ts'

export const entriesPerPage = 25

/** The request for a page of an explanation, and its query key. */
export const explanationRequest = (figure: ExplainableFigure, userId: string | undefined, page: number) => {
  const range = JSON.stringify([(page - 1) * entriesPerPage, page * entriesPerPage - 1])
  return {
    key: [figure, userId ?? null, page],
    request: (after: { after?: number }) => ({
      params: { figure },
      query: { ...after, range, ...(userId === undefined ? {} : { user_id: userId }) },
    }),
  }
}
