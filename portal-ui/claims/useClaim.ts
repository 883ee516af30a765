import type { Claim } from '@laurel/contract/rewards/claim.ts'
import { claimGifts } from '@laurel/contract/rewards/claimGifts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useConnection } from '../app/connection/ConnectionContext.ts'
import type { Choices } from './claimChoice.ts'

/** Claims once for as long as the dialog is open: a repeated click is the same command. */
export const useClaim = (claim: Claim, choices: Choices) => {
  const connection = useConnection()
  const queries = useQueryClient()
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: () =>
      connection.client.call(
        claimGifts,
        { params: { id: claim.id }, body: bodyOf(choices) },
        { idempotencyKey },
      ),
    onSuccess: answer => {
      if (answer.position !== null) connection.freshness.advance(answer.position)
      void queries.invalidateQueries()
    },
    // Other picks are another command.
    onError: () => setKey(crypto.randomUUID()),
  })
}

const bodyOf = (choices: Choices) => {
  const rows = Object.entries(choices)
  return {
    claims: rows.map(([row, { option }]) => ({ row: Number(row), option })),
    claim_data: Object.fromEntries(
      rows.map(([row, { variantId, addressId }]) => [
        row,
        {
          ...(variantId !== null && { variant_id: variantId }),
          ...(addressId !== null && { addr_id: addressId }),
        },
      ]),
    ),
  }
}
