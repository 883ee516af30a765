import { dayText } from '@laurel/ledger/kernel/dayText.ts'
import type { MemberDetails } from '@laurel/ledger/members/profile/details.ts'
import { addDays } from 'date-fns/addDays'
import { subDays } from 'date-fns/subDays'
import { subYears } from 'date-fns/subYears'
import { type DemoPerson, demoAdmin, demoNewcomers, demoPeople } from './people.ts'

export type DemoDays = Pick<MemberDetails, 'birthday' | 'isBirthdayPrivate' | 'joinedOn'>

/** People with a birthday or an anniversary on the day of the demo and soon after it. */
const birthdaysSoon = ['Mateo Rivas', 'Ivy Thompson', 'Kwame Mensah', 'Alice Moreau']
const anniversariesSoon = ['Hana Sato', 'Theo Laurent', 'Elif Kaya', 'Samuel Adeyemi']

/** People who joined in the last year, as days before the demo; the others joined years ago. */
const hiredDaysAgo: ReadonlyMap<string, number> = new Map([
  ['Isabel Pinto', 6],
  ['Emil Andersen', 19],
  ['Nadia Rahman', 48],
  ['Marco Bianchi', 97],
  ['Astrid Nyman', 166],
  ['Stefan Ionescu', 241],
])

/** Whether a person had joined the company, in a history that ends today. */
export const hadJoined = ({ name }: DemoPerson, at: Date, today: Date): boolean =>
  at > subDays(today, hiredDaysAgo.get(name) ?? daysOfYear)

/** Steps without a common divisor with the year spread people evenly over it. */
const birthdayStep = 47
const joiningStep = 101
const daysOfYear = 365
const yearsMin = 2
const yearsMax = 9
const privateEvery = 9

/** The days of everybody in the demo company, by Slack id, as they lie around the day it is looked at. */
export const demoDays = (today: Date): ReadonlyMap<string, DemoDays> => {
  const dayIn = (days: number): Date => addDays(today, days)
  const ofPeople = demoPeople.map(({ slackId, name }, index) => {
    const years = name === demoAdmin.name ? yearsMax : yearsMin + (index % (yearsMax - yearsMin))
    const hired = hiredDaysAgo.get(name)
    const joined = dayIn(soon(anniversariesSoon, name) ?? (index * joiningStep + 9) % daysOfYear)
    const born = dayIn(soon(birthdaysSoon, name) ?? (index * birthdayStep + 5) % daysOfYear)
    const days: DemoDays = {
      birthday: dayText(born).slice('2026-'.length),
      isBirthdayPrivate: index % privateEvery === 3,
      joinedOn: dayText(hired === undefined ? subYears(joined, years) : subDays(today, hired)),
    }
    return [slackId, days] as const
  })
  const ofNewcomers = demoNewcomers.map(({ slackId }, index) => {
    const days: DemoDays = {
      birthday: null,
      isBirthdayPrivate: false,
      joinedOn: dayText(dayIn(3 + index * 24)),
    }
    return [slackId, days] as const
  })
  return new Map([...ofPeople, ...ofNewcomers])
}

/** Today, and a few days apart after it. */
const soon = (names: readonly string[], name: string): number | undefined => {
  const place = names.indexOf(name)
  return place === -1 ? undefined : place * 3
}
