import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { createRandom, type Random } from '@laurel/ledger/simulation/random.ts'
import { addDays } from 'date-fns/addDays'
import { isWeekend } from 'date-fns/isWeekend'
import type { DemoAwardName } from './demoAwards.ts'
import { hadJoined } from './demoDays.ts'
import { type DemoPerson, demoAdmin, demoPeople } from './people.ts'

export type AwardAct = {
  readonly at: Instant
  readonly giver: DemoPerson
  readonly recipients: readonly DemoPerson[]
  readonly award: DemoAwardName
  readonly channelSlackId: string
  /** Empty where the award's own words are enough. */
  readonly message: string
}

const named = (name: string): DemoPerson => {
  const person = demoPeople.find(candidate => candidate.name === name)
  if (!person) throw new Error(`${name} is not a person of the demo.`)
  return person
}

/** Who manages recognition in which channel, and gives awards there. */
export const demoManagers: readonly { readonly channelSlackId: string; readonly manager: DemoPerson }[] = [
  { channelSlackId: 'C01THANKS', manager: demoAdmin },
  { channelSlackId: 'C02ENGINEERING', manager: named('Elif Kaya') },
  { channelSlackId: 'C03CUSTOMERS', manager: named('Beatrice Lang') },
]

const reasons: Readonly<Record<DemoAwardName, readonly string[]>> = {
  Lighthouse: [
    'for drawing the map that three teams now follow.',
    'for asking the question that saved us a quarter.',
    'for the talk that made everybody change their plans, for the better.',
    '',
  ],
  Evergreen: [
    'for a year in which no one had to ask twice.',
    'for teaching half of us what you know.',
    'for being there on every bad day.',
    '',
  ],
  'Quiet hero': [
    'for taking the night shift so that others could be with their families.',
    'for cleaning up what others left behind.',
    '',
  ],
  'High five': ['for the best demo anyone has seen with the lights off.', 'for the cake.', ''],
}

/** A manager gives one or two in a month, and keeps a part of the allowance for the visitor of the demo. */
const monthlyAwardPoints = 300
const chanceOfDay = 0.09
const common: readonly DemoAwardName[] = ['Lighthouse', 'High five', 'High five', 'Quiet hero', 'Evergreen']
const pointsOf: Readonly<Record<DemoAwardName, number>> = {
  Lighthouse: 100,
  Evergreen: 250,
  'Quiet hero': 100,
  'High five': 0,
}

/** The awards of the demo company between two instants, in the order of time. Pure: same seed, same awards. */
export const planAwards = (startsAt: Instant, until: Instant, seed: number): readonly AwardAct[] => {
  const random = createRandom(seed)
  const spent = new Map<string, number>()
  const acts: AwardAct[] = []
  for (let day = new Date(startsAt); day.toISOString() < until; day = addDays(day, 1)) {
    if (isWeekend(day)) continue
    for (const place of demoManagers) {
      const act = random.chance(chanceOfDay) ? awardAt(random, day, place) : undefined
      if (!act || act.at <= startsAt || act.at >= until) continue
      if (!act.recipients.every(person => hadJoined(person, new Date(act.at), new Date(until)))) continue
      const month = `${act.giver.slackId} ${act.at.slice(0, 7)}`
      const total = (spent.get(month) ?? 0) + pointsOf[act.award] * act.recipients.length
      if (total > monthlyAwardPoints) continue
      spent.set(month, total)
      acts.push(act)
    }
  }
  return acts.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
}

const awardAt = (
  random: Random,
  day: Date,
  { channelSlackId, manager }: (typeof demoManagers)[number],
): AwardAct => {
  const award = random.pick(common)
  const isNear = (person: DemoPerson) => manager === demoAdmin || person.department === manager.department
  const colleagues = demoPeople.filter(person => person !== manager && isNear(person))
  const recipients = random.shuffle(colleagues).slice(0, award === 'High five' && random.chance(0.4) ? 2 : 1)
  const hour = String(9 + random.below(7)).padStart(2, '0')
  const minute = String(random.below(60)).padStart(2, '0')
  return {
    at: `${day.toISOString().slice(0, 10)}T${hour}:${minute}:00.000Z`,
    giver: manager,
    recipients,
    award,
    channelSlackId,
    message: random.pick(reasons[award]),
  }
}
