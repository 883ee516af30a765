import { setTimeout as pause } from 'node:timers/promises'
import { adjustMemberPoints } from '@laurel/contract/people/members.ts'
import type { Company } from './company.ts'
import type { Server } from './startServer.ts'

const restMilliseconds = 20

export type Answer = {
  readonly status: number
  readonly retryAfter: string | null
  /** How long the caller waited for it. */
  readonly seconds: number
}

export type AdjustingLoad = {
  readonly answers: readonly Answer[]
  /** How many commands were accepted, of one point each. */
  readonly accepted: () => number
  /** Lets every caller finish its command. */
  readonly stop: () => Promise<void>
}

/** Callers that add a point to Ann's balance over HTTP, each sending its command until it is accepted. */
export const startAdjustingLoad = (
  { origin }: Server,
  { team }: Company,
  { token, callers }: { readonly token: string; readonly callers: number },
): AdjustingLoad => {
  const address = `${origin}${adjustMemberPoints.path.replace(':id', team.memberId('Ann'))}`
  const answers: Answer[] = []
  let isOver = false
  let accepted = 0

  const send = async (key: string): Promise<Answer> => {
    const sentAt = performance.now()
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ points: 1, reason: key }),
    })
    await response.text()
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      seconds: (performance.now() - sentAt) / 1_000,
    }
  }
  const call = async (caller: number): Promise<void> => {
    for (let number = 0; !isOver; number += 1) {
      for (let isAccepted = false; !isAccepted; ) {
        const answer = await send(`caller ${caller} command ${number}`)
        answers.push(answer)
        isAccepted = answer.status === 200
        await pause(restMilliseconds)
      }
      accepted += 1
    }
  }
  const ended = Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)))
  return {
    answers,
    accepted: () => accepted,
    stop: async () => {
      isOver = true
      await ended
    },
  }
}
