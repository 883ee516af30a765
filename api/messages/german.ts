import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { english } from './english.ts'
import { answers } from './german/answers.ts'
import { awards } from './german/awards.ts'
import { banners } from './german/banners.ts'
import { celebrations } from './german/celebrations.ts'
import { competitions } from './german/competitions.ts'
import { fields } from './german/fields.ts'
import { giving } from './german/giving.ts'
import { home } from './german/home.ts'
import { nominations } from './german/nominations.ts'
import { nudges } from './german/nudges.ts'
import { people } from './german/people.ts'
import { problems } from './german/problems.ts'
import { receipt } from './german/receipt.ts'
import { recognition } from './german/recognition.ts'
import { rejections } from './german/rejections.ts'
import { reports } from './german/reports.ts'
import { rewards } from './german/rewards.ts'
import { team } from './german/team.ts'
import { things } from './german/things.ts'
import { unfurls } from './german/unfurls.ts'

export const german: TextsLike<typeof english> = {
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
