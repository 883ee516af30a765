import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { addMonths, monthOf } from '@laurel/ledger/kernel/month.ts'
import type { GiveAct } from './acts.ts'
import { demoMessages } from './messages.ts'
import { type DemoPerson, demoPeople } from './people.ts'
import { demoChannels } from './workspace.ts'

const names = ['Milan Horvat', 'Jasper de Vries']
/** Days of the month on which they thank each other. */
const days = [3, 9, 16, 23]
const points = 20
const value = 'One team'

/** Two people who thanked only each other in the month before the last one, so that the radar has something to find. */
export const planPair = (until: Instant) => {
  const month = addMonths(monthOf(until), -2)
  const pair = demoPeople.filter(({ name }) => names.includes(name))
  const channel = demoChannels.find(
    ({ isRecognition, departments }) => isRecognition && departments === 'everyone',
  )
  if (!channel) throw new Error('The demo company has no channel for everybody.')
  const thanks = (giver: DemoPerson, index: number, day: Date): GiveAct => ({
    kind: 'give',
    at: `${day.toISOString().slice(0, 'yyyy-mm-dd'.length)}T1${index}:20:00.000Z`,
    giver,
    recipients: pair.filter(person => person !== giver),
    points,
    channelSlackId: channel.id,
    value,
    message: demoMessages[value][days.indexOf(day.getUTCDate())] ?? demoMessages[value][0],
    isRecalled: false,
  })
  return {
    /** Whether they thank each other in the place of this. */
    replaces: ({ at, giver }: GiveAct): boolean => monthOf(at) === month && pair.includes(giver),
    thanksOf: (day: Date): GiveAct[] =>
      monthOf(day.toISOString()) === month && days.includes(day.getUTCDate())
        ? pair.map((giver, index) => thanks(giver, index, day))
        : [],
  }
}
