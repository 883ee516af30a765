import { type NewNomination, nominate } from '@laurel/contract/awards/ownNominations.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { useConnection } from '../../app/connection/ConnectionContext.ts'

type Nomination = { readonly body: NewNomination; readonly nominee: string }

/** Nominates once: a retry of the same words is the same command. */
export const useNominate = () => {
  const { client, freshness } = useConnection()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const sent = useRef({ text: '', key: '' })
  const nominating = useMutation({
    mutationFn: ({ body }: Nomination) => {
      const text = JSON.stringify(body)
      if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() }
      return client.call(nominate, { body }, { idempotencyKey: sent.current.key })
    },
    onSuccess: (answer, { nominee }) => {
      freshness.advance(answer.position)
      void queries.invalidateQueries()
      navigate(`/recognition/nominations?nominated=${encodeURIComponent(nominee)}`)
    },
  })
  return {
    nominate: (nomination: Nomination) => {
      if (!nominating.isPending) nominating.mutate(nomination)
    },
    isPending: nominating.isPending,
    problem: nominating.error?.message,
  }
}
