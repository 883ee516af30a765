import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { english } from './english.ts'
import { awards } from './spanish/awards.ts'
import { banners } from './spanish/banners.ts'
import { celebrations } from './spanish/celebrations.ts'
import { competitions } from './spanish/competitions.ts'
import { giving } from './spanish/giving.ts'
import { home } from './spanish/home.ts'
import { nominations } from './spanish/nominations.ts'
import { nudges } from './spanish/nudges.ts'
import { people } from './spanish/people.ts'
import { recognition } from './spanish/recognition.ts'
import { reports } from './spanish/reports.ts'
import { rewards } from './spanish/rewards.ts'
import { team } from './spanish/team.ts'
import { unfurls } from './spanish/unfurls.ts'

export const spanish: TextsLike<typeof english> = {
  awards,
  banners,
  celebrations,
  competitions,
  giving,
  home,
  nominations,
  nudges,
  people,
  recognition,
  reports,
  rewards,
  team,
  unfurls,
}
