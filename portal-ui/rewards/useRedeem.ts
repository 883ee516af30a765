import { ApiError, Unreachable } from '@laurel/contract/apiError.ts'
import type { CompanyReward } from '@laurel/contract/records/companyReward.ts'
import { redeemReward } from '@laurel/contract/rewards/redeemReward.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useConnection } from '../connection/ConnectionContext.ts'
import type { Connection } from '../connection/connection.ts'
import { meQuery } from '../connection/queries.ts'

type Answer = (typeof redeemReward)['response']['_output']

export type Redeeming = {
  readonly redeem: () => void
  readonly isPending: boolean
  /** Why it did not happen, as a sentence for the person. */
  readonly refusal: string | undefined
}

/** Redeems once for as long as the dialog is open: a repeated click is the same command. */
export const useRedeem = (reward: CompanyReward): Redeeming => {
  const connection = useConnection()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const mutation = useMutation({
    mutationFn: () =>
      connection.client.call(redeemReward, { params: { rewardId: reward.id } }, { idempotencyKey }),
    onSuccess: async answer => {
      connection.noteSeen(answer.position)
      if (answer.ok) spend(connection, queries, reward.point_cost)
      void queries.invalidateQueries()
      if (!answer.ok) return
      await navigate({ to: '/redemptions/$redemptionId', params: { redemptionId: answer.redemption_id } })
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

const refusalOf = (answer: Answer | undefined, error: unknown): string | undefined => {
  if (error !== null) {
    return error instanceof ApiError || error instanceof Unreachable
      ? error.message
      : 'It is not known whether that worked. Look at your redemptions before you try again.'
  }
  switch (answer?.error) {
    case undefined:
    case null:
      return undefined
    case 'INSUFFICIENT_POINTS':
      return "You don't have enough points for this reward!"
    case 'INSUFFICIENT_FUNDS':
    case 'MEMBER_UNKNOWN':
      return answer?.message ?? 'This reward can’t be redeemed right now. Ask an administrator of your team.'
  }
}
