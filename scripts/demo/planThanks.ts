import { TZDate } from '@date-fns/tz'
import type { Random } from '@laurel/ledger/simulation/random.ts'
import { getISOWeek } from 'date-fns/getISOWeek'
import { isWeekend } from 'date-fns/isWeekend'
import type { GiveAct } from './acts.ts'
import { demoMessages, demoValues } from './messages.ts'
import { type DemoPerson, demoAdmin, demoEmployee, demoOwner, demoPeople } from './people.ts'
import { demoChannels } from './workspace.ts'

/** The monthly allowance of a member. */
export const monthlyAllowance = 100
/** Everybody has some points left to give on any day of the month. */
const spentMax = 80
/** Visitors of the demo act as one of these, who have more of them left. */
const triedOut: readonly DemoPerson[] = [demoOwner, demoAdmin, demoEmployee]
const spentWhenTriedOut = 40
const pointOptions = [5, 10, 10, 10, 20, 20, 25] as const
const recalledShare = 0.004

/** Fewer shoutouts on Mondays, more on Fridays. */
const thanksByWeekday = [0, 5, 7, 8, 7, 11, 0] as const

/** More shoutouts in launch weeks, fewer in holiday months. */
const mood = (day: Date): number => {
  const month = day.getMonth()
  if (month === 11 && day.getDate() >= 22) return 0.2
  if (month === 0 && day.getDate() <= 3) return 0.2
  if (month === 7) return 0.55
  return getISOWeek(day) % 9 === 4 ? 1.8 : 1
}

/** Plans the thanks of one day, and remembers what each giver spent in the month. */
export const createThanksPlan = (random: Random) => {
  const generosity = new Map(demoPeople.map(person => [person, random.pick([1, 1, 2, 3, 5, 8])]))
  const givers = demoPeople.flatMap(person => Array<DemoPerson>(generosity.get(person) ?? 1).fill(person))
  const spent = new Map<string, number>()

  const recipientsFor = (giver: DemoPerson): DemoPerson[] => {
    const colleagues = demoPeople.filter(person => person !== giver)
    const sameDepartment = colleagues.filter(({ department }) => department === giver.department)
    const count = random.chance(0.82) ? 1 : random.between(2, 3)
    return random.shuffle(random.chance(0.65) ? sameDepartment : colleagues).slice(0, count)
  }

  const thanks = (day: Date): GiveAct | undefined => {
    const giver = random.pick(givers)
    const recipients = recipientsFor(giver)
    const points = random.pick(pointOptions)
    const month = `${giver.slackId} ${day.getFullYear()}-${day.getMonth()}`
    const total = (spent.get(month) ?? 0) + points * recipients.length
    if (total > (triedOut.includes(giver) ? spentWhenTriedOut : spentMax)) return undefined
    spent.set(month, total)
    const value = random.pick(demoValues)
    return {
      kind: 'give',
      at: duringTheDay(random, day, giver.timeZone),
      giver,
      recipients,
      points,
      channelSlackId: channelFor(random, giver),
      value,
      message: random.pick(demoMessages[value]),
      isRecalled: random.chance(recalledShare),
    }
  }

  return (day: Date): GiveAct[] => {
    if (isWeekend(day)) return random.chance(0.2) ? present([thanks(day)]) : []
    const count = Math.round(
      (thanksByWeekday[day.getDay()] ?? 0) * mood(day) * (0.7 + random.below(70) / 100),
    )
    return present(Array.from({ length: count }, () => thanks(day)))
  }
}

const present = (acts: readonly (GiveAct | undefined)[]): GiveAct[] => acts.filter(act => act !== undefined)

/** In working hours where the person lives, most of all after lunch. */
const duringTheDay = (random: Random, day: Date, timeZone: string): string => {
  const hour = random.pick([9, 10, 11, 11, 13, 14, 14, 15, 15, 16, 16, 17])
  const local = new TZDate(
    day.getFullYear(),
    day.getMonth(),
    day.getDate(),
    hour,
    random.below(60),
    random.below(60),
    timeZone,
  )
  return new Date(local.getTime()).toISOString()
}

const channelFor = (random: Random, giver: DemoPerson): string => {
  const own = demoChannels.filter(
    ({ isRecognition, departments }) =>
      isRecognition && (departments === 'everyone' || departments.includes(giver.department)),
  )
  return random.pick(own).id
}
