import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import { createRandom, type Random } from '@laurel/ledger/simulation/random.ts'
import { addDays } from 'date-fns/addDays'
import type { AdjustAct, DemoAct, GiveAct, RedeemAct, TopUpAct } from './acts.ts'
import { hadJoined } from './demoDays.ts'
import { type DemoPerson, demoEmployee, demoPeople } from './people.ts'
import { planPair } from './planPair.ts'
import { createThanksPlan } from './planThanks.ts'
import { demoRewards } from './rewards.ts'

const hour = 60 * 60 * 1000
/** Redemptions of the last days still wait for an administrator. */
const openForMilliseconds = 12 * 24 * hour

/** The person whose portal opens first has enough points to redeem something. */
const savings: Points = 300

const corrections = [
  [150, 'Winner of the summer photo contest'],
  [50, 'Missed in the import of last year'],
  [200, 'Ran the first-aid course for all of us'],
  [-20, 'Given twice by mistake'],
] as const

/** Everything that happens in the demo company between two instants, in the order of time. Pure: same seed, same company. */
export const planHistory = (startsAt: Instant, until: Instant, seed: number): readonly DemoAct[] => {
  const random = createRandom(seed)
  const thanksOf = createThanksPlan(random)
  const pair = planPair(until)
  const earned = new Map<DemoPerson, Points>()
  const acts: DemoAct[] = []
  let dayNumber = 0
  for (let day = new Date(startsAt); day.toISOString() < until; day = addDays(day, 1)) {
    const thanks = thanksOf(day)
      .filter(act => act.at > startsAt && act.at < until)
      .flatMap(act => amongColleagues(act, new Date(until)))
      .filter(act => !pair.replaces(act))
      .concat(pair.thanksOf(day))
    acts.push(...thanks, ...redemptionsOf(random, earned, day, until), ...officeOf(random, day, dayNumber))
    for (const act of thanks) if (!act.isRecalled) earn(earned, act)
    dayNumber += 1
  }
  return acts
    .filter(act => act.at > startsAt && act.at < until)
    .toSorted((left, right) => (left.at < right.at ? -1 : left.at > right.at ? 1 : 0))
}

/** People give and receive only after they have joined. */
const amongColleagues = (act: GiveAct, today: Date): GiveAct[] => {
  const isHere = (person: DemoPerson) => hadJoined(person, new Date(act.at), today)
  const recipients = act.recipients.filter(isHere)
  return recipients.length > 0 && isHere(act.giver) ? [{ ...act, recipients }] : []
}

const earn = (earned: Map<DemoPerson, Points>, { recipients, points }: GiveAct): void => {
  for (const recipient of recipients) earned.set(recipient, (earned.get(recipient) ?? 0) + points)
}

const redemptionsOf = (
  random: Random,
  earned: Map<DemoPerson, Points>,
  day: Date,
  until: Instant,
): RedeemAct[] => {
  if (!random.chance(0.3)) return []
  const spendable = (person: DemoPerson): Points =>
    (earned.get(person) ?? 0) - (person === demoEmployee ? savings : 0)
  const wealthy = demoPeople.filter(person => spendable(person) >= demoRewards[0][2])
  if (wealthy.length === 0) return []
  const person = random.pick(wealthy)
  const reward = random.pick(demoRewards.filter(([, , pointCost]) => pointCost <= spendable(person)))
  earned.set(person, (earned.get(person) ?? 0) - reward[2])
  const at = addMilliseconds(day.toISOString(), (18 + random.below(4)) * hour)
  const endsAt = addMilliseconds(at, random.between(2, 60) * hour)
  const isOpen = Date.parse(until) - Date.parse(at) < openForMilliseconds || endsAt >= until
  const isCancelled = random.chance(0.06)
  if (isCancelled && !isOpen) earned.set(person, (earned.get(person) ?? 0) + reward[2])
  const end = isOpen ? undefined : ({ kind: isCancelled ? 'cancel' : 'complete', at: endsAt } as const)
  return [{ kind: 'redeem', at, person, reward, end }]
}

/** What the people team does: the fund is topped up once a quarter, now and then something is put right. */
const officeOf = (random: Random, day: Date, dayNumber: number): (TopUpAct | AdjustAct)[] => {
  const at = addMilliseconds(day.toISOString(), 8 * hour)
  const acts: (TopUpAct | AdjustAct)[] = []
  if (dayNumber % 91 === 1) acts.push({ kind: 'topUp', at, points: 250_000 })
  if (dayNumber % 60 === 45) {
    const [points, reason] = random.pick(corrections)
    acts.push({ kind: 'adjust', at, person: random.pick(demoPeople), points, reason })
  }
  return acts
}
