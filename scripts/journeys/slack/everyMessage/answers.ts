import {
  awardedAnswer,
  awardGivenAgainAnswer,
  awardTakenBackAnswer,
} from '@laurel/api/awards/slack/awardAnswers.ts'
import { awardGiving } from '@laurel/api/awards/slack/awardGiving.ts'
import { nominationGiving } from '@laurel/api/awards/slack/nominations/nominationGiving.ts'
import {
  draft as awardDraft,
  formData as awardForm,
  beacon,
  whisper,
} from '@laurel/api/awards/slack/testing/formData.ts'
import { repeatQuestion } from '@laurel/api/recognition/slack/shoutouts/sendAgain.ts'
import {
  givenAgainAnswer,
  givenAnswer,
  takenBackAnswer,
} from '@laurel/api/recognition/slack/shoutouts/shoutoutAnswers.ts'
import { shoutoutGiving } from '@laurel/api/recognition/slack/shoutouts/shoutoutGiving.ts'
import { draft, formData } from '@laurel/api/recognition/slack/shoutouts/testing/formData.ts'
import type { Message } from '@laurel/api/slack/announcements/messages/message.ts'
import { groupQuestion } from '@laurel/api/slack/giving/confirmGroup.ts'
import { keptTextAnswer, plainAnswer, refusedAnswer } from '@laurel/api/slack/giving/privateMessages.ts'
import type { SlackSpeech } from '@laurel/api/slack/speech/slackSpeech.ts'
import { blocksOfCard, closedCard, plainPortalCard } from '@laurel/api/slack/unfurls/card.ts'
import { nominationForm } from './nominationForm.ts'
import { refusals } from './refusals.ts'

const id = '0e4b3b0c-0000-4000-8000-000000000001'
const now = '2026-11-27T12:00:00.000Z'

/** The answers to what people do, and the previews of links. */
export const answers = (speech: SlackSpeech): readonly Message[] => {
  const shoutout = { ...draft, points: 10 }
  const given = { kind: 'given', position: 1, allowanceLeft: 60, outsiders: ['U1', 'U2'] } as const
  const form = { ...formData, speech }
  const awards = { ...awardForm, speech }
  const award = { ...awardDraft, awardId: beacon.awardId }
  const question = { recipients: ['U1', 'U2'], cost: '', leftOutCount: 2, draftId: id, confirmActionId: 'a' }
  const nomination = { recipients: ['U1'], message: '', campaignId: id }
  return [
    givenAnswer(form, shoutout, {
      ...given,
      shoutoutId: id,
      gifNote: speech.text('recognition.gif.noneHere'),
    }),
    givenAnswer(
      { ...form, place: undefined },
      { ...shoutout, recipients: ['U1'], value: null },
      { ...given, shoutoutId: id, outsiders: ['U1'], gifNote: null },
    ),
    takenBackAnswer(speech, { shoutoutId: id, round: 1 }),
    givenAgainAnswer(speech, { shoutoutId: id, round: 1 }),
    awardedAnswer(awards, award, { ...given, grantId: id, isProposal: false }),
    awardedAnswer(awards, award, { ...given, grantId: id, isProposal: true }),
    awardedAnswer(
      { ...awards, standing: { managed: [], isAdmin: true } },
      { ...award, awardId: whisper.awardId },
      { ...given, grantId: id, isProposal: false },
    ),
    awardTakenBackAnswer(speech, { grantId: id, round: 1 }),
    awardGivenAgainAnswer(speech, { grantId: id, round: 1 }),
    nominationGiving.givenAnswer(nominationForm(speech), nomination, {}),
    ...[0, 1, 5].map(minutes =>
      repeatQuestion(
        speech,
        { kind: 'repeated', lastGivenAt: now, now: `2026-11-27T12:0${minutes}:00.000Z` },
        'ÄÖÜ',
        id,
      ),
    ),
    groupQuestion(speech, { ...question, openDraftActionId: 'b' }),
    groupQuestion(speech, { ...question, recipients: ['U1'], leftOutCount: 1, openDraftActionId: 'b' }),
    refusedAnswer(speech, 'ÄÖÜ', id, 'a'),
    keptTextAnswer(speech, 'ÄÖÜ'),
    ...refusals(speech).map(plainAnswer),
    plainAnswer(shoutoutGiving.help({}, speech)),
    plainAnswer(awardGiving.help({}, speech)),
    plainAnswer(nominationGiving.help({}, speech)),
    ...[plainPortalCard(speech), closedCard(speech, speech.text('unfurls.page'))].map(card => ({
      text: card.title,
      blocks: blocksOfCard(speech, card),
    })),
  ]
}
