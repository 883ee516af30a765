import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Sample, Work } from '@laurel/ledger/bench/measure.ts'
import { CrowdAnswer, type CrowdCall, type CrowdPlan } from './crowdPlan.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))

export type Crowd = {
  /** Every caller posts one request after the other on a connection that stays open. */
  readonly posting: (calls: readonly CrowdCall[]) => Work
  readonly stop: () => void
}

/** Callers over HTTP in a process of their own. */
export const startCrowd = (): Crowd => {
  const child = fork(program)
  const ask = async (plan: CrowdPlan): Promise<Sample> => {
    const settled = new AbortController()
    const answered = once(child, 'message', settled)
    const ended = once(child, 'exit', settled).then(([code]: unknown[]) => {
      throw new Error(`The callers' process ended with ${String(code)} before it answered.`)
    })
    child.send(plan)
    const [message]: unknown[] = await Promise.race([answered, ended]).finally(() => settled.abort())
    const answer = CrowdAnswer.parse(message)
    if ('refusal' in answer) throw new Error(answer.refusal)
    return answer
  }
  return {
    posting: calls => milliseconds => ask({ milliseconds, calls: [...calls] }),
    stop: () => {
      if (child.connected) child.disconnect()
    },
  }
}
