import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { english } from './english.ts'
import { answers } from './spanish/answers.ts'
import { awards } from './spanish/awards.ts'
import { banners } from './spanish/banners.ts'
import { celebrations } from './spanish/celebrations.ts'
import { competitions } from './spanish/competitions.ts'
import { fields } from './spanish/fields.ts'
import { giving } from './spanish/giving.ts'
import { home } from './spanish/home.ts'
import { nominations } from './spanish/nominations.ts'
import { nudges } from './spanish/nudges.ts'
import { people } from './spanish/people.ts'
import { problems } from './spanish/problems.ts'
import { receipt } from './spanish/receipt.ts'
import { recognition } from './spanish/recognition.ts'
import { rejections } from './spanish/rejections.ts'
import { reports } from './spanish/reports.ts'
import { rewards } from './spanish/rewards.ts'
import { team } from './spanish/team.ts'
import { things } from './spanish/things.ts'
import { unfurls } from './spanish/unfurls.ts'

export const spanish: TextsLike<typeof english> = {
  answers,
  awards,
  banners,
  celebrations,
  competitions,
  fields,
  giving,
  home,
  nominations,
  nudges,
  people,
  problems,
  receipt,
  recognition,
  rejections,
  reports,
  rewards,
  team,
  things,
  unfurls,
}
