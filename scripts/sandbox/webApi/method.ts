import { z } from 'zod'
import { problemsOf } from '../blockKit/problems.ts'
import type { SandboxContext } from '../sandboxContext.ts'

export type Refusal = { ok: false; error: string; [more: string]: unknown }
export type Answer = { ok: true; [more: string]: unknown } | Refusal

/** The caller: the app by its bot token, a person by their own token, or none before authorization. */
export type Caller =
  | { kind: 'bot'; userId: string; token: string }
  | { kind: 'user'; userId: string; token: string }

export type Method = {
  /** A scope the app must hold. */
  readonly scope?: string
  readonly isOpenToAll?: boolean
  run(
    context: SandboxContext,
    fields: Record<string, unknown>,
    caller: Caller | undefined,
  ): Promise<Answer> | Answer
}

/** A Web API method: its arguments, and what it does with them. */
export const method = <Schema extends z.ZodType>(
  schema: Schema,
  run: (context: SandboxContext, args: z.output<Schema>, caller: Caller) => Promise<Answer> | Answer,
  scope?: string,
): Method => ({
  ...(scope === undefined ? {} : { scope }),
  run(context, fields, caller) {
    if (caller === undefined) return refuse('not_authed')
    const args = schema.safeParse(fields)
    return args.success ? run(context, args.data, caller) : refuseArguments(args.error)
  },
})

/** A method that is called before there is a token. */
export const openMethod = <Schema extends z.ZodType>(
  schema: Schema,
  run: (context: SandboxContext, args: z.output<Schema>) => Promise<Answer> | Answer,
): Method => ({
  isOpenToAll: true,
  run(context, fields) {
    const args = schema.safeParse(fields)
    return args.success ? run(context, args.data) : refuseArguments(args.error)
  },
})

export const refuse = (error: string, more: Record<string, unknown> = {}): Refusal => ({
  ok: false,
  error,
  ...more,
})

export const refuseArguments = (error: z.ZodError, name = 'invalid_arguments'): Refusal =>
  refuse(name, { response_metadata: { messages: problemsOf(error, '') } })

/** `true`, `1` or their text, as forms carry them. */
export const flag = z.preprocess(value => value === true || value === 'true' || value === '1', z.boolean())

/** A field that is an object in a JSON body and JSON text in a form. */
export const readJson = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
