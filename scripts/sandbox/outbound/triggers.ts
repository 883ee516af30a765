import { randomBytes } from 'node:crypto'
import type { Sequence } from '../state/sequence.ts'

/** An app may open one modal within this time after the act of the person. */
export const triggerLifeMilliseconds = 3_000

export type Triggers = {
  create(userId: string): string
  /** Uses a trigger up. Returns its person, or why it can't be used. */
  use(
    triggerId: string,
  ): { userId: string } | { error: 'invalid_trigger_id' | 'expired_trigger_id' | 'exchanged_trigger_id' }
}

export const createTriggers = (now: () => Date, sequence: Sequence): Triggers => {
  const triggers = new Map<string, { userId: string; createdAt: number; isUsed: boolean }>()
  return {
    create(userId) {
      const triggerId = `${sequence.timestamp()}.${randomBytes(16).toString('hex')}`
      triggers.set(triggerId, { userId, createdAt: now().getTime(), isUsed: false })
      return triggerId
    },
    use(triggerId) {
      const trigger = triggers.get(triggerId)
      if (trigger === undefined) return { error: 'invalid_trigger_id' }
      if (trigger.isUsed) return { error: 'exchanged_trigger_id' }
      if (now().getTime() - trigger.createdAt > triggerLifeMilliseconds)
        return { error: 'expired_trigger_id' }
      trigger.isUsed = true
      return { userId: trigger.userId }
    },
  }
}
