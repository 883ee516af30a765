import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Company } from './company.ts'
import { channelTitleOf, type ScaleWish } from './foundingCommands.ts'
import { messageOf } from './people.ts'

const day = 24 * 60 * 60 * 1_000
const runningCount = 2
const membersPerEnded = 60

/**
 * Campaigns of nominations in the channel of all members: two that run, in the first of which every member nominates two
 * colleagues, and ended ones in proportion to the members.
 */
export function* campaignCommands(company: Company, occurredAt: Instant): Generator<ScaleWish> {
  const { memberIds, administratorIds, members } = company
  const [channelId = ''] = company.channelIds
  const [awardId = ''] = company.awardIds.slice(1)
  const [createdBy = ''] = administratorIds
  const today = occurredAt.slice(0, 10)
  const count = runningCount + Math.ceil(members / membersPerEnded)
  for (let index = 0; index < count; index += 1) {
    const campaignId = company.campaignIdAt(index)
    yield {
      type: 'openCampaign',
      data: {
        campaignId,
        title: `Campaign ${index}`,
        channelId,
        awardId,
        endDate: addMilliseconds(occurredAt, 60 * day).slice(0, 10),
        message: messageOf(index),
        isMulti: true,
        createdBy,
      },
      policy: { today, isAwardOffered: true, isChannelKnown: true },
    }
    const nominators = index === 0 ? memberIds : memberIds.slice(index, index + 5)
    for (const [position, nominatorId] of nominators.entries())
      for (const step of [1, 7]) {
        const message = messageOf(position)
        yield {
          type: 'nominate',
          data: {
            nominationId: derivedId('scale nomination', campaignId, nominatorId, String(step)),
            campaignId,
            nominatorId,
            nomineeId: memberIds[(memberIds.indexOf(nominatorId) + step) % memberIds.length] ?? '',
            message,
          },
          policy: { today, isNominatorInChannel: true, isNomineeInChannel: true, storedMessage: message },
        }
      }
    if (index < runningCount) continue
    yield {
      type: 'completeCampaign',
      data: { campaignId, winnerIds: memberIds.slice(index, index + 2), message: '', decidedBy: createdBy },
      policy: {
        award: null,
        channelTitle: channelTitleOf(0),
        memberCount: members,
        absentWinnerIds: [],
      },
    }
  }
}
