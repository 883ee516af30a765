import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { english } from './english.ts'
import { awards } from './german/awards.ts'
import { banners } from './german/banners.ts'
import { celebrations } from './german/celebrations.ts'
import { competitions } from './german/competitions.ts'
import { giving } from './german/giving.ts'
import { home } from './german/home.ts'
import { nominations } from './german/nominations.ts'
import { nudges } from './german/nudges.ts'
import { people } from './german/people.ts'
import { recognition } from './german/recognition.ts'
import { reports } from './german/reports.ts'
import { rewards } from './german/rewards.ts'
import { team } from './german/team.ts'
import { unfurls } from './german/unfurls.ts'

export const german: TextsLike<typeof english> = {
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
