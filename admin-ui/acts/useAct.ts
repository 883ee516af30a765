import { ApiError } from '@laurel/contract/wire/apiError.ts'
import type { CommandOptions } from '@laurel/contract/wire/client.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useConnection } from '../connection/ConnectionContext.ts'

export type Act<Input> = {
  /** Does it; true when it is in the ledger. A "no" stays readable in `refusal`. */
  readonly perform: (input: Input) => Promise<boolean>
  readonly isRunning: boolean
  readonly refusal: Refusal | undefined
}

export type Refusal = {
  readonly message: string
  readonly fieldMessage: (path: string) => string | undefined
}

type Perform<Input, Answer> = (input: Input, options: CommandOptions) => Promise<Answer>

/** What every act answers; only those that reach the ledger have a position. */
type Answered = { readonly ok?: boolean; readonly position?: number }

export type Notice = { readonly text: string; readonly type: 'success' | 'warning' }

/**
 * A named act of an admin: sent once however often it is clicked, awaited, told in a notice, and followed by fresh
 * lists. An answer that got lost is asked for again under the same key, so that trying again can't do it twice.
 */
export const useAct = <Input, Answer extends Answered>(
  send: Perform<Input, Answer>,
  notice: string | ((answer: Answer) => Notice),
): Act<Input> => {
  const { freshness } = useConnection()
  const queries = useQueryClient()
  const notify = useNotify()
  const [isRunning, setRunning] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const intent = useRef({ key: '', input: '' })

  const keyFor = (input: Input): string => {
    const text = JSON.stringify(input) ?? ''
    if (intent.current.key === '' || intent.current.input !== text) {
      intent.current = { key: crypto.randomUUID(), input: text }
    }
    return intent.current.key
  }

  const perform = async (input: Input): Promise<boolean> => {
    if (isRunning) return false
    setRunning(true)
    setRefusal(undefined)
    try {
      const answer = await send(input, { idempotencyKey: keyFor(input) })
      intent.current = { key: '', input: '' }
      if (answer.position !== undefined) freshness.advance(answer.position)
      const { text, type } = typeof notice === 'string' ? successOf(notice) : notice(answer)
      notify(text, { type })
      void queries.invalidateQueries()
      return true
    } catch (error) {
      setRefusal(refusalOf(error))
      return false
    } finally {
      setRunning(false)
    }
  }

  return { perform, isRunning, refusal }
}

const successOf = (text: string): Notice => ({ text, type: 'success' })

const refusalOf = (error: unknown): Refusal => ({
  message: error instanceof Error ? error.message : 'Something went wrong, please try again.',
  fieldMessage: path => (error instanceof ApiError ? error.fieldMessage(path) : undefined),
})
