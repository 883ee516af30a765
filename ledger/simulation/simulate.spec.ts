import { describe, expect, it } from 'vitest'
import { simulate } from './simulate.ts'

const seeds = Array.from({ length: 24 }, (_, index) => index + 1)

describe('under any interleaving of commands, crashes, repeats and lost answers', () => {
  it.each(seeds)('what is always true stays true (seed %i)', async seed => {
    const { events } = await simulate(seed, 60)
    expect(events).toBeGreaterThan(100)
  })

  it('the same seed tells the same story', async () => {
    expect(await simulate(7, 40)).toEqual(await simulate(7, 40))
  })
})
