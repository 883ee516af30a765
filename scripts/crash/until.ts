import { setTimeout as pause } from 'node:timers/promises'
import { patienceMilliseconds, retryMilliseconds } from './limits.ts'

/** Polls until there is an answer. Throws when there is none in time. */
export const until = async <Answer>(
  name: string,
  look: () => Promise<Answer | undefined> | Answer | undefined,
): Promise<Answer> => {
  const deadline = performance.now() + patienceMilliseconds
  while (performance.now() < deadline) {
    const answer = await look()
    if (answer !== undefined) return answer
    await pause(retryMilliseconds)
  }
  throw new Error(`Waited ${patienceMilliseconds / 1_000} s in vain: ${name}.`)
}
