import { z } from 'zod'
import type { PageAct } from '../../pageApi/pageContract.ts'
import { me } from './state.ts'

/** The sandbox refused a request; the message says why. */
export class Refused extends Error {}

const Refusal = z.object({ problem: z.string() })

const read = async <Answer extends z.ZodType>(
  response: Response,
  answer: Answer,
): Promise<z.output<Answer>> => {
  const body: unknown = await response.json().catch(() => ({}))
  if (response.ok) return answer.parse(body)
  throw new Refused(
    Refusal.safeParse(body).data?.problem ?? `The sandbox answered ${response.status}. Try again.`,
  )
}

export const get = async <Answer extends z.ZodType>(
  path: string,
  answer: Answer,
  query: Record<string, string> = {},
): Promise<z.output<Answer>> => read(await fetch(`sandbox/${path}?${new URLSearchParams(query)}`), answer)

/** Acts as the person of the page: `perform(pageActs.say, { channelId, text })`. */
export const perform = async <Body extends z.ZodObject, Answer extends z.ZodType>(
  { name, answer }: PageAct<Body, Answer>,
  body: z.input<Body>,
): Promise<z.output<Answer>> =>
  read(
    await fetch(`sandbox/do/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, user: me() }),
    }),
    answer,
  )
