import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { AwardRow } from '@laurel/projections/awards/awards/tables.ts'
import type { ChannelItem } from '@laurel/projections/team/channels/queries.ts'
import { placeOf } from '../../../slack/giving/places.ts'
import { giver, memberId, team, teamId } from '../../../slack/giving/testing/knownTeam.ts'
import { inEnglish } from '../../../slack/speech/testing/speeches.ts'
import type { AwardFormData } from '../awardFormData.ts'
import type { AwardDraft } from '../awardText.ts'

const channel = (title: string): ChannelItem => ({
  teamId,
  channelId: teamIdOf(title),
  title,
  slackChannelId: title,
  shoutoutAllowance: 100,
  awardAllowance: 1000,
  pointOptions: [],
  managerIds: [memberId],
  createdAt: '2026-01-01T00:00:00.000Z',
  memberCount: 1,
  memberPreview: [],
  managers: [],
})
export const [wins, love] = [channel('#wins'), channel('#love')]

export const award = (name: string, changes: Partial<AwardRow> = {}): AwardRow => ({
  teamId,
  awardId: derivedId('award', name),
  name,
  points: 300,
  message: '',
  bannerIds: [],
  gifts: [],
  isPrivate: false,
  isArchived: false,
  definedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
})
export const beacon = award('Beacon', { message: 'You lit the way' })
export const whisper = award('Whisper', { points: 50, isPrivate: true })

/** The form of a manager of one channel. */
export const formData: AwardFormData = {
  slackUserId: 'U9',
  speech: inEnglish,
  team,
  giver,
  standing: { managed: [wins], isAdmin: false },
  awards: [beacon, whisper],
  places: [placeOf(wins)],
  place: placeOf(wins),
  allowanceLeft: 700,
  allowanceResetsAt: '2026-12-01T00:00:00.000Z',
}
export const draft: AwardDraft = { recipients: ['U1'], awardId: beacon.awardId, message: 'Thanks!' }
