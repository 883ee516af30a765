import {
  awardProblemInWords,
  awardRefusalInWords,
  awardRejectionInWords,
} from '@laurel/api/awards/slack/awardWords.ts'
import {
  nominationProblemInWords,
  nominationRefusalInWords,
  nominationRejectionInWords,
} from '@laurel/api/awards/slack/nominations/nominationWords.ts'
import {
  notGivenAgainInWords,
  problemInWords,
} from '@laurel/api/recognition/slack/shoutouts/shoutoutWords.ts'
import { givingRefusalInWords, rejectionInWords } from '@laurel/api/slack/giving/rejectionInWords.ts'
import type { SlackSpeech } from '@laurel/api/slack/speech/slackSpeech.ts'
import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'

const memberId = '0e4b3b0c-0000-4000-8000-000000000001'

/** Those that giving, taking back and nominating cause. */
const rejections: readonly LedgerRejection[] = [
  { code: 'ALLOWANCE_EXHAUSTED', requested: 1234, available: 5 },
  { code: 'AWARD_ALLOWANCE_EXHAUSTED', requested: 1234, available: 5 },
  { code: 'POINTS_NOT_AN_OPTION', pointOptions: [5, 10, 20] },
  { code: 'POINTS_NOT_POSITIVE' },
  { code: 'VALUE_REQUIRED' },
  { code: 'VALUE_UNKNOWN', values: ['R', 'D'] },
  { code: 'NO_RECIPIENTS' },
  { code: 'SELF_RECOGNITION' },
  { code: 'DUPLICATE_RECIPIENT', memberId },
  { code: 'TOO_MANY_RECIPIENTS', recipientsMax: 200 },
  { code: 'RECIPIENT_UNKNOWN', memberId },
  { code: 'RECIPIENT_NOT_ELIGIBLE', memberId },
  { code: 'GIVING_NOT_ALLOWED' },
  { code: 'CHANNEL_UNKNOWN' },
  { code: 'TEAM_INACTIVE' },
  { code: 'SHOUTOUT_UNKNOWN' },
  { code: 'SHOUTOUT_RECALLED_ALREADY' },
  { code: 'SHOUTOUT_NOT_RECALLED' },
  { code: 'RECALL_WINDOW_CLOSED', closedAt: '2026-11-27T12:00:00.000Z' },
  { code: 'COMMAND_CONFLICT' },
  { code: 'PRO_REQUIRED' },
  { code: 'AWARDS_NOT_YOURS_TO_GIVE' },
  { code: 'AWARD_UNKNOWN' },
  { code: 'GIVEN_AWARD_UNKNOWN' },
  { code: 'AWARD_RECALLED_ALREADY' },
  { code: 'AWARD_NOT_RECALLED' },
  { code: 'CAMPAIGN_UNKNOWN' },
  { code: 'CAMPAIGN_ENDED' },
  { code: 'SELF_NOMINATION' },
  { code: 'NOMINEE_NOT_IN_CHANNEL' },
  { code: 'NOMINATED_ALREADY' },
  { code: 'TOO_MANY_NOMINATIONS', nominationsMax: 20 },
]

/** What people read when something can't be given, in plain text. */
export const refusals = (speech: SlackSpeech): readonly string[] => {
  const reader = { speech, allowanceResetsAt: '2026-12-01T00:00:00.000Z' }
  const named = [
    { code: 'NO_RECIPIENTS' },
    { code: 'GIVER_NAMED' },
    { code: 'USER_GROUP_UNREADABLE', name: '@x' },
    { code: 'USER_GROUP_EMPTY', name: '@x' },
    { code: 'TOO_MANY_NAMED', count: 1234, recipientsMax: 200 },
    { code: 'EVERYONE_NAMED', name: '@x' },
    { code: 'NAME_NOT_FOUND', name: '@x' },
    { code: 'MESSAGE_TOO_LONG', lengthMax: 3000 },
  ] as const
  const ofShoutouts = [
    { code: 'NO_POINTS' },
    { code: 'POINTS_NOT_POSITIVE', text: '0' },
    { code: 'POINTS_NOT_WHOLE', text: '1.5' },
    { code: 'POINTS_AMBIGUOUS', amounts: [1, 2] },
    { code: 'VALUE_REQUIRED' },
    { code: 'VALUE_NOT_FOUND', text: 'x' },
    { code: 'VALUE_TOO_LONG', lengthMax: 100 },
    { code: 'VALUES_AMBIGUOUS', values: ['R', 'D'] },
    { code: 'GIFS_AMBIGUOUS', words: ['R', 'D'] },
    { code: 'NO_MESSAGE' },
  ] as const
  return [
    ...[...named, ...ofShoutouts].map(problem => problemInWords(problem, speech)),
    ...[...named, { code: 'NO_AWARD' } as const].map(problem => awardProblemInWords(problem, speech)),
    ...[...named, { code: 'SEVERAL_NAMED' } as const, { code: 'NO_MESSAGE' } as const].map(problem =>
      nominationProblemInWords(problem, speech),
    ),
    ...rejections.flatMap(rejection => [
      rejectionInWords(rejection, reader),
      notGivenAgainInWords(rejection, reader),
      awardRejectionInWords(rejection, reader),
      nominationRejectionInWords(rejection, { speech }),
    ]),
    ...(['TEAM_UNKNOWN', 'MEMBER_UNKNOWN', 'MEMBER_INACTIVE'] as const).map(code =>
      givingRefusalInWords({ code, speech }),
    ),
    awardRefusalInWords({ code: 'NO_AWARDS_OFFERED', speech }),
    nominationRefusalInWords({ code: 'NO_RUNNING_CAMPAIGN', speech }),
  ]
}
