import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { demoPeople } from './people.ts'

/** The people of the demo live in New York, so that charities are nearby: nothing locates an address of this machine. */
const place = '40.7128,-74.0060'

/** The people of the demo have chosen where they live, which the portal asks first. Newcomers have not. */
export const chooseCountries = async (ledger: Ledger, teamId: TeamId, occurredAt: Instant): Promise<void> => {
  for (const { slackId } of demoPeople) {
    const memberId = memberIdOf(teamId, slackId)
    await ledger.handle({
      type: 'chooseLocale',
      id: derivedId('demo', teamId, 'home', slackId),
      teamId,
      actor: { kind: 'member', id: memberId },
      occurredAt,
      data: { memberId, locale: 'EN-US', place },
    })
  }
}
