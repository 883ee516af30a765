import type { State } from '../state/state.ts'
import { invalid, StripeRefusal } from './refusal.ts'

const keptSeconds = 24 * 3_600
const pruneAbove = 1_000
const keyCharactersMax = 255

/** The answer to an earlier request with this key. Throws where that request was another one. */
export const earlierAnswer = ({ keys }: State, key: string, request: string, now: number) => {
  if (key.length > keyCharactersMax)
    throw invalid(`Idempotency keys are limited to ${keyCharactersMax} characters.`)
  const known = Object.hasOwn(keys, key) ? keys[key] : undefined
  if (!known || known.at + keptSeconds <= now) return undefined
  if (known.request === request) return known
  throw new StripeRefusal(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
      `Try using a key other than '${key}' if you meant to execute a different request.`,
  })
}

/** Keeps an answer for a day, also a failure of the server. */
export const keepAnswer = (
  { keys }: State,
  key: string,
  answer: { readonly request: string; readonly status: number; readonly body: Record<string, unknown> },
  now: number,
): void => {
  keys[key] = { at: now, ...answer }
  if (Object.keys(keys).length <= pruneAbove) return
  for (const [name, { at }] of Object.entries(keys)) if (at + keptSeconds <= now) delete keys[name]
}
