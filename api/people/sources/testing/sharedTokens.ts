import type { VendorTokens } from '../../../partners/surroundings.ts'

/** Tokens of a connection that several clients share: one renews at a time, as the database has it. */
export const sharedTokens = (): VendorTokens => {
  let current: string | null = null
  let turn: Promise<unknown> = Promise.resolve()
  return {
    read: () => Promise.resolve(current),
    renew: work => {
      const renewed = turn.then(async () => {
        current = await work(current)
        return current
      })
      turn = renewed.catch(() => undefined)
      return renewed
    },
  }
}
