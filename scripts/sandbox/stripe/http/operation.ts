import type { z } from 'zod'
import type { World } from '../world.ts'

export type Answer = Readonly<Record<string, unknown>>

/** One call of the API of Stripe. */
export type Operation = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** `/v1/customers/:id` */
  readonly path: string
  /** Reads the parameters and carries the call out. Throws a `StripeRefusal`. */
  readonly run: (world: World, request: { readonly id: string; readonly params: unknown }) => Answer
}

export const operation =
  (method: Operation['method']) =>
  <Params extends z.ZodType>(
    path: string,
    params: Params,
    run: (world: World, params: z.output<Params>, id: string) => Answer,
  ): Operation => ({
    method,
    path,
    run: (world, { id, params: given }) => run(world, params.parse(given), id),
  })

export const get = operation('GET')
export const post = operation('POST')
export const remove = operation('DELETE')
