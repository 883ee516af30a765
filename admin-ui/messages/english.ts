import { access } from './english/access.ts'
import { action } from './english/action.ts'
import { awards } from './english/awards.ts'
import { celebrations } from './english/celebrations.ts'
import { form } from './english/form.ts'
import { gifts } from './english/gifts.ts'
import { list } from './english/list.ts'
import { operations } from './english/operations.ts'
import { people } from './english/people.ts'
import { ra } from './english/ra.ts'
import { recognition } from './english/recognition.ts'
import { reports } from './english/reports.ts'
import { rewards } from './english/rewards.ts'
import { signIn } from './english/signIn.ts'
import { team } from './english/team.ts'

/** Every text, by the part of the administration that shows it. */
export const english = {
  access,
  action,
  awards,
  celebrations,
  form,
  gifts,
  list,
  operations,
  people,
  ra,
  recognition,
  reports,
  rewards,
  signIn,
  team,
} as const
