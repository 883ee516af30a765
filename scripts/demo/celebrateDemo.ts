import { celebrationNames } from '@laurel/api/recognition/celebrationNames.ts'
import { awardFor } from '@laurel/ledger/celebrations/awardFor.ts'
import { occasionsBetween } from '@laurel/ledger/celebrations/occasions.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { derivedId } from '@laurel/ledger/values/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/values/foreignIds.ts'
import type { TeamId } from '@laurel/ledger/values/ids.ts'
import { instantOf } from '@laurel/ledger/values/instant.ts'
import { addDays, format, subDays } from 'date-fns'
import { demoCelebrations } from './demoCelebrations.ts'
import { demoDays } from './demoDays.ts'
import { demoAdmin } from './people.ts'

/** So many days back the company has celebrated already; from today on it is the schedule's business. */
const celebratedDays = 60
const setUpBeforeDays = 90

/** Gives everybody of the demo company their days, says how they are celebrated, and celebrates the last weeks. */
export const celebrateDemo = async (ledger: Ledger, teamId: TeamId, now: Date): Promise<void> => {
  const setUpAt = instantOf(subDays(now, setUpBeforeDays))
  const envelope = (occurredAt: string, ...parts: readonly string[]) => ({
    id: derivedId('demo', teamId, 'celebrate', ...parts),
    teamId,
    actor: { kind: 'member', id: memberIdOf(teamId, demoAdmin.slackId) } as const,
    occurredAt,
  })
  const celebrations = demoCelebrations(teamId)
  for (const { kind, settings } of celebrations)
    await ledger.handle({ type: 'setCelebration', ...envelope(setUpAt, kind), data: { kind, settings } })

  const days = { from: dayOf(subDays(now, celebratedDays)), until: dayOf(addDays(now, -1)) }
  for (const [slackId, details] of demoDays(now)) {
    const memberId = memberIdOf(teamId, slackId)
    await ledger.handle({
      type: 'changeMemberDetails',
      ...envelope(setUpAt, 'details', slackId),
      data: { memberId, changes: details },
    })
    for (const { kind, settings } of celebrations) {
      for (const { year, years, heldOn } of occasionsBetween(details, kind, settings.weekendMode, days)) {
        const id = derivedId('demo', teamId, 'celebrated', slackId, kind, String(year))
        const outcome = await ledger.handle({
          type: 'grantAward',
          ...envelope(`${heldOn}T09:00:00.000Z`, 'grant', slackId, kind, String(year)),
          actor: { kind: 'system', id: 'schedule' },
          data: { grantId: id, memberId, occasion: { kind, year, years } },
          policy: {
            awardName: celebrationNames[kind],
            ...awardFor(settings, years),
            message: settings.message,
            isPrivate: kind === 'BIRTHDAY' && details.isBirthdayPrivate,
            channelIds: [],
          },
        })
        if (outcome.kind === 'accepted') await settle(ledger, outcome.events)
      }
    }
  }
}

const dayOf = (date: Date): string => format(date, 'yyyy-MM-dd')
