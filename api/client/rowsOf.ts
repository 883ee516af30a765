import { dataOf } from './laurelError.ts'

type AnsweredPage<Row> = {
  readonly data?: readonly Row[] | undefined
  readonly error?: unknown
  readonly response: Response
}

/**
 * The rows of a list, page after page. `read` makes the call with the cursor of a page, which is undefined for the first
 * one.
 */
export async function* rowsOf<Row>(
  read: (cursor: string | undefined) => Promise<AnsweredPage<Row>>,
): AsyncGenerator<Row> {
  let cursor: string | undefined
  do {
    const page = await read(cursor)
    yield* dataOf(page)
    cursor = nextCursorOf(page.response)
  } while (cursor !== undefined)
}

const nextCursorOf = ({ headers }: Response): string | undefined => {
  const [, next] = /<([^>]*)>; rel="next"/.exec(headers.get('link') ?? '') ?? []
  if (next === undefined) return undefined
  return new URL(next, 'http://localhost').searchParams.get('cursor') ?? undefined
}
