import type { Ledger } from '../handling/ledger.ts'
import type { Outcome } from '../handling/outcome.ts'
import { addMilliseconds, type Instant } from '../kernel/instant.ts'
import { settle } from '../processes/settle.ts'
import { createTestTeam } from '../testing/testTeam.ts'

/** A second team, where Ben spends what is then recalled, owes it, and earns again; told a little at a time. */
export const createDebtors = async (ledger: Ledger) => {
  const team = await createTestTeam(ledger, {
    name: 'debtors',
    memberNames: ['Ann', 'Ben', 'Cleo'],
    startsAt: '2026-01-01T00:00:00.000Z',
  })
  const story = function* (round: number, startsAt: Instant) {
    const at = (hours: number) => addMilliseconds(startsAt, hours * 60 * 60 * 1000)
    const key = `round ${round}`
    yield () => team.give('Ann', ['Ben'], 20, { key, at: at(0) })
    yield () => team.redeem('Ben', key, 15, { at: at(1) })
    yield () => team.recall('Ann', key, at(2), { policy: 'owe' })
    yield () => team.give('Cleo', ['Ben', 'Ann'], 4, { at: at(3) })
    if (round % 2 === 0) yield () => team.reinstate('Ann', key, { at: at(4) })
  }
  let round = 0
  let acts: Iterator<() => Promise<Outcome>> | undefined
  return {
    next: async (instant: Instant): Promise<void> => {
      acts ??= story(round, instant)
      const { value: act, done } = acts.next()
      if (done) {
        acts = undefined
        round += 1
        return
      }
      const outcome = await act()
      if (outcome.kind === 'accepted') await settle(ledger, outcome.events)
    },
  }
}
