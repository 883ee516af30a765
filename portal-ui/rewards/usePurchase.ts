import type { Connection } from '@laurel/contract/browser/connection.ts'
import { ApiError, Unreachable } from '@laurel/contract/wire/apiError.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useConnection } from '../app/connection/ConnectionContext.ts'
import { meQuery } from '../app/connection/queries.ts'
import type { Refusal } from '../elements/Refused.tsx'
import { type Translate, useText } from '../messages/useText.ts'

/** What every call that buys a reward answers. */
export type PurchaseAnswer = {
  readonly ok: boolean
  readonly error: string | null
  readonly message: string | null
  readonly redemption_id: string | null
  readonly points: number
  readonly position: number | null
}

export type Purchasing<Answer extends PurchaseAnswer> = {
  readonly purchase: () => void
  readonly isPending: boolean
  readonly refusal: Refusal | undefined
  /** The last answer, for refusals that ask for something: `PRICE_CHANGED`, `VERIFY_DESTINATION`. */
  readonly answer: Answer | undefined
}

type PurchaseOptions<Answer extends PurchaseAnswer> = {
  /** Sends the call. A repeat, a double click and a retry have the same key, so that they are one redemption. */
  readonly send: (connection: Connection, idempotencyKey: string) => Promise<Answer>
  /** Refusals in the words of the reward; without one the server's sentence is shown. */
  readonly sentences?: Readonly<Partial<Record<string, string>>>
  /** Said of every error that has no sentence of its own; the server's sentence follows it. */
  readonly otherwise?: string
  /** Says in a toast instead of the dialog why the call itself failed. */
  readonly saysFailuresInToast?: boolean
  /** Refusals that the person answers in the dialog, such as a code: no retry with the same answers. */
  readonly asksFor?: ReadonlySet<string>
}

/** Buys once for as long as the dialog is open, then goes to the redemption. The new balance shows at once. */
export const usePurchase = <Answer extends PurchaseAnswer>(
  options: PurchaseOptions<Answer>,
): Purchasing<Answer> => {
  const text = useText()
  const connection = useConnection()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())
  const mutation = useMutation({
    mutationFn: () => options.send(connection, idempotencyKey),
    onSuccess: answer => {
      if (answer.position !== null) connection.freshness.advance(answer.position)
      if (answer.ok) spend(connection, queries, answer.points)
      // A new price is a new decision.
      if (answer.error === 'PRICE_CHANGED') setKey(crypto.randomUUID())
      void queries.invalidateQueries()
      if (answer.ok) navigate(`/redemptions/${answer.redemption_id ?? ''}`)
    },
  })
  return {
    purchase: () => {
      if (!mutation.isPending) mutation.mutate()
    },
    isPending: mutation.isPending,
    refusal: refusalOf(options, mutation.data, mutation.error, text),
    answer: mutation.data,
  }
}

/** What the server answers next replaces this. */
const spend = (connection: Connection, queries: QueryClient, points: number): void => {
  queries.setQueryData(meQuery(connection).queryKey, known =>
    known === undefined
      ? undefined
      : { ...known, user: { ...known.user, redeemable_points: known.user.redeemable_points - points } },
  )
}

const refusalOf = <Answer extends PurchaseAnswer>(
  options: PurchaseOptions<Answer>,
  answer: Answer | undefined,
  error: unknown,
  text: Translate,
): Refusal | undefined => {
  if (error !== null) {
    const refusal = failureOf(options, error, text)
    return options.saysFailuresInToast === true ? { ...refusal, isToast: true } : refusal
  }
  if (answer === undefined || answer.ok) return undefined
  return answerRefusal(options, answer, text)
}

/** No answer, or one that is an error. */
const failureOf = <Answer extends PurchaseAnswer>(
  { otherwise }: PurchaseOptions<Answer>,
  error: unknown,
  text: Translate,
): Refusal => {
  if (error instanceof Unreachable) return { text: error.message, isFinal: false }
  if (!(error instanceof ApiError)) return { text: otherwise ?? text('purchase.unknown'), isFinal: false }
  const isFinal = finalStatuses.has(error.status)
  return otherwise === undefined
    ? { text: error.message, isFinal }
    : { text: otherwise, note: error.message, isFinal }
}

const answerRefusal = <Answer extends PurchaseAnswer>(
  { sentences, otherwise, asksFor }: PurchaseOptions<Answer>,
  { error, message }: Answer,
  text: Translate,
): Refusal => {
  const known = sentences?.[error ?? '']
  if (error === 'PRICE_CHANGED' || asksFor?.has(error ?? ''))
    return { text: known ?? message ?? otherwise ?? text('purchase.unavailable'), isFinal: false }
  const reason = known === undefined && otherwise !== undefined && message !== null ? `${message} ` : ''
  return {
    text: known ?? otherwise ?? message ?? text('purchase.unavailable'),
    note: `${reason}${text('purchase.nothingTaken')}`,
    isFinal: true,
  }
}

/** What can't be otherwise a moment later: not allowed, or gone. */
const finalStatuses: ReadonlySet<number> = new Set([403, 404, 410, 422])
