import { hasFeature } from '@laurel/contract/billing/planFeatures.ts'
import { dayAt } from '@laurel/ledger/kernel/period.ts'
import { allowanceLeft } from '@laurel/ledger/members/allowances/allowanceLeft.ts'
import { awardPayer } from '@laurel/ledger/members/awards/whoMayGiveAward.ts'
import { type ActivityItem, latestActivity } from '@laurel/projections/recognition/activity/queries.ts'
import { type AwardGiverRoles, readAwardGiverRoles } from '../../awards/readAwardGiverRoles.ts'
import { competitionsInWords } from '../../awards/slack/competitionsInWords.ts'
import { campaignsInWords } from '../../awards/slack/nominations/campaignsInWords.ts'
import { upcomingInWords } from '../../celebrations/slack/upcomingInWords.ts'
import { upcomingForMember } from '../../celebrations/upcomingCelebrations.ts'
import {
  isShoutoutFormData,
  loadShoutoutFormData,
  type ShoutoutFormData,
} from '../../recognition/slack/shoutouts/shoutoutFormData.ts'
import type { SlackCaller } from '../app/slackCaller.ts'
import type { SlackContext } from '../app/slackDependencies.ts'
import { givingRefusalInWords } from '../giving/rejectionInWords.ts'
import { type AwardsLeft, type HomeRecognition, homeView } from './homeView.ts'

const recognitionsMax = 8

/** The time the read models get to catch up. A slightly outdated Home tab does no harm. */
const freshWithinMilliseconds = 2_000

/** Updates a member's Home tab after an action. A failure here does not fail the action. */
export const refreshHome = async (
  context: SlackContext,
  caller: SlackCaller,
  position: number,
): Promise<void> => {
  try {
    await context.projections.waitForPosition(position, freshWithinMilliseconds)
    await publishHome(context, caller)
  } catch (error) {
    context.log.warn({ err: error }, 'A Home tab could not be updated. Opening it updates it.')
  }
}

/** Draws a member's Home tab from current data. */
export const publishHome = async (context: SlackContext, caller: SlackCaller): Promise<void> => {
  const { client, slackUserId } = caller
  const formData = await loadShoutoutFormData(context, caller, undefined)
  if (!isShoutoutFormData(formData)) {
    const text = { type: 'plain_text', text: givingRefusalInWords(formData) } as const
    await client.views.publish({
      user_id: slackUserId,
      view: { type: 'home', blocks: [{ type: 'section', text }] },
    })
    return
  }
  const { team, giver, speech } = formData
  const { ledger, database } = context
  const standing = await readAwardGiverRoles({ ledger, database }, team.teamId, giver.memberId)
  const view = homeView({
    speech,
    memberName: giver.profile.name,
    redeemable: giver.redeemable,
    owed: 0 - giver.owed,
    allowanceLeft: formData.allowanceLeft,
    allowanceResetsOn: speech.day(formData.allowanceResetsAt),
    awardsLeft: awardsLeftOf(context, formData, standing),
    celebrations: upcomingInWords(
      speech,
      await upcomingForMember(database, team, giver.memberId, standing, context.clock()),
    ),
    competitions: competitionsInWords(
      speech,
      await context.readOwnPlaces({ teamId: team.teamId, memberId: giver.memberId }, context.clock()),
    ),
    campaigns: await campaignsInWords(speech, database, {
      teamId: team.teamId,
      memberId: giver.memberId,
      today: dayAt(context.clock(), team.timeZone),
    }),
    recognitions: await recentRecognitions(context, formData),
    portalUrl: `${context.settings.origin}/redeem`,
  })
  await client.views.publish({ user_id: slackUserId, view })
}

const awardsLeftOf = (
  { clock }: SlackContext,
  { team, giver, giverSources }: ShoutoutFormData,
  standing: AwardGiverRoles,
): AwardsLeft | null => {
  if (!hasFeature(team, 'awards')) return null
  const paidBy = awardPayer(standing, null)
  if (paidBy !== 'allowance') return paidBy === 'company' ? { kind: 'company' } : null
  return { kind: 'allowance', points: allowanceLeft(team, giver, giverSources, 'award', clock()) }
}

const recentRecognitions = async (
  { database }: SlackContext,
  { team, giver, speech }: ShoutoutFormData,
): Promise<HomeRecognition[]> => {
  const rows = await latestActivity(database, team.teamId, {
    kinds: ['shoutout'],
    memberId: giver.memberId,
    isRecalled: false,
    limit: recognitionsMax,
  })
  return rows.map(row => recognitionOf(row, { giver, speech }))
}

const recognitionOf = (
  row: ActivityItem,
  { giver, speech }: Pick<ShoutoutFormData, 'giver' | 'speech'>,
): HomeRecognition => ({
  isGiven: row.memberId === giver.memberId,
  giverName: row.memberName,
  recipientNames: row.recipients.map(recipient => recipient.name),
  pointsEach: row.pointsEach,
  value: row.value,
  message: row.message,
  day: speech.day(row.occurredAt),
})
