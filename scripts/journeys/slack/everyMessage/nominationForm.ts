import type { NominationFormData } from '@laurel/api/awards/slack/nominations/nominationFormData.ts'
import { giver, team, teamId } from '@laurel/api/slack/giving/testing/knownTeam.ts'
import type { SlackSpeech } from '@laurel/api/slack/speech/slackSpeech.ts'

const id = '0e4b3b0c-0000-4000-8000-000000000001'

/** The form data of a member in one campaign. */
export const nominationForm = (speech: SlackSpeech): NominationFormData => {
  const campaign = {
    teamId,
    campaignId: id,
    title: 'Y',
    channelId: id,
    awardId: id,
    endDate: '2026-12-01',
    message: '',
    isMulti: false,
    createdBy: id,
    openedAt: '2026-11-01T00:00:00.000Z',
    isComplete: false,
    completedAt: null,
    winnerIds: [],
    isPrizePaid: false,
    channelTitle: '#a',
    memberCount: 2,
    nominationCount: 1,
    usersEngaged: 1,
    awardName: 'X',
    awardPoints: 5,
    isAwardArchived: false,
    winners: [],
  }
  return {
    slackUserId: 'U9',
    speech,
    team,
    giver,
    campaigns: [campaign],
    usualCampaign: campaign,
    places: [],
    place: undefined,
  }
}
