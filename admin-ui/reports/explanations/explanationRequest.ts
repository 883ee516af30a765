import type { ExplainableFigure } from '@laurel/contract/reports/explanations.ts'

export const entriesPerPage = 25

/** The request for a page of an explanation, and its query key. */
export const explanationRequest = (
  figure: ExplainableFigure,
  userId: string | undefined,
  cursor: string | undefined,
) => {
  const range = JSON.stringify([0, entriesPerPage - 1])
  return {
    key: [figure, userId ?? null, cursor ?? null],
    request: (after: { after?: number }) => ({
      params: { figure },
      query: {
        ...after,
        range,
        ...(cursor !== undefined && { cursor }),
        ...(userId === undefined ? {} : { user_id: userId }),
      },
    }),
  }
}
