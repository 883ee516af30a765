import {
  awardMessage,
  personalAwardMessage,
  recalledAwardMessage,
} from '@laurel/api/awards/slack/awardMessage.ts'
import {
  competitionEndMessage,
  competitionStartMessage,
} from '@laurel/api/awards/slack/competitionMessage.ts'
import {
  campaignCompletedMessage,
  campaignOpenedMessage,
  nominatorMessage,
} from '@laurel/api/awards/slack/nominations/campaignMessages.ts'
import { personalPrizeMessage, prizeMessage } from '@laurel/api/awards/slack/prizeMessage.ts'
import {
  celebrationMessage,
  personalCelebrationMessage,
} from '@laurel/api/celebrations/slack/celebrationMessage.ts'
import { adjustmentMessage } from '@laurel/api/people/slack/adjustmentMessage.ts'
import {
  personalShoutoutMessage,
  recalledMessage,
  removedReactionMessage,
  shoutoutMessage,
} from '@laurel/api/recognition/slack/shoutoutMessage.ts'
import { emptyAccountMessage } from '@laurel/api/rewards/slack/emptyAccountMessage.ts'
import {
  emptyFundMessage,
  owingFundMessage,
  redeemedMessage,
} from '@laurel/api/rewards/slack/redeemedMessage.ts'
import { bannerFor } from '@laurel/api/slack/announcements/bannerFor.ts'
import type { Message } from '@laurel/api/slack/announcements/messages/message.ts'
import { namedIn, unknownPerson } from '@laurel/api/slack/announcements/people.ts'
import type { SlackSpeech } from '@laurel/api/slack/speech/slackSpeech.ts'
import { awardProposedMessage, payoutHeldMessage } from '@laurel/api/team/slack/approvalMessages.ts'
import { introductionMessage } from '@laurel/api/team/slack/introductionMessage.ts'
import { banners } from '@laurel/contract/celebrations/banners.ts'
import { formerMember } from '@laurel/ledger/members/events.ts'

const url = 'https://laurel.example/redeem'
const grantId = '0e4b3b0c-0000-4000-8000-000000000001'

/** Everything that is announced to a channel or to a person, with and without what may be missing. */
export const announcements = (speech: SlackSpeech): readonly Message[] => {
  const giver = { slackUserId: 'U1', name: 'Ann' }
  const one = [namedIn(speech, unknownPerson)]
  const two = [...one, namedIn(speech, { slackUserId: null, name: formerMember })]
  const many = Array.from({ length: 30 }, () => giver)
  const attachment = { type: 'KLIPY_GIF', mediaUrl: url, width: 1, height: 1, altText: '' } as const
  const shoutout = { giver, recipients: two, pointsEach: 10, value: 'R&D', message: 'ÄÖÜ', attachment }
  const alone = { ...shoutout, recipients: one, value: null, pointsEach: 1 }
  const award = { giver, awardName: 'X', pointsEach: 5, hasGifts: true, message: '', banner: null }
  const prize = { person: giver, awardName: 'X', points: 5, hasGifts: true, message: '', banner: null }
  const wonIn = (kind: 'COMPETITION' | 'NOMINATIONS') => ({ kind, campaignId: grantId, title: 'Y' })
  const celebration = { person: giver, points: 5, hasGifts: true, message: '', banner: null, daysLate: 3 }
  const celebrations = (['BIRTHDAY', 'ANNIVERSARY', 'NEW_HIRE'] as const).map(kind => ({
    ...celebration,
    occasion: { kind, year: 2026, years: kind === 'ANNIVERSARY' ? 5 : null },
  }))
  const competition = { title: 'Y', channelTitles: ['#a', '#b'], lastDay: speech.calendarDay('2026-12-01') }
  const starts = (['PVP', 'TVT'] as const).flatMap(type =>
    (['POINTS', 'SHOUTOUT_COUNT'] as const).map(metric => ({ ...competition, type, metric, awardName: 'X' })),
  )
  const end = {
    title: 'Y',
    winners: one,
    winnerCount: 1,
    score: 12,
    metric: 'SHOUTOUT_COUNT',
    awardName: 'X',
  } as const
  const call = { campaignId: grantId, title: 'Y', message: 'ÄÖÜ', awardName: 'X', endDate: '2026-12-01' }
  const result = { title: 'Y', winners: two, message: '', awardName: 'X', nominationCount: 1 }
  const held = { member: giver, reward: 'Z', points: 5 }
  return [
    ...banners.map(({ id }) =>
      awardMessage(speech, {
        ...award,
        recipients: two,
        banner: bannerFor({ origin: url }, speech, [id], grantId),
      }),
    ),
    shoutoutMessage(speech, shoutout),
    shoutoutMessage(speech, { ...alone, recipients: many }),
    shoutoutMessage(speech, alone),
    personalShoutoutMessage(speech, shoutout, url),
    removedReactionMessage(speech, alone),
    recalledMessage(speech, alone),
    awardMessage(speech, { ...award, recipients: many }),
    personalAwardMessage(speech, { ...award, recipients: one }, url),
    recalledAwardMessage(speech, award),
    ...(['COMPETITION', 'NOMINATIONS'] as const).flatMap(kind => [
      prizeMessage(speech, { ...prize, wonIn: wonIn(kind) }),
      personalPrizeMessage(speech, { ...prize, wonIn: wonIn(kind) }, url),
    ]),
    ...celebrations.flatMap(each => [
      celebrationMessage(speech, each),
      personalCelebrationMessage(speech, { ...each, daysLate: 0 }, url),
    ]),
    ...starts.map(start => competitionStartMessage(speech, start, url)),
    competitionEndMessage(speech, end, url),
    competitionEndMessage(
      speech,
      { ...end, winners: two, winnerCount: 25, awardName: null, metric: 'POINTS' },
      url,
    ),
    competitionEndMessage(speech, { ...end, winners: [], winnerCount: 0 }, url),
    campaignOpenedMessage(speech, call),
    campaignCompletedMessage(speech, result),
    campaignCompletedMessage(speech, { ...result, awardName: null, nominationCount: 1234 }),
    nominatorMessage(speech, result),
    adjustmentMessage(speech, { proposer: giver, member: giver, points: 5, reason: 'ÄÖÜ' }, url),
    awardProposedMessage(speech, { ...award, recipients: two, points: 5 }, url),
    payoutHeldMessage(speech, held, url),
    introductionMessage(speech, { teamName: null, message: 'ÄÖÜ' }, url),
    introductionMessage(speech, { teamName: 'T', message: null }, url),
    redeemedMessage(speech, held, url),
    redeemedMessage(speech, { ...held, points: 0 }, url),
    emptyFundMessage(speech, url),
    owingFundMessage(speech, url),
    emptyAccountMessage(speech, undefined, url),
  ]
}
