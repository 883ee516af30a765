import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import { approvals } from './rejections/approvals.ts'
import { campaigns } from './rejections/campaigns.ts'
import { celebrations } from './rejections/celebrations.ts'
import { competitions } from './rejections/competitions.ts'
import { members } from './rejections/members.ts'
import { recognition } from './rejections/recognition.ts'
import { rewards } from './rejections/rewards.ts'
import { teams } from './rejections/teams.ts'

export type RejectionCode = LedgerRejection['code']

/** What a person reads about every rejection of the ledger. A new rejection does not compile until it has its texts. */
export const rejections = {
  ...approvals,
  ...campaigns,
  ...celebrations,
  ...competitions,
  ...members,
  ...recognition,
  ...rewards,
  ...teams,
} as const satisfies Record<RejectionCode, { readonly title: string; readonly detail: string }>
