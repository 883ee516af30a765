import { ApiError } from '@laurel/contract/wire/apiError.ts'
import { type Query, useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useRef } from 'react'
import type { AdminDataProvider, Answered } from '../../app/connection/dataProvider.ts'
import { useText } from '../../messages/useText.ts'

export type Act<Input, Answer> = {
  /** Performs it, once however often it is clicked. */
  readonly perform: (input: Input) => Promise<Outcome<Answer>>
  readonly isRunning: boolean
  /** Why the last attempt did nothing. */
  readonly refusal: Refusal | undefined
}

export type Outcome<Answer> =
  | { readonly isDone: true; readonly answer: Answer }
  | { readonly isDone: false; readonly refusal: Refusal }

export type Refusal = {
  readonly message: string
  /** What is wrong with fields of the request, by their dotted path. */
  readonly fields: Readonly<Record<string, string>>
}

export type Notice = { readonly text: string; readonly type: 'success' | 'warning' }

type Options<Answer> = {
  /** Runs before anything is read again, for a page whose record is gone. */
  readonly onDone?: (answer: Answer) => void
  /** Which queries ask for something that no longer exists once the act is done: they are not sent again. */
  readonly isGone?: (query: Query) => boolean
}

/**
 * A named act of an administrator: awaited, announced by a notice, and followed by fresh lists. A retry of the same
 * intent carries the same idempotency key, so an answer that was lost cannot make it happen twice.
 */
export const useAct = <Input, Answer extends Answered>(
  send: (input: Input, act: AdminDataProvider['act']) => Promise<Answer>,
  notice: string | ((answer: Answer) => Notice),
  { onDone, isGone }: Options<Answer> = {},
): Act<Input, Answer> => {
  const provider = useDataProvider<AdminDataProvider>()
  const queries = useQueryClient()
  const notify = useNotify()
  const text = useText()
  const keys = useRef(new Map<string, string>())
  const running = useRef<Promise<Outcome<Answer>>>(undefined)

  const keyOf = (...intent: readonly unknown[]): string => {
    const words = JSON.stringify(intent)
    const key = keys.current.get(words) ?? crypto.randomUUID()
    keys.current.set(words, key)
    return key
  }

  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (input: Input) =>
      send(input, (call, request) =>
        provider.act(call, request, { idempotencyKey: keyOf(call.name, request) }),
      ),
    networkMode: 'always',
  })

  const refusalOf = (reason: unknown): Refusal => ({
    message: reason instanceof Error ? reason.message : text('action.failed'),
    fields: reason instanceof ApiError ? fieldsOf(reason) : {},
  })

  const attempt = async (input: Input): Promise<Outcome<Answer>> => {
    const outcome = await mutateAsync(input).then(
      answer => ({ isDone: true, answer }) as const,
      (reason: unknown) => ({ isDone: false, refusal: refusalOf(reason) }) as const,
    )
    if (outcome.isDone) {
      keys.current.clear()
      onDone?.(outcome.answer)
      const said =
        typeof notice === 'string' ? { text: notice, type: 'success' as const } : notice(outcome.answer)
      notify(said.text, { type: said.type })
    }
    void queries.invalidateQueries({ predicate: query => !outcome.isDone || !isGone?.(query) })
    return outcome
  }

  return {
    perform: input => {
      running.current ??= attempt(input).finally(() => {
        running.current = undefined
      })
      return running.current
    },
    isRunning: isPending,
    refusal: error ? refusalOf(error) : undefined,
  }
}

const fieldsOf = ({ problem }: ApiError): Refusal['fields'] =>
  Object.fromEntries(
    (problem.errors ?? []).map(({ path, message }) => [path.replace(/^body\./, ''), message]),
  )
