import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumPoints } from '../kernel/points.ts'
import { postedTo } from '../kernel/posting.ts'
import { byAdmin, idOf } from '../testing/testCommand.ts'
import { ann, annAdded, ben, cleo } from '../testing/testMember.ts'
import { AllowanceChanged } from './allowances/allowanceEvents.ts'
import type { MemberEvent } from './events.ts'
import { type MemberCommand, memberStream } from './stream.ts'

const configured = 100
const periods = ['2026-03-01', '2026-03-08', '2026-03-15']
const figure = fc.constantFrom(0, 30, 90, 250, 500)
const which = fc.nat(5)

const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('give'), points: fc.integer({ min: 1, max: 120 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('recall'), which }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('reinstate'), which }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('override'), figure }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('nextPeriod') }) },
)
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

/** A member who gives, takes back and gives again while an administrator changes what they may give. */
const createStory = () => {
  let state = memberStream.evolve(memberStream.initialState, annAdded)
  let given = 0
  let period = 0
  let override = 0
  /** By period: what was granted, what of it is with others now, and the highest figure there was. */
  const books = new Map<string, { granted: number; away: number; highest: number }>()
  const bookOf = (name: string) => {
    const known = books.get(name) ?? { granted: 0, away: 0, highest: 0 }
    books.set(name, known)
    return known
  }
  const grant = () => ({ period: periods[period] ?? '', points: configured })

  const commandOf = (next: Act): MemberCommand => {
    const shoutoutId = 'which' in next ? idOf(`shoutout ${next.which}`) : idOf(`shoutout ${given}`)
    switch (next.kind) {
      case 'give':
        return {
          type: 'giveShoutout',
          ...byAdmin(),
          data: {
            shoutoutId,
            giverId: ann,
            recipientIds: given % 2 === 0 ? [ben] : [ben, cleo],
            pointsEach: 'points' in next ? next.points : 1,
            channelId: null,
            value: null,
            message: 'Thank you',
          },
          policy: {
            allowance: grant(),
            day: grant().period,
            absentRecipientIds: [],
            ineligibleRecipientIds: [],
            pointOptions: [],
            values: [],
            isValueRequired: false,
          },
        }
      case 'recall':
        return {
          type: 'recallShoutout',
          ...byAdmin(),
          data: { shoutoutId, giverId: ann, reason: 'A mistake' },
          policy: { clawBackPolicy: 'absorb' },
        }
      case 'reinstate':
        return { type: 'reinstateShoutout', ...byAdmin(), data: { shoutoutId, giverId: ann } }
      case 'override':
        return {
          type: 'changeMemberDetails',
          ...byAdmin(),
          data: { memberId: ann, changes: { shoutoutAllowanceOverride: override } },
          policy: { shoutout: grant(), award: { ...grant(), points: 0 } },
        }
      case 'nextPeriod':
        return {
          type: 'resetAllowance',
          ...byAdmin(),
          data: { memberId: ann, allowance: 'shoutout' },
          policy: { grant: grant() },
        }
    }
  }

  const note = (event: MemberEvent) => {
    if (!('postings' in event.data) || !('period' in event.data)) return
    const { period: name, postings } = event.data
    if (name === null) return
    expect(sumPoints(postings.map(({ points }) => points))).toBe(0)
    const book = bookOf(name)
    book.granted -= postedTo('granted', postings)
    book.away += postedTo('clearing', postings)
    if (event.type === 'AllowanceChanged') expect(AllowanceChanged.parse(event.data).data).toEqual(event.data)
  }

  const check = () => {
    if (state.kind === 'unknown') throw new Error('Ann was added.')
    const { shoutout } = state.allowances
    for (const [name, { granted, away, highest }] of books) {
      const left = name === shoutout.period ? shoutout.points : (shoutout.lapsed.get(name) ?? 0)
      expect(left, name).toBeGreaterThanOrEqual(0)
      expect(away, name).toBeGreaterThanOrEqual(0)
      expect(left + away, name).toBe(granted)
      expect(granted, name).toBeLessThanOrEqual(highest)
      if (name === shoutout.period) expect(shoutout.granted).toBe(granted)
    }
  }

  return (next: Act) => {
    if (next.kind === 'nextPeriod') period = Math.min(period + 1, periods.length - 1)
    if ('figure' in next) override = next.figure
    const book = bookOf(grant().period)
    book.highest = Math.max(book.highest, override > 0 ? override : configured)
    const decision = memberStream.decide(state, commandOf(next))
    if (next.kind === 'give') given += 1
    if (decision.kind === 'rejected') return
    for (const event of decision.events) {
      note(event)
      state = memberStream.evolve(state, event)
    }
    check()
  }
}

it('grants a period once, up to the highest figure that was named, whatever is taken back and given again', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), acts => {
      const play = createStory()
      for (const next of acts) play(next)
    }),
    { numRuns: 500, seed: 20_261_121 },
  )
})
