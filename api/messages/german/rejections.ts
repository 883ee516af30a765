import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { rejections as english } from '../english/rejections.ts'
import { approvals } from './rejections/approvals.ts'
import { campaigns } from './rejections/campaigns.ts'
import { celebrations } from './rejections/celebrations.ts'
import { competitions } from './rejections/competitions.ts'
import { members } from './rejections/members.ts'
import { recognition } from './rejections/recognition.ts'
import { rewards } from './rejections/rewards.ts'
import { teams } from './rejections/teams.ts'

export const rejections: TextsLike<typeof english> = {
  ...approvals,
  ...campaigns,
  ...celebrations,
  ...competitions,
  ...members,
  ...recognition,
  ...rewards,
  ...teams,
}
