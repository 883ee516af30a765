import { browserHeader } from '@laurel/contract/wire/session.ts'

const refreshPath = '/v1/user/refresh_token'
const mePath = '/v1/user/me'
/** An answer that was not needed by then would be too old. */
const freshMilliseconds = 15_000

/** Answers that were asked for before the page's own client could ask. Each is handed out once. */
const answers = new Map<string, Promise<Response>>()

/** Asks for a token, then for the signed-in person and for what is at these paths. */
export const startEarlyCalls = (paths: readonly string[]): void => {
  const headers = { [browserHeader.name]: browserHeader.value }
  const refreshed = fetch(refreshPath, { headers })
  const authorized = refreshed.then(async response => ({
    ...headers,
    authorization: `Bearer ${tokenIn(await response.clone().json())}`,
  }))
  answers.set(refreshPath, refreshed)
  for (const path of [mePath, ...paths])
    answers.set(
      path,
      authorized.then(withToken => fetch(path, { headers: withToken })),
    )
  for (const answer of answers.values()) answer.catch(() => undefined)
  setTimeout(() => answers.clear(), freshMilliseconds)
}

const tokenIn = (answer: unknown): string => {
  if (typeof answer === 'object' && answer !== null && 'token' in answer && typeof answer.token === 'string')
    return answer.token
  throw new Error('The session was not refreshed.')
}

/** `fetch`, which hands out the answers of `startEarlyCalls`. A request whose early answer did not come is sent. */
export const earlyFetch: typeof fetch = (input, init) => {
  const isRead = (init?.method ?? 'GET') === 'GET'
  const early = isRead && typeof input === 'string' ? answers.get(input) : undefined
  if (early === undefined || typeof input !== 'string') return fetch(input, init)
  answers.delete(input)
  return early.catch(() => fetch(input, init))
}
