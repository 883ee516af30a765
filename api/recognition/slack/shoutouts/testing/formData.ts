import { teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { Place } from '../../../../slack/giving/places.ts'
import { giver, team as known } from '../../../../slack/giving/testing/knownTeam.ts'
import { inEnglish } from '../../../../slack/speech/testing/speeches.ts'
import type { ShoutoutFormData } from '../shoutoutFormData.ts'
import type { ShoutoutDraft } from '../shoutoutText.ts'

export const team = { ...known, values: ['Teamwork', `Long ${'x'.repeat(90)}`] }

export const placeOf = (title: string, pointOptions: number[] = []): Place => ({
  channelId: teamIdOf(title),
  settings: {
    title,
    slackChannelId: 'C1',
    shoutoutAllowance: 100,
    awardAllowance: 0,
    pointOptions,
    managerIds: [],
  },
})
export const general = placeOf('#general')
export const fixed = placeOf('#fixed', [5, 10])

/** The form of a member in one channel. */
export const formData: ShoutoutFormData = {
  slackUserId: 'U9',
  speech: inEnglish,
  team,
  giver,
  places: [general],
  place: general,
  sourceChannelId: undefined,
  giverSources: { channels: [], segments: [] },
  allowanceLeft: 70,
  allowanceResetsAt: '2026-12-01T00:00:00.000Z',
  gifProvider: undefined,
}
export const draft: ShoutoutDraft = {
  recipients: ['U1', 'U2'],
  points: 10,
  value: 'Teamwork',
  message: 'Thanks!',
  gif: null,
}
