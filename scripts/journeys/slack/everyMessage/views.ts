import { awardModal } from '@laurel/api/awards/slack/awardModal.ts'
import { competitionsInWords } from '@laurel/api/awards/slack/competitionsInWords.ts'
import { nominationModal } from '@laurel/api/awards/slack/nominations/nominationModal.ts'
import {
  draft as awardDraft,
  formData as awardForm,
  love,
  wins,
} from '@laurel/api/awards/slack/testing/formData.ts'
import { emptyDraft, shoutoutModal } from '@laurel/api/recognition/slack/shoutouts/shoutoutModal.ts'
import {
  draft,
  fixed,
  formData,
  general,
  team,
} from '@laurel/api/recognition/slack/shoutouts/testing/formData.ts'
import { placeOf } from '@laurel/api/slack/giving/places.ts'
import { type HomeContents, homeView } from '@laurel/api/slack/home/homeView.ts'
import type { SlackSpeech } from '@laurel/api/slack/speech/slackSpeech.ts'
import type { View } from '@slack/types'
import { nominationForm } from './nominationForm.ts'

const url = 'https://laurel.example/redeem'

/** The forms and the Home tab, filled and empty. */
export const views = (speech: SlackSpeech): readonly View[] => {
  const form = { ...formData, speech, gifProvider: 'KLIPY', places: [general, fixed] }
  const common = { notes: ['ÄÖÜ'], privateMetadata: '{}' }
  const awards = { ...awardForm, speech, places: [placeOf(wins), placeOf(love)], place: undefined }
  const empty: HomeContents = {
    speech,
    memberName: 'Ann',
    redeemable: 0,
    owed: 0,
    allowanceLeft: 0,
    allowanceResetsOn: speech.calendarDay('2026-12-01'),
    awardsLeft: { kind: 'company' },
    celebrations: [],
    competitions: [],
    campaigns: [],
    recognitions: [],
    portalUrl: url,
  }
  const recognition = {
    giverName: 'B',
    pointsEach: 10,
    value: 'R&D',
    message: 'ÄÖÜ',
    day: empty.allowanceResetsOn,
  }
  return [
    shoutoutModal({ formData: form, draft, ...common }),
    shoutoutModal({
      formData: { ...form, place: fixed },
      draft: { ...draft, recipients: ['U1'] },
      ...common,
    }),
    shoutoutModal({ formData: { ...form, team: { ...team, values: [] } }, draft: emptyDraft, ...common }),
    awardModal({ formData: awards, draft: awardDraft, ...common }),
    awardModal({
      formData: { ...awardForm, speech },
      draft: { ...awardDraft, awardId: null },
      ...common,
    }),
    nominationModal({
      formData: nominationForm(speech),
      draft: { recipients: [], message: '', campaignId: null },
      ...common,
    }),
    homeView(empty),
    homeView({
      ...empty,
      owed: 5,
      awardsLeft: { kind: 'allowance', points: 5 },
      celebrations: [
        { name: 'B', occasion: speech.text('celebrations.occasions.birthday'), day: empty.allowanceResetsOn },
      ],
      competitions: competitionsInWords(speech, []).concat('ÄÖÜ'),
      campaigns: [{ campaignId: '0e4b3b0c-0000-4000-8000-000000000001', line: 'ÄÖÜ' }],
      recognitions: [
        { ...recognition, isGiven: true, recipientNames: ['B', 'C'] },
        { ...recognition, isGiven: false, recipientNames: ['Ann'] },
      ],
    }),
  ]
}
