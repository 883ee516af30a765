import type { ErrorCode } from '@laurel/contract/wire/errorCodes.ts'
import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import { approvalRejectionAnswers } from './approvalRejections.ts'
import { campaignRejectionAnswers } from './campaignRejections.ts'
import { competitionRejectionAnswers } from './competitionRejections.ts'
import { HttpProblem } from './httpProblem.ts'
import { detailOf } from './rejectionDetail.ts'
import { rewardRejectionAnswers } from './rewardRejections.ts'
import { type RejectionAnswer, teamRejectionAnswers } from './teamRejections.ts'

type RejectionCode = LedgerRejection['code']

/** The HTTP answer to every rejection of the ledger. A new rejection does not compile until it has one. */
export const rejectionAnswers = {
  COMMAND_CONFLICT: {
    status: 409,
    title: 'Key used before',
    detail: 'This Idempotency-Key came with another request before. Send a new key for a new intent.',
  },
  ...approvalRejectionAnswers,
  ...campaignRejectionAnswers,
  ...teamRejectionAnswers,
  ...competitionRejectionAnswers,
  ...rewardRejectionAnswers,
  MEMBER_UNKNOWN: {
    status: 404,
    title: 'Member unknown',
    detail: 'There is no such member in your team. Reload the list and choose from it.',
  },
  MEMBER_INACTIVE: {
    status: 403,
    title: 'Member inactive',
    detail: 'This member has left the team. Ask an administrator to bring them back first.',
  },
  RECIPIENT_UNKNOWN: {
    status: 422,
    title: 'Recipient unknown',
    detail: 'A recipient is not, or no longer, in the team. Remove them and try again.',
  },
  EXPIRY_NOT_DUE: {
    status: 422,
    title: 'Expiry not due',
    detail: 'These points can still be redeemed. They expire on the day that the account shows.',
  },
  OWNER_STAYS_ADMIN: {
    status: 422,
    title: 'Owner stays administrator',
    detail: 'The owner of a team always stays an administrator. Choose another member.',
  },
  LAST_ADMINISTRATOR: {
    status: 422,
    title: 'Last administrator',
    detail: 'A team needs an administrator. Make another member one first.',
  },
  NO_RECIPIENTS: {
    status: 422,
    title: 'No recipients',
    detail: 'Name at least one colleague to thank.',
  },
  TOO_MANY_RECIPIENTS: {
    status: 422,
    title: 'Too many recipients',
    detail: 'A shoutout can’t go to that many people at once. Split it into several.',
  },
  DUPLICATE_RECIPIENT: {
    status: 422,
    title: 'Duplicate recipient',
    detail: 'A colleague is named twice. Name each once.',
  },
  SELF_RECOGNITION: {
    status: 422,
    title: 'Self-recognition',
    detail: 'You can’t give points to yourself. Remove yourself from the recipients.',
  },
  POINTS_NOT_POSITIVE: {
    status: 422,
    title: 'Points not positive',
    detail: 'Give at least 1 point.',
  },
  POINTS_NOT_AN_OPTION: {
    status: 422,
    title: 'Not one of the amounts',
    detail: 'Choose one of the amounts of this channel.',
  },
  VALUE_REQUIRED: {
    status: 422,
    title: 'Value required',
    detail: 'Your team tags each shoutout with a value. Choose one.',
  },
  VALUE_UNKNOWN: {
    status: 422,
    title: 'Value unknown',
    detail: 'This is not one of your team’s values. Choose one of the list.',
  },
  ATTACHMENT_NOT_ALLOWED: {
    status: 422,
    title: 'Picture not allowed',
    detail:
      'Pictures come from the GIF provider that is set up here, if one is. Choose one of its GIFs, or send none.',
  },
  SHOUTOUT_REPEATED: {
    status: 409,
    title: 'Shoutout repeated',
    detail:
      'You sent the same message to the same people less than ten minutes ago. Send it with may_repeat to give it again.',
  },
  ALLOWANCE_EXHAUSTED: {
    status: 422,
    title: 'Allowance used up',
    detail: 'Your allowance does not cover this. Give fewer points, or wait for the next period.',
  },
  SHOUTOUT_UNKNOWN: {
    status: 404,
    title: 'Shoutout unknown',
    detail:
      'There is no such shoutout of yours to take back or to give again. Reload the list and choose from it.',
  },
  SHOUTOUT_RECALLED_ALREADY: {
    status: 409,
    title: 'Taken back already',
    detail: 'This shoutout is taken back already. Give it again if that was a mistake.',
  },
  SHOUTOUT_NOT_RECALLED: {
    status: 409,
    title: 'Not taken back',
    detail: 'This shoutout holds: it is not taken back, or was given again already. Nothing is left to do.',
  },
  GIVEN_AWARD_UNKNOWN: {
    status: 404,
    title: 'Award unknown',
    detail:
      'There is no such award of yours to take back or to give again. Reload the list and choose from it.',
  },
  AWARD_RECALLED_ALREADY: {
    status: 409,
    title: 'Taken back already',
    detail: 'This award is taken back already. Give it again if that was a mistake.',
  },
  AWARD_NOT_RECALLED: {
    status: 409,
    title: 'Not taken back',
    detail: 'This award holds: it is not taken back, or was given again already. Nothing is left to do.',
  },
  RECALL_WINDOW_CLOSED: {
    status: 422,
    title: 'Too late',
    detail:
      'The time to take this back, or to give it again, is over. Ask an administrator for an adjustment.',
  },
  REASON_REQUIRED: {
    status: 422,
    title: 'Reason required',
    detail: 'Say why; the reason stays with the entry in the ledger.',
  },
  OWN_FINDING: {
    status: 403,
    title: 'About yourself',
    detail: 'This finding names you. Ask another administrator to look at it.',
  },
  NOTHING_TO_ADJUST: {
    status: 422,
    title: 'Nothing to adjust',
    detail: 'Enter the points to add, or a negative number to take points away.',
  },
  BALANCE_TOO_LOW: {
    status: 422,
    title: 'Balance too low',
    detail: 'The balance can’t go below zero. Take away no more than it holds.',
  },
  CHANNEL_EXISTS: {
    status: 409,
    title: 'Channel exists',
    detail: 'This chat channel is a recognition channel already. Edit it instead.',
  },
  CHANNEL_UNKNOWN: {
    status: 404,
    title: 'Channel unknown',
    detail: 'There is no such recognition channel in your team. Reload the list and choose from it.',
  },
  DEAD_LETTER_UNKNOWN: {
    status: 404,
    title: 'Unfinished work unknown',
    detail: 'There is no such unfinished work in your team. Reload the list and choose from it.',
  },
  DEAD_LETTER_ALREADY_RETRIED: {
    status: 409,
    title: 'Tried again already',
    detail: 'This is being tried again, or was finished. Reload the list to see where it stands.',
  },
  PRO_REQUIRED: {
    status: 403,
    title: 'Pro plan required',
    detail: 'This feature is only available on the Pro plan.',
  },
  GIVING_NOT_ALLOWED: {
    status: 403,
    title: 'Giving not allowed',
    detail: 'Points cannot come from this member. Ask an administrator to change the point eligibility.',
  },
  RECIPIENT_NOT_ELIGIBLE: {
    status: 422,
    title: 'Recipient not eligible',
    detail: 'Points cannot go to one of these colleagues. Leave them out and try again.',
  },
  AWARD_UNKNOWN: {
    status: 404,
    title: 'Award unknown',
    detail: 'There is no such award in your team, or not any more. Reload the list and choose from it.',
  },
  AWARDS_NOT_YOURS_TO_GIVE: {
    status: 403,
    title: 'Awards are given by managers',
    detail: 'Only managers of a recognition channel and administrators give awards. Ask one of them.',
  },
  AWARD_ALLOWANCE_EXHAUSTED: {
    status: 422,
    title: 'Award allowance used up',
    detail:
      'Your award allowance does not cover this award. Choose a smaller one, or wait for the next period.',
  },
  OCCASION_CELEBRATED: {
    status: 409,
    title: 'Celebrated already',
    detail: 'This was celebrated already this year.',
  },
  GIFT_ROW_HAS_POINTS: {
    status: 422,
    title: 'Points twice in a gift',
    detail: 'This gift row already has a point option.',
  },
  GIFT_ROW_HAS_PRODUCT: {
    status: 422,
    title: 'Product twice in a gift',
    detail: 'This product is already in this gift row.',
  },
  BANNER_REQUIRED: {
    status: 422,
    title: 'Banner missing',
    detail: 'At least one banner is required.',
  },
  MILESTONE_BANNER_REQUIRED: {
    status: 422,
    title: 'Banner of a milestone missing',
    detail: 'A banner is required.',
  },
  MILESTONE_NOT_UNIQUE: {
    status: 422,
    title: 'Milestone twice',
    detail: 'Two milestones stand for the same number of years. Remove one of them.',
  },
  MILESTONES_NOT_ALLOWED: {
    status: 422,
    title: 'No milestones here',
    detail: 'Only anniversaries have milestones. Leave them out.',
  },
  ANNOUNCEMENT_CHANNEL_REQUIRED: {
    status: 422,
    title: 'Channel missing',
    detail: 'Choose at least one channel to announce it in, or all relevant channels.',
  },
  CHANNEL_IN_USE: {
    status: 409,
    title: 'Channel in use',
    detail: 'A running competition or an open campaign needs this channel. End it first.',
  },
} as const satisfies Record<RejectionCode, RejectionAnswer>

/** The code in the answer; it differs from the rejection for a reused Idempotency-Key alone. */
const codeOf = (code: RejectionCode): ErrorCode =>
  code === 'COMMAND_CONFLICT' ? 'IDEMPOTENCY_CONFLICT' : code

/** The problem of a rejection, with its figures as `data`. */
export const rejectionProblem = (rejection: LedgerRejection): HttpProblem => {
  const { code, ...data } = rejection
  return new HttpProblem({
    ...rejectionAnswers[code],
    ...detailOf(rejection),
    code: codeOf(code),
    ...(Object.keys(data).length > 0 ? { data } : {}),
  })
}
