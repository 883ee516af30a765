import { giveShoutout } from '@laurel/contract/recognition/giveShoutout.ts'
import { ApiError } from '@laurel/contract/wire/apiError.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { type Draft, shoutoutOf } from './draft.ts'

/** Gives once: a retry of the same draft is the same command, another draft is another. */
export const useGive = () => {
  const { client, freshness } = useConnection()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const sent = useRef({ body: '', key: '' })
  const giving = useMutation({
    mutationFn: ({ draft, mayRepeat }: { readonly draft: Draft; readonly mayRepeat: boolean }) => {
      const body = shoutoutOf(draft, mayRepeat)
      const text = JSON.stringify(body)
      if (sent.current.body !== text) sent.current = { body: text, key: crypto.randomUUID() }
      return client.call(giveShoutout, { body }, { idempotencyKey: sent.current.key })
    },
    onSuccess: (answer, { draft }) => {
      freshness.advance(answer.position)
      void queries.invalidateQueries()
      const names = draft.people.map(({ name }) => name).join(', ')
      navigate(`/recognition/given?thanked=${encodeURIComponent(names)}`)
    },
  })
  const isRepeat = giving.error instanceof ApiError && giving.error.code === 'SHOUTOUT_REPEATED'
  return {
    give: (draft: Draft, mayRepeat = false) => {
      if (!giving.isPending) giving.mutate({ draft, mayRepeat })
    },
    isPending: giving.isPending,
    problem: giving.error?.message,
    /** The same words went to the same people a moment ago: the giver may mean it. */
    isRepeat,
  }
}
