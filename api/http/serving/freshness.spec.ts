import { describe, expect, it } from 'vitest'
import { CatchingUp } from '../problems/passingProblems.ts'
import { awaitFreshness } from './freshness.ts'

const current = { isBehind: false, behindSeconds: 0 }
const farBehind = { isBehind: true, behindSeconds: 3_600 }

/** Asks for position 7 of a log that ends at a position, while the read models do not show it. */
const ask = (lag: typeof current, head = 9, isShown = false) =>
  awaitFreshness(
    {
      projections: {
        waitForPosition: async () => isShown,
        lag: async () => ({ ...lag, head, position: 5, readModels: [], lastFailure: null }),
      },
    },
    { query: { after: '7' } },
  )

describe('a query that asks for a position', () => {
  it('is answered once the read models show it', async () => {
    await expect(ask(farBehind, 9, true)).resolves.toBeUndefined()
  })

  it('is refused for a while when the read models are catching up', async () => {
    await expect(ask(farBehind)).rejects.toBeInstanceOf(CatchingUp)
  })

  it('is answered with what is there in a busy moment', async () => {
    await expect(ask({ isBehind: true, behindSeconds: 4 })).resolves.toBeUndefined()
    await expect(ask(current)).resolves.toBeUndefined()
  })

  it('is answered if the log ends before the position, as after it was restored', async () => {
    await expect(ask(farBehind, 6)).resolves.toBeUndefined()
  })
})
