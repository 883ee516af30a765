import type { z } from 'zod'
import type { ErrorCode } from './errorCodes.ts'
import type { KeyScope } from './keyScopes.ts'

/** Who may make a call. Every call says so; a route that does not is not served. */
export type Access = 'public' | 'member' | 'admin'

/**
 * One call of the API, as both sides know it. The path carries its parameters as `:name`. The server parses
 * `params`, `query` and `body` with these schemas, the client is typed by them.
 */
export type Call = {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/v1/${string}`
  readonly access: Access
  readonly summary: string
  /** The scope that an API key needs for the call. Left out, the call takes no key. */
  readonly keyScope?: KeyScope
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly response: z.ZodType
  /** Set when the answer is a file; a PDF and a ZIP file are taken as bytes, the others as text. */
  readonly answers?: 'csv' | 'json-file' | 'pdf' | 'zip'
  /** Set where the call takes data out otherwise, such as an order of a file. Every export is in the security log. */
  readonly isExport?: boolean
  /** The refusals this call adds to the general ones (not signed in, not allowed, invalid, too many). */
  readonly errors?: readonly ErrorCode[]
  /** A command changes something: it takes an `Idempotency-Key` and answers its position in the log. */
  readonly isCommand?: boolean
  /** Set where the member must have signed in a few minutes ago; else the answer is `FRESH_SIGN_IN_REQUIRED`. */
  readonly needsFreshSignIn?: boolean
  /** Set where a team that is deactivated or has no plan can make the call, though it changes something. */
  readonly worksWhileInactive?: boolean
  /** Set where the body is sent as `multipart/form-data`. */
  readonly sends?: 'form'
}

/** Keeps the literal type of a call, so that requests and responses can be inferred from it. */
export const defineCall = <const Defined extends Call>(call: Defined): Defined => call

type Part<Defined extends Call, Name extends 'params' | 'query' | 'body'> = Defined extends {
  readonly [Key in Name]: infer Schema extends z.ZodType
}
  ? z.input<Schema>
  : undefined

type NamesSent<Defined extends Call> = {
  [Name in 'params' | 'query' | 'body']: Part<Defined, Name> extends undefined ? never : Name
}['params' | 'query' | 'body']

type Sent<Defined extends Call> = { readonly [Name in NamesSent<Defined>]: Part<Defined, Name> }

/** What a caller sends: the parts that the call has. A query without required parameters may be left out. */
export type RequestOf<Defined extends Call> =
  Record<never, never> extends Part<Defined, 'query'>
    ? Omit<Sent<Defined>, 'query'> & { readonly query?: Part<Defined, 'query'> }
    : Sent<Defined>

export type ResponseOf<Defined extends Call> = z.output<Defined['response']>
