import type { Connection } from '@laurel/contract/browser/connection.ts'
import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import { redeemReward } from '@laurel/contract/rewards/redeemReward.ts'
import { ApiError, Unreachable } from '@laurel/contract/wire/apiError.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { meQuery } from '../../app/connection/queries.ts'

type Answer = (typeof redeemReward)['response']['_output']

export type Redeeming = {
  readonly redeem: () => void
  readonly isPending: boolean
  readonly refusal: Refusal | undefined
}

export type Refusal = {
  /** Why it did not happen and what to do, as sentences for the person. */
  readonly text: string
  /** A retry would get the same answer. */
  readonly isFinal: boolean
}

/** Redeems once for as long as the dialog is open: a repeated click is the same command. */
export const useRedeem = (reward: CompanyReward): Redeeming => {
  const connection = useConnection()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const mutation = useMutation({
    mutationFn: () =>
      connection.client.call(redeemReward, { params: { rewardId: reward.id } }, { idempotencyKey }),
    onSuccess: answer => {
      connection.freshness.advance(answer.position)
      if (answer.ok) spend(connection, queries, reward.point_cost)
      void queries.invalidateQueries()
      if (!answer.ok) return
      navigate(`/redemptions/${answer.redemption_id}`)
    },
  })
  return {
    redeem: () => mutation.mutate(),
    isPending: mutation.isPending,
    refusal: refusalOf(mutation.data, mutation.error),
  }
}

/** The new balance shows at once; what the server answers next replaces it. */
const spend = (connection: Connection, queries: QueryClient, points: number): void => {
  queries.setQueryData(meQuery(connection).queryKey, known =>
    known === undefined
      ? undefined
      : { ...known, user: { ...known.user, redeemable_points: known.user.redeemable_points - points } },
  )
}

const refusalOf = (answer: Answer | undefined, error: unknown): Refusal | undefined => {
  if (error instanceof ApiError) return { text: error.message, isFinal: finalStatuses.has(error.status) }
  if (error instanceof Unreachable) return { text: error.message, isFinal: false }
  if (error !== null) return { text: unknownText, isFinal: false }
  if (answer === undefined || answer.ok) return undefined
  return { text: `${sentenceOf(answer)} Nothing was taken.`, isFinal: true }
}

/** What can't be otherwise a moment later: not allowed, or gone. */
const finalStatuses: ReadonlySet<number> = new Set([403, 404, 410, 422])
const unknownText = 'It is not known whether that worked. Look at your redemptions before you try again.'

const sentenceOf = (answer: Answer): string =>
  answer.error === 'INSUFFICIENT_POINTS'
    ? "You don't have enough points for this reward!"
    : (answer.message ?? 'This reward can’t be redeemed right now. Ask an administrator of your team.')
