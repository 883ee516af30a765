import type { RadarSignal } from '@laurel/ledger/radar/vocabulary.ts'
import type { Random } from '@laurel/ledger/simulation/random.ts'
import { type Exchanges, gatherExchanges, type Thanks } from '../exchanges.ts'

/** Points that a member may give in a month. */
export const plantedAllowance = 100

const squadSize = 8
const people = (count: number) => Array.from({ length: count }, (_, index) => `m${index}`)

/** What was planted: the signal, and the people whom a finding must name. */
export type Planted = { readonly signal: RadarSignal; readonly subjectIds: readonly string[] }

const shoutout = (giverId: string, recipientIds: readonly string[], more: Partial<Thanks> = {}): Thanks => ({
  kind: 'shoutout',
  giverId,
  recipientIds,
  pointsEach: 10,
  message: '',
  isBeforeReset: false,
  ...more,
})

/**
 * A company of squads of eight: people thank mostly their squad, some have a close colleague, some remember their
 * allowance on the last day, some write little, and each squad has a lead who gives awards to it.
 */
const honestMonth = (random: Random, count: number): Thanks[] => {
  const all = people(count)
  return all.flatMap((giverId, index) => {
    const first = index - (index % squadSize)
    const squad = all.slice(first, first + squadSize).filter(memberId => memberId !== giverId)
    const close = squad[(index * 5) % squad.length] ?? giverId
    const hasClose = index % 6 === 0
    const isLate = random.chance(0.2)
    const isTerse = random.chance(0.05)
    const given = Array.from({ length: random.below(9) }, () => {
      const to =
        hasClose && random.chance(0.5) ? close : random.chance(0.7) ? random.pick(squad) : random.pick(all)
      return shoutout(giverId, [to], {
        pointsEach: random.pick([5, 10, 10, 20]),
        message: isTerse && random.chance(0.7) ? 'Thanks!' : '',
        isBeforeReset: isLate ? random.chance(0.4) : random.chance(1 / 30),
      })
    })
    const awards =
      index % squadSize === 0
        ? Array.from({ length: random.below(4) }, () =>
            shoutout(giverId, [random.pick(squad)], { kind: 'award', pointsEach: 100 }),
          )
        : []
    return [...given, ...awards]
  })
}

const repeat = (times: number, make: (time: number) => Thanks): Thanks[] =>
  Array.from({ length: times }, (_, time) => make(time))

/** Takes some people out of the company, who play in this month, with a little honest giving left to each. */
export const plantMonth = (random: Random, count: number) => {
  const free = random.shuffle(people(count))
  const take = (size: number): string[] => free.splice(0, size)
  const planted: Planted[] = []
  const thanks: Thanks[] = []
  const plant = (signal: RadarSignal, subjectIds: readonly string[], given: readonly Thanks[]): void => {
    planted.push({ signal, subjectIds })
    thanks.push(...given)
  }
  const times = () => random.between(4, 8)
  for (let group = 0; group < Math.ceil(count / 250); group += 1) {
    const [one = '', other = ''] = take(2)
    plant(
      'pair',
      [one, other],
      [...repeat(times(), () => shoutout(one, [other])), ...repeat(times(), () => shoutout(other, [one]))],
    )
    const ring = take(random.between(3, 5))
    const steps = ring.flatMap((giverId, index) =>
      repeat(times(), () => shoutout(giverId, [ring[(index + 1) % ring.length] ?? ''])),
    )
    plant('ring', ring, steps)
    const [late = '', ...others] = take(7)
    const burst = others.map(otherId => shoutout(late, [otherId], { pointsEach: 15, isBeforeReset: true }))
    plant('burst', [late], burst)
    const [fan = '', star = ''] = take(2)
    plant(
      'favourite',
      [fan, star],
      repeat(random.between(6, 9), () => shoutout(fan, [star], { pointsEach: 15 })),
    )
    const [terse = '', ...thanked] = take(6)
    plant(
      'wordless',
      [terse],
      repeat(random.between(9, 14), () => shoutout(terse, [random.pick(thanked)], { message: ':tada: thx' })),
    )
    const [lead = '', ...circle] = take(4)
    const back = circle.flatMap(memberId => repeat(2, () => shoutout(memberId, [lead])))
    const awards = repeat(6, time =>
      shoutout(lead, [circle[time % circle.length] ?? ''], { kind: 'award', pointsEach: 100 }),
    )
    plant('circle', [lead], [...back, ...awards])
  }
  const playing = new Set(planted.flatMap(({ subjectIds }) => subjectIds))
  // Those who play give a little to others, too: one in four of what they would.
  const honest = honestMonth(random, count).filter(
    ({ giverId }) => !playing.has(giverId) || random.chance(0.25),
  )
  const gathered = gatherExchanges()
  // Each has words of its own, but for those that say none.
  for (const [index, each] of [...honest, ...thanks].entries())
    gathered.add({ ...each, message: each.message || `helped me with the matter of number ${index}` })
  const month: Exchanges = gathered.exchanges()
  return { month, planted, given: honest.length + thanks.length }
}
